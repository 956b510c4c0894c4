import {
  type DvView,
  meetingsOf,
  nextMover,
  threatsTo,
  type UnitView,
  type VesselView,
} from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { ruleOfHeading } from './course.ts';
import { nameOf, tagOf } from './names.ts';
import { hexName } from './plane/sheets.ts';
import { actors } from './situation.ts';
import { unit } from './unit-for-tests.ts';

const vessel = (className: string): VesselView => ({ class: className.toLowerCase(), className }) as VesselView;
const view = (units: UnitView[], more: Partial<DvView> = {}): DvView =>
  ({ first: 0, phase: 2, units, sheets: [{ name: 'A', mx: 0, my: 0 }], ...more }) as DvView;

const sword = unit(0, 0, { label: 'P1-A', vessel: vessel('Sword'), q: 4, r: 4 });
const contact = unit(7, 1, { label: 'Contact 7', q: 4, r: 6, velocity: 3 });
const dagger = unit(1, 1, { label: 'P2-A', vessel: vessel('Dagger'), q: 4, r: 5, velocity: 1 });

test('a contact whose second step leads into a ship is a threat; an enemy ship is none', () => {
  const found = threatsTo(view([sword, contact, dagger]), 0);
  expect(found.map(({ by, to, step }) => [by.unit, to.unit, step])).toEqual([[7, 0, 2]]);
  expect(found[0]?.way.map(({ q, r }) => [q, r])).toEqual([
    [4, 6],
    [4, 5],
    [4, 4],
  ]);
});

test('an own missile that passes an enemy ship meets it, and that is no threat', () => {
  const own = unit(9, 0, { label: 'P1-A-G01', q: 4, r: 7, velocity: 4 });
  const found = meetingsOf(view([sword, own, dagger]), 0, 0);
  expect(found.map(({ by, to, step, isThreat }) => [by.unit, to.unit, step, isThreat])).toEqual([[1, 9, 2, false]]);
});

test('the second player moves next until its own Movement Phase, then the first', () => {
  expect([0, 1, 2, 3, 4, 5].map((phase) => nextMover(view([], { phase })))).toEqual([1, 1, 1, 0, 0, 0]);
});

test('units are called by class, and as in the log where there are several', () => {
  const second = unit(2, 1, { label: 'P2-B', vessel: vessel('Dagger') });
  const all = view([sword, dagger, second, contact]);
  expect(all.units.map((one) => nameOf(all, one))).toEqual(['Sword', 'Dagger P2-A', 'Dagger P2-B', 'Contact 7']);
  expect(all.units.map(tagOf)).toEqual(['A', 'A', 'B', 'C7']);
  expect(tagOf(unit(3, 0, { label: 'P1-A-G03' }))).toBe('G3');
  expect(tagOf(unit(3, 0, { label: 'P1-A-C01' }))).toBe('A1');
});

test('hexes off the lettered sheets are named by the place of their sheet', () => {
  const sheets = view([]).sheets;
  expect(hexName(sheets, { q: 1, r: 6 })).toBe('A0207');
  expect(hexName(sheets, { q: -1, r: 6 })).toBe('A← 1606');
});

test('a heading through a hexside and one past a corner stand under rules of their own', () => {
  const rules = [2, 3, 8, 9, null].map((direction) => ruleOfHeading({ direction }));
  expect(rules).toEqual(['DV-6.1b', 'DV-6.1c', 'DV-6.1b', 'DV-6.1c', 'DV-6.1a']);
});

test('N and P go over those that can be given something: weapons that have not finished, missiles that can be steered', () => {
  const ship = (at: number, finished: number): UnitView =>
    unit(at, 0, { status: 'in-play', vessel: vessel('Sword'), log: { used: { finished } } } as object);
  const missile = (at: number, type: string): UnitView =>
    unit(at, 0, { status: 'in-play', missile: { type }, flight: { payload: 0 } } as object);
  const units = [ship(0, 0), ship(1, 1), missile(2, 'guided'), missile(3, 'unguided')];
  const inPhase = (phaseName: DvView['phaseName'], phasing: number): string[] =>
    actors({ view: view(units, { phaseName, phasing, viewer: 0 }) });
  expect(inPhase('fire', 0)).toEqual(['unit-0']);
  expect(inPhase('command', 0)).toEqual(['unit-0', 'unit-1', 'unit-2']);
  expect(inPhase('fire', 1)).toHaveLength(4);
});
