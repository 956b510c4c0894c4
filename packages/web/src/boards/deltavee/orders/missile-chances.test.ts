import type { DvView, UnitView, VesselView } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { dangersTo } from './survival.tsx';

/** Only what these questions read of a view. */
const unit = (unit: number, seat: number, more: Partial<UnitView>): UnitView =>
  ({
    unit,
    seat,
    status: 'in-play',
    q: 0,
    r: 0,
    direction: 12,
    velocity: 0,
    zig: 0,
    vessel: null,
    ...more,
  }) as UnitView;
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
