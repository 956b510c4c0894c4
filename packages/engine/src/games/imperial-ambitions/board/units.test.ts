import { expect, test } from 'vitest';
import { cloneState } from '../state.ts';
import { givenState } from '../testing/given.ts';
import {
  aboardOf,
  allAboard,
  isBase,
  isHyperspaceCapable,
  isShip,
  isSpaceUnit,
  isUnit,
  jumpRange,
  strengthOf,
} from './units.ts';

test('IA-unit-1 IA-unit-3 each loss lowers a unit to the next printed line', () => {
  const { at, unit } = givenState({ units: { bb: { type: 'BB', owner: 0, system: 'A1' } } });
  const lines = [4, 3, 2, 1].map((steps) => {
    at.g.units.steps[unit('bb')] = steps;
    const { as, ds, ma } = strengthOf(at, unit('bb'));
    return [as, ds, ma];
  });
  expect(lines).toEqual([
    [12, 15, 3],
    [9, 12, 3],
    [6, 8, 2],
    [3, 4, 1],
  ]);
});

test('IA-unit-4 IA-unit-20 an asterisked step has no hyperspace until repaired', () => {
  const { at, unit } = givenState({ units: { dd: { type: 'DD', owner: 0, system: 'A1', steps: 1 } } });
  expect([isHyperspaceCapable(at, unit('dd')), jumpRange(at, unit('dd'))]).toEqual([false, 0]);
  at.g.units.steps[unit('dd')] = 2;
  expect([isHyperspaceCapable(at, unit('dd')), jumpRange(at, unit('dd'))]).toEqual([true, 3]);
});

test('IA-unit-5 bases and ground units have no hyperspace', () => {
  const { at, unit } = givenState({
    units: {
      ss: { type: 'SS', owner: 0, system: 'A1', where: 'orbit:rocky' },
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    },
  });
  expect([isHyperspaceCapable(at, unit('ss')), isHyperspaceCapable(at, unit('inf'))]).toEqual([false, false]);
});

test('IA-unit-19 a station is a base without attack', () => {
  const { at, unit } = givenState({ units: { ss: { type: 'SS', owner: 0, system: 'A1', where: 'orbit:rocky' } } });
  expect([isBase(at.g, unit('ss')), isShip(at.g, unit('ss')), isSpaceUnit(at.g, unit('ss'))]).toEqual([
    true,
    false,
    true,
  ]);
  expect(strengthOf(at, unit('ss')).as).toBe(0);
});

test('IA-unit-2 unit numbers that are none are no units', () => {
  const { at } = givenState({ units: { dd: { type: 'DD', owner: 0, system: 'A1' } } });
  expect([isUnit(at.g, 0), isUnit(at.g, 1), isUnit(at.g, -1), isUnit(at.g, 0.5)]).toEqual([true, false, false, false]);
});

test('what is aboard, also aboard what is docked', () => {
  const { at, unit } = givenState({
    units: {
      f: { type: 'F', owner: 0, aboard: 'cv' },
      cv: { type: 'CV', owner: 0, aboard: 'b' },
      b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
    },
  });
  expect(aboardOf(at.g, unit('b'))).toEqual([unit('cv')]);
  expect(allAboard(at.g, unit('b'))).toEqual([unit('cv'), unit('f')]);
  expect(at.g.units.hex[unit('f')]).toBe(at.g.units.hex[unit('b')]);
});

test('a clone is equal and shares nothing', () => {
  const { at } = givenState({ battle: 'fire', units: { dd: { type: 'DD', owner: 0, at: [20, 20] } } });
  at.g.pace[0]!.roundPacket.push({ moves: [{ unit: 0, do: 'move', hexes: 1, turns: [1, 1] }] });
  const twin = cloneState(at.g);
  expect(twin).toEqual(at.g);
  const objects = (value: unknown): object[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objects)] : [];
  const mine = new Set(objects(at.g));
  expect(objects(twin).filter((one) => mine.has(one))).toEqual([]);
});
