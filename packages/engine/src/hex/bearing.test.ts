import fc from 'fast-check';
import { expect, test } from 'vitest';
import { area } from './axial.ts';
import { exactBearing, isAligned, isInView, nearestDirections } from './bearing.ts';
import {
  CLOCK_DQ,
  CLOCK_DR,
  CLOCKS,
  type Clock,
  isCorner,
  nextZig,
  opposite,
  stepOf,
  turn,
  type Zig,
} from './clock.ts';

const runs = { seed: 1981, numRuns: 300 };
const clock = fc.constantFrom<Clock>(...CLOCKS);
const n = fc.integer({ min: -40, max: 40 });
const NOT_A_NUMBER = Number.NaN;

/** Clockwise angle from north in degrees on paper, 0 to 360. */
function degrees(dq: number, dr: number): number {
  const angle = (Math.atan2(dq * 1.5, -Math.sqrt(3) * (dr + dq / 2)) * 180) / Math.PI;
  return (angle + 360) % 360;
}
const apart = (a: number, b: number) => Math.min((a - b + 720) % 360, (b - a + 720) % 360);

function walk(direction: Clock, steps: number) {
  let [q, r, zig] = [0, 0, 0 as Zig];
  for (let step = 0; step < steps; step++) {
    const side = stepOf(direction, zig);
    q += CLOCK_DQ[side];
    r += CLOCK_DR[side];
    zig = nextZig(direction, zig);
  }
  return { q, r };
}

test('8.4 a unit that keeps its direction is seen exactly on it, but not at the odd positions of a zig-zag', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 1, max: 30 }), (direction, steps) => {
      const { q, r } = walk(direction, steps);
      if (!isCorner(direction) || steps % 2 === 0) expect(exactBearing(q, r)).toBe(direction);
      else expect(exactBearing(q, r)).not.toBe(direction);
    }),
    runs,
  );
  expect(exactBearing(0, 0)).toBe(0);
  const third = walk(3, 3);
  expect(exactBearing(third.q, third.r)).toBe(0);
});

test('8.4 an exact bearing is the angle on paper, and every multiple of 30 degrees has one', () => {
  for (const { q, r } of area(0, 0, 12).slice(1)) {
    const angle = degrees(q, r);
    const hour = Math.round(angle / 30) % 12;
    const isExact = apart(angle, hour * 30) < 1e-9;
    expect(exactBearing(q, r), `${q},${r}`).toBe(isExact ? hour || 12 : 0);
  }
});

test('8.4 the way back has the opposite bearing', () => {
  fc.assert(
    fc.property(n, n, (dq, dr) => {
      const there = exactBearing(dq, dr);
      expect(exactBearing(-dq, -dr)).toBe(there === 0 ? 0 : opposite(there));
    }),
    runs,
  );
});

test('R23 aligned: both units point along the exact bearing, either way', () => {
  expect(isAligned(4, -2, 3, 3)).toBe(true);
  expect(isAligned(4, -2, 9, 3)).toBe(true);
  expect(isAligned(4, -2, 9, 9)).toBe(true);
  expect(isAligned(4, -2, 3, 4)).toBe(false);
  expect(isAligned(4, -2, 2, 3)).toBe(false);
  expect(isAligned(3, -2, 2, 2)).toBe(false); // no exact bearing
  expect(isAligned(0, 5, 6, 12)).toBe(true);
  expect(isAligned(0, 5, 3, 3)).toBe(false);
  expect(isAligned(5, 0, 12, 6)).toBe(false);
});

test('R23 in one hex the two units point in the same or in opposite directions', () => {
  const partners = CLOCKS.filter((target) => isAligned(0, 0, 5, target));
  expect(partners).toEqual([5, 11]);
});

test('R67 nearest directions: one of the twelve, the one nearest on paper, and the exact bearing where there is one', () => {
  for (const { q, r } of area(0, 0, 20).slice(1)) {
    const nearest = nearestDirections(q, r);
    expect(nearest, `${q},${r}`).toHaveLength(1);
    expect(apart(degrees(q, r), (nearest[0] ?? NOT_A_NUMBER) * 30)).toBeLessThan(15);
    const exact = exactBearing(q, r);
    if (exact !== 0) expect(nearest).toEqual([exact]);
  }
});

test('R67 the nearest of a few candidates, with ties on both sides of an exact bearing', () => {
  expect(nearestDirections(0, 7, [1, 11])).toEqual([1, 11]);
  expect(nearestDirections(1, 7, [1, 11])).toEqual([1]); // bearing just short of 6 o'clock
  expect(nearestDirections(-1, 8, [1, 11])).toEqual([11]);
  expect(nearestDirections(3, 0, [6, 2, 12])).toEqual([6, 2]);
  expect(nearestDirections(5, -5, [3, 2, 1])).toEqual([2]);
  expect(nearestDirections(0, 0, [3, 8])).toEqual([3, 8]);
  fc.assert(
    fc.property(n, n, clock, (dq, dr, middle) => {
      fc.pre(dq !== 0 || dr !== 0);
      const candidates = [-2, -1, 0, 1, 2].map((positions) => turn(middle, positions));
      const angles = candidates.map((direction) => apart(degrees(dq, dr), direction * 30));
      const expected = candidates.filter((_, at) => (angles[at] ?? NOT_A_NUMBER) < Math.min(...angles) + 1e-9);
      expect(nearestDirections(dq, dr, candidates)).toEqual(expected);
    }),
    runs,
  );
});

test('R69 in view: within 30 degrees of the hexside, limits included, and always at range 0', () => {
  expect(isInView(12, 0, -3)).toBe(true);
  expect(isInView(12, 1, -2)).toBe(true); // exactly 30 degrees, direction 1
  expect(isInView(12, -1, -1)).toBe(true); // exactly 30 degrees, direction 11
  expect(isInView(12, 1, -1)).toBe(false);
  expect(isInView(12, 0, 3)).toBe(false);
  expect(isInView(8, 0, 0)).toBe(true);
  for (const hexside of [2, 4, 6, 8, 10, 12] as const) {
    for (const { q, r } of area(0, 0, 10).slice(1)) {
      expect(isInView(hexside, q, r)).toBe(apart(degrees(q, r), hexside * 30) < 30 + 1e-9);
    }
  }
});
