import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  area,
  cross,
  DQ,
  DR,
  distance,
  dot,
  FACINGS,
  type Facing,
  facingDifference,
  isWithin,
  neighbours,
  ring,
  rotate,
  sextantOf,
  turnFacing,
} from './axial.ts';

const runs = { seed: 1981, numRuns: 300 };
const n = fc.integer({ min: -60, max: 60 });
const facing = fc.constantFrom<Facing>(...FACINGS);
const text = (hexes: readonly { q: number; r: number }[]) => hexes.map(({ q, r }) => `${q},${r}`);

/** Centre on paper, where neighbouring centres lie 1 apart and y grows downwards: the yardstick for the exact tests. */
const paper = (q: number, r: number) => ({ x: (q * Math.sqrt(3)) / 2, y: r + q / 2 });

test('distance is a metric', () => {
  fc.assert(
    fc.property(n, n, n, n, n, n, (q1, r1, q2, r2, q3, r3) => {
      expect(distance(q1, r1, q2, r2)).toBe(distance(q2, r2, q1, r1));
      expect(distance(q1, r1, q2, r2) === 0).toBe(q1 === q2 && r1 === r2);
      expect(distance(q1, r1, q3, r3)).toBeLessThanOrEqual(distance(q1, r1, q2, r2) + distance(q2, r2, q3, r3));
    }),
    runs,
  );
});

test('distance counts steps: a step changes it by at most one, and some step brings it down by one', () => {
  fc.assert(
    fc.property(n, n, (q, r) => {
      fc.pre(q !== 0 || r !== 0);
      const here = distance(0, 0, q, r);
      const changes = neighbours(q, r).map((hex) => distance(0, 0, hex.q, hex.r) - here);
      expect(Math.min(...changes)).toBe(-1);
      expect(Math.max(...changes)).toBe(1);
    }),
    runs,
  );
});

test('distances read off a map', () => {
  expect(distance(0, 0, 3, -3)).toBe(3);
  expect(distance(0, 0, 2, 1)).toBe(3);
  expect(distance(-2, 5, 1, 3)).toBe(3);
  expect(isWithin(0, 0, 2, 1, 3)).toBe(true);
  expect(isWithin(0, 0, 2, 1, 2)).toBe(false);
});

test('the six facings go clockwise from 12 o’clock', () => {
  for (const side of FACINGS) {
    const { x, y } = paper(DQ[side], DR[side]);
    expect(x).toBeCloseTo(Math.sin((side * Math.PI) / 3));
    expect(y).toBeCloseTo(-Math.cos((side * Math.PI) / 3));
  }
  expect(text(neighbours(5, -7))).toEqual(['5,-8', '6,-8', '6,-7', '5,-6', '4,-6', '4,-7']);
});

test('turning and the difference of facings', () => {
  expect(turnFacing(5, 1)).toBe(0);
  expect(turnFacing(0, -1)).toBe(5);
  expect(turnFacing(2, -14)).toBe(0);
  expect(turnFacing(3, 3)).toBe(0);
  expect(FACINGS.map((side) => facingDifference(5, side))).toEqual([1, 2, 3, 2, 1, 0]);
});

test('one rotation turns each facing into the next; six change nothing; length is kept', () => {
  for (const side of FACINGS) {
    const next = turnFacing(side, 1);
    expect(rotate(DQ[side], DR[side], 1)).toEqual({ q: 0 + DQ[next], r: 0 + DR[next] });
  }
  fc.assert(
    fc.property(n, n, fc.integer({ min: -20, max: 20 }), (q, r, turns) => {
      expect(rotate(q, r, 6)).toEqual({ q, r });
      const turned = rotate(q, r, turns);
      expect(rotate(turned.q, turned.r, -turns)).toEqual({ q, r });
      expect(distance(0, 0, turned.q, turned.r)).toBe(distance(0, 0, q, r));
      expect(rotate(q, r, 3)).toEqual({ q: 0 - q, r: 0 - r });
    }),
    runs,
  );
});

test('a ring has 6n hexes at distance n, clockwise from north, each next to the one before', () => {
  expect(text(ring(0, 0, 1))).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
  expect(text(ring(4, 4, 0))).toEqual(['4,4']);
  fc.assert(
    fc.property(n, n, fc.integer({ min: 1, max: 12 }), (q, r, radius) => {
      const hexes = ring(q, r, radius);
      expect(new Set(text(hexes)).size).toBe(6 * radius);
      expect(hexes[0]).toEqual({ q, r: r - radius });
      hexes.forEach((hex, at) => {
        const after = hexes[(at + 1) % hexes.length] ?? hex;
        expect(distance(q, r, hex.q, hex.r)).toBe(radius);
        expect(distance(hex.q, hex.r, after.q, after.r)).toBe(1);
        expect(cross(hex.q - q, hex.r - r, after.q - q, after.r - r)).toBeGreaterThan(0);
      });
    }),
    runs,
  );
});

test('areas of radius 0 to 5 hold 1, 7, 19, 37, 61, 91 hexes, the centre first', () => {
  const sizes = [0, 1, 2, 3, 4, 5].map((radius) => new Set(text(area(-3, 8, radius))).size);
  expect(sizes).toEqual([1, 7, 19, 37, 61, 91]);
  expect(area(-3, 8, 5)[0]).toEqual({ q: -3, r: 8 });
  expect(area(-3, 8, 5).every((hex) => isWithin(-3, 8, hex.q, hex.r, 5))).toBe(true);
});

test('cross and dot agree with the picture on paper', () => {
  fc.assert(
    fc.property(n, n, n, n, (q1, r1, q2, r2) => {
      const a = paper(q1, r1);
      const b = paper(q2, r2);
      expect(cross(q1, r1, q2, r2) * Math.sqrt(3)).toBeCloseTo(2 * (a.x * b.y - a.y * b.x), 6);
      expect(dot(q1, r1, q2, r2)).toBeCloseTo(2 * (a.x * b.x + a.y * b.y), 6);
    }),
    runs,
  );
});

test('a sextant begins on its facing and ends before the next', () => {
  fc.assert(
    fc.property(facing, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }), (side, ahead, aside) => {
      const next = turnFacing(side, 1);
      expect(sextantOf(ahead * DQ[side] + aside * DQ[next], ahead * DR[side] + aside * DR[next])).toBe(side);
    }),
    runs,
  );
  expect(sextantOf(0, 0)).toBe(0);
});
