import type { DvView, UnitView, VesselView } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { nearestPass } from './launch-figure.tsx';
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
const chaser = unit(8, 1, { q: 4, r: 7, velocity: 3 });

test('DV-9.6a dangers are those of the own move and then of the move of the enemy, from where it ends', () => {
  expect(dangersTo(view(own, contact), own).map(({ by, step }) => [by.unit, step])).toEqual([[7, 1]]);
  expect(dangersTo(view(own, chaser), own).map(({ by, step }) => [by.unit, step])).toEqual([[8, 3]]);
  const faster = { ...own, velocity: 3 };
  expect(dangersTo(view(own, chaser), faster)).toEqual([]);
});

test('DV-7.1f a missile is foretold against where the enemy will be, an unguided one with its gain', () => {
  const enemy = unit(1, 1, { vessel: ship, q: 4, r: 3, velocity: 1 });
  const course = { q: 4, r: 5, direction: 12, velocity: 2, zig: 0 };
  const passOf = (type: 'guided' | 'unguided') => nearestPass(view(own, enemy), 0, { type, civ: 7, course });
  expect(passOf('unguided')).toMatchObject({ target: { unit: 1 }, step: 3, hexes: 0 });
  expect(passOf('guided')).toMatchObject({ step: 2, hexes: 1 });
  expect(nearestPass(view(own), 0, { type: 'guided', civ: 7, course })).toBeNull();
});
