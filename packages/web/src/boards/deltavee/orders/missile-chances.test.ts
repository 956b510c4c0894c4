import type { DvView, UnitView, VesselView } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { unit } from '../unit-for-tests.ts';
import { bestOf, dangersIn, escapesOf } from './escapes.ts';
import { dangersTo } from './survival.tsx';

const ship = { class: 'dagger', className: 'Dagger', isBound: false } as VesselView;
const view = (...units: UnitView[]): DvView => ({ first: 0, phase: 4, units, maximumVelocity: 9 }) as DvView;

const own = unit(0, 0, { vessel: ship, q: 4, r: 6, velocity: 2 });
const contact = unit(7, 1, { q: 4, r: 5 });
const chaser = unit(8, 1, { q: 4, r: 7, velocity: 3, missile: { type: 'guided', civ: 7 } });

test('DV-9.6a dangers are those of the own move and then of the move of the enemy, from where it ends', () => {
  expect(dangersTo(view(own, contact), own).map(({ by, step }) => [by.unit, step])).toEqual([[7, 1]]);
  expect(dangersTo(view(own, chaser), own).map(({ by, step }) => [by.unit, step])).toEqual([[8, 3]]);
  const faster = { ...own, velocity: 3 };
  expect(dangersTo(view(own, chaser), faster)).toEqual([]);
});

test('DV-7.1f an unguided missile comes faster by its gain, a contact perhaps', () => {
  const behind = (missile: UnitView['missile']) => unit(8, 1, { q: 4, r: 7, velocity: 2, missile });
  const faster = { ...own, velocity: 2 };
  const stepsOf = (one: UnitView) => dangersTo(view(own, one), faster).map(({ step, by }) => [step, by.velocity]);
  expect(stepsOf(behind({ type: 'guided', civ: 7 }))).toEqual([]);
  expect(stepsOf(behind({ type: 'unguided', civ: 7 }))).toEqual([[3, 3]]);
  expect(stepsOf(behind(null))).toEqual([[3, 3]]);
});

test('DV-7.2c every answer to a missile: courses, Weaves into free hexes and the field, the best of each kind', () => {
  const missile = unit(9, 1, { q: 4, r: 5, missile: { type: 'guided', civ: 7 } });
  const target = { ...own, vessel: { ...ship, ratings: { civ: 7, fieldClass: 1 } } as VesselView };
  const planets = [{ q: 5, r: 5, name: 'Esata' }] as DvView['planets'];
  const at: DvView = { ...view(target, missile), planets, asteroids: [] };
  const course = { q: 4, r: 6, direction: 12, velocity: 1, zig: 0 };
  const turned = { ...course, direction: 6 };
  const ends = [
    { q: 4, r: 5, course, commands: [] },
    { q: 4, r: 7, course: turned, commands: ['left' as const, 'left' as const] },
  ];
  const raise = { do: 'raiseField', unit: 0, box: 0 } as const;
  const found = escapesOf(at, target, ends, true, raise);
  expect(found.map(({ is }) => is)).toEqual(['course', 'weave', 'weave', 'weave', 'weave', 'field']); // not into planet or missile
  expect(found.map((one) => dangersIn(at, one).length)).toEqual([0, 0, 1, 0, 0, 0]); // straight back it runs into it all the same
  expect(dangersIn(at, { is: 'course', now: target })).toHaveLength(1);
  const rated = found.map((one, order) => ({ ...one, survives: order === 1 ? 1 : 0.5 }));
  expect(bestOf(rated).map(({ is, survives }) => [is, survives])).toEqual([
    ['weave', 1],
    ['field', 0.5],
    ['course', 0.5],
  ]);
});
