import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DQ, DR, distance, FACINGS } from './axial.ts';
import {
  CLOCK_DQ,
  CLOCK_DR,
  CLOCKS,
  type Clock,
  clockDifference,
  facingOf,
  hexsideOf,
  isCorner,
  nextZig,
  opposite,
  stepOf,
  toClock,
  turn,
  type Zig,
} from './clock.ts';
import { toAxial, toOffset } from './offset.ts';

const runs = { seed: 1981, numRuns: 300 };
const clock = fc.constantFrom<Clock>(...CLOCKS);

const SHEETS: Record<string, readonly [number, number]> = { A: [0, 0], B: [1, 0], C: [0, 1], D: [1, 1] };

/** A DeltaVee hex number on sheets of 16 columns and 18 rows laid 2 by 2. */
function hex(label: string) {
  const [mx, my] = SHEETS[label.charAt(0)] ?? [Number.NaN, Number.NaN];
  return toAxial(mx * 16 + Number(label.slice(1, 3)) - 1, my * 18 + Number(label.slice(3)) - 1, 'odd-q');
}

function label(q: number, r: number): string {
  const { column, row } = toOffset(q, r, 'odd-q');
  const sheet = 'ABCD'.charAt(Math.floor(row / 18) * 2 + Math.floor(column / 16));
  const two = (value: number) => String(value).padStart(2, '0');
  return sheet + two((column % 16) + 1) + two((row % 18) + 1);
}

/** Moves a unit step by step and lists the hexes it enters. */
function move(from: { q: number; r: number }, direction: Clock, steps: number, first: Zig = 0) {
  let { q, r } = from;
  let zig = first;
  return Array.from({ length: steps }, () => {
    const side = stepOf(direction, zig);
    q += CLOCK_DQ[side];
    r += CLOCK_DR[side];
    zig = nextZig(direction, zig);
    return { q, r };
  });
}

test('even directions are hexsides, odd ones corners', () => {
  expect(CLOCKS.filter(isCorner)).toEqual([1, 3, 5, 7, 9, 11]);
  expect(FACINGS.map(hexsideOf)).toEqual([12, 2, 4, 6, 8, 10]);
  for (const side of FACINGS) {
    const hexside = hexsideOf(side);
    expect(facingOf(hexside)).toBe(side);
    expect([CLOCK_DQ[hexside], CLOCK_DR[hexside]]).toEqual([DQ[side], DR[side]]);
  }
});

test('R6 direction 0 means 12', () => {
  expect([-12, -1, 0, 1, 12, 13, 24, 31].map(toClock)).toEqual([12, 11, 12, 1, 12, 1, 12, 7]);
});

test('turning, opposite and circular difference', () => {
  expect([turn(11, 2), turn(1, -2), turn(12, 12), turn(6, -18)]).toEqual([1, 11, 12, 12]);
  expect(CLOCKS.map(opposite)).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
  expect(CLOCKS.map((d) => clockDifference(11, d))).toEqual([2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0, 1]);
  fc.assert(
    fc.property(clock, clock, (a, b) => {
      const apart = clockDifference(a, b);
      expect(clockDifference(b, a)).toBe(apart);
      expect([turn(a, apart), turn(a, -apart)]).toContain(b);
    }),
    runs,
  );
});

test('R7 a corner is approached by its left hexside first, then by its right one', () => {
  const corners = CLOCKS.filter(isCorner);
  expect(corners.map((d) => stepOf(d, 0))).toEqual([12, 2, 4, 6, 8, 10]);
  expect(corners.map((d) => stepOf(d, 1))).toEqual([2, 4, 6, 8, 10, 12]);
  expect([nextZig(3, 0), nextZig(3, 1), nextZig(4, 0), nextZig(4, 1)]).toEqual([1, 0, 0, 0]);
  expect([stepOf(8, 0), stepOf(8, 1)]).toEqual([8, 8]);
});

test('FSB-2 the orbit of Yamani: seven hexes, six directions, twelve hexes each, all 12 from the centre', () => {
  const orbit = ['B1313', 'D1307', 'D0113', 'C0507', 'A0513', 'B0107', 'B1313'];
  const directions: Clock[] = [6, 8, 10, 12, 2, 4];
  const centre = hex('D0101');
  directions.forEach((direction, leg) => {
    const from = hex(orbit[leg] ?? '');
    const to = move(from, direction, 12).at(-1) ?? from;
    expect(label(to.q, to.r)).toBe(orbit[leg + 1]);
    expect(distance(centre.q, centre.r, to.q, to.r)).toBe(12);
  });
});

test('the two zig-zag moves of geometry.json', () => {
  const labels = (from: string, direction: Clock) => move(hex(from), direction, 4).map(({ q, r }) => label(q, r));
  expect(labels('A0207', 3)).toEqual(['A0307', 'A0407', 'A0507', 'A0607']);
  expect(labels('B1511', 9)).toEqual(['B1411', 'B1311', 'B1211', 'B1111']);
});

test('two steps to a corner, as printed in geometry.json', () => {
  const printed = { 1: [1, -2], 3: [2, -1], 5: [1, 1], 7: [-1, 2], 9: [-2, 1], 11: [-1, -1] } as const;
  for (const direction of CLOCKS.filter(isCorner)) {
    const landed = move({ q: 0, r: 0 }, direction, 2).at(-1);
    expect(landed).toEqual({ q: printed[direction][0], r: printed[direction][1] });
  }
});

test('2n steps of a zig-zag land on n double steps, with either step first', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 1, max: 20 }), fc.constantFrom<Zig>(0, 1), (direction, n, zig) => {
      const landed = move({ q: 0, r: 0 }, direction, 2 * n, zig).at(-1);
      const times = isCorner(direction) ? n : 2 * n;
      expect(landed).toEqual({ q: 0 + times * CLOCK_DQ[direction], r: 0 + times * CLOCK_DR[direction] });
    }),
    runs,
  );
});
