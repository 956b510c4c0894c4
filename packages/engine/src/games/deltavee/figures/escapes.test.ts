import { expect, test } from 'vitest';
import { CLOCK_DQ, CLOCK_DR } from '#hex/index';
import { orders as rules } from '../rules/07-commands/orders.ts';
import { viewOf } from '../secrets/view.ts';
import type { UnitView } from '../secrets/view-types.ts';
import { type Given, given } from '../testing/given.ts';
import type { Order } from '../types.ts';
import { endsOf } from './courses.ts';
import { dangersIn, dangersTo, escapesOf } from './escapes.ts';

const boxes = ['heavy-weapon', 'energy'];
const ship = { class: 'dagger', hex: 'A0706', direction: 12, velocity: 2, boxes };
const far = { class: 'dagger', hex: 'A1516', direction: 6, velocity: 0, boxes };

/** A Command Phase of the ship with one missile of the other, its view and the Weaves that are offered. */
function chased(missile: Partial<NonNullable<Given['missiles']>[number]>, more: Partial<Given> = {}) {
  const battle = given({
    phase: 'command',
    units: { 'P1-A': ship, 'P2-A': far },
    missiles: [{ id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0707', direction: 12, velocity: 3, ...missile }],
    ...more,
  });
  const view = viewOf(battle.game.data, battle.g, 0);
  const at = (name: string): UnitView => view.units.find(({ unit }) => unit === battle.unit(name))!;
  const unit = at('P1-A');
  const weaves = rules.weave
    .list(battle.play(), 0, unit.unit)
    .filter((order) => rules.weave.check(battle.play(), 0, order) === null);
  return { view, unit, missile: at('m'), weaves };
}

test('DV-9.6a dangers are those of the own move and then of the move of the enemy, from where it ends', () => {
  const { view, unit, missile } = chased({});
  expect(dangersTo(view, unit).map(({ by, step }) => [by.unit, step])).toEqual([[missile.unit, 3]]);
  expect(dangersTo(view, { ...unit, velocity: 3 })).toEqual([]);
  const ahead = chased({ hex: 'A0705', velocity: 0 });
  expect(dangersTo(ahead.view, ahead.unit).map(({ by, step }) => [by.unit, step])).toEqual([[ahead.missile.unit, 1]]);
});

test('DV-7.1f an unguided missile comes faster by the gain of the data, a contact perhaps', () => {
  const { view, unit, missile } = chased({ velocity: 2 });
  const with_ = (known: UnitView['missile'], unguidedGain: number) => {
    const units = view.units.map((one) => (one.unit === missile.unit ? { ...one, missile: known } : one));
    return dangersTo({ ...view, units, unguidedGain }, unit).map(({ step, by }) => [step, by.velocity]);
  };
  expect(with_({ type: 'guided', civ: 7 }, 1)).toEqual([]);
  expect(with_({ type: 'unguided', civ: 7 }, 1)).toEqual([[3, 3]]);
  expect(with_({ type: 'unguided', civ: 7 }, 2)).toEqual([[3, 4]]);
  expect(with_({ type: 'unguided', civ: 7 }, 0)).toEqual([]);
  expect(with_(null, 1)).toEqual([[3, 3]]);
});

test('DV-7.2e answers to a missile: courses, the Weaves that the rules offer and the field', () => {
  const { view, unit, weaves } = chased({ hex: 'A0705', direction: 6, velocity: 1 }, { planets: { Esata: 'A0805' } });
  const [q, r] = [unit.q + CLOCK_DQ[2]!, unit.r + CLOCK_DR[2]!];
  expect(view.planets.map((planet) => [planet.q, planet.r])).toEqual([[q, r]]);
  const raise: Order = { do: 'raiseField', unit: unit.unit, box: 0 };
  const ends = endsOf({ ...unit, direction: 12 }, { commands: 1, speeds: 1, onlySpeed: false }, view.maximumVelocity);
  const found = escapesOf(unit, ends, [...weaves, raise]);
  expect(found.map(({ is }) => is)).toEqual([...Array(4).fill('course'), ...Array(5).fill('weave'), 'field']);
  const byWeave = found.filter(({ is }) => is === 'weave');
  expect(byWeave.some(({ now }) => now.q === q && now.r === r)).toBe(false); // never into the planet
  const straight = byWeave.find(({ now }) => now.q === unit.q && now.r === unit.r - 1)!;
  expect(dangersIn(view, straight).length).toBeGreaterThan(0); // DV-9.6a: into the hex of the missile
  expect(dangersIn(view, found.at(-1)!)).toEqual([]); // DV-9.8a
  expect(dangersIn(view, { is: 'course', now: unit })).toHaveLength(1);
});
