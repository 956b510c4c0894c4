import fc from 'fast-check';
import { expect, test } from 'vitest';
import { area, distance, type Hex } from './axial.ts';
import { crossingOf, isOnLine, lineOfFire, lineOfHexes, type TieRule } from './line.ts';
import { toAxial } from './offset.ts';

const runs = { seed: 1981, numRuns: 300 };
const n = fc.integer({ min: -12, max: 12 });
const tie = fc.constantFrom<TieRule>('left', 'right');
const text = (hexes: readonly Hex[]) => hexes.map(({ q, r }) => `${q},${r}`);
const battle = (at: readonly [number, number]) => toAxial(at[0], at[1], 'even-q');

/**
 * The test printed in geometry.json, with fractions over one denominator: the part of 0 <= t <= 1 in which the three
 * differences of cube coordinates stay within 1. Positive: a stretch; zero: one point; negative: nothing.
 */
function sharedStretch(a: Hex, b: Hex, p: Hex): number {
  const cube = (q: number, r: number): [number, number, number] => [q, -q - r, r];
  const [x, y, z] = cube(a.q - p.q, a.r - p.r);
  const [dx, dy, dz] = cube(b.q - a.q, b.r - a.r);
  const slabs = [
    [x - y, dx - dy],
    [y - z, dy - dz],
    [z - x, dz - dx],
  ] as const;
  const unit = slabs.reduce((product, [, rate]) => product * (rate === 0 ? 1 : Math.abs(rate)), 1);
  let [from, to] = [0, unit];
  for (const [start, rate] of slabs) {
    if (rate === 0) {
      if (Math.abs(start) > 1) return -1;
      continue;
    }
    const scale = unit / rate;
    const ends = [(-1 - start) * scale, (1 - start) * scale];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return to - from;
}

test('R38, R119 the examples of geometry.json', () => {
  const blocks = (
    from: readonly [number, number],
    to: readonly [number, number],
    planet: readonly [number, number],
  ) => {
    const [a, b, p] = [battle(from), battle(to), battle(planet)];
    return crossingOf(a.q, a.r, b.q, b.r, p.q, p.r);
  };
  expect(blocks([20, 20], [20, 26], [20, 23])).toBe('through');
  expect(blocks([20, 23], [21, 22], [20, 22])).toBe('along');
  expect(blocks([20, 23], [21, 22], [21, 23])).toBe('along');
  expect(blocks([20, 23], [24, 26], [21, 25])).toBe('corner');
  expect(blocks([20, 23], [24, 26], [22, 24])).toBe('through');
});

test('R38 a line crosses exactly the hexes that the fraction test of geometry.json names', () => {
  fc.assert(
    fc.property(n, n, n, n, (aq, ar, bq, br) => {
      const [a, b] = [
        { q: aq, r: ar },
        { q: bq, r: br },
      ];
      const around = area(aq, ar, distance(aq, ar, bq, br) + 1);
      const wrong = around.filter((p) => {
        const stretch = sharedStretch(a, b, p);
        const crossing = crossingOf(aq, ar, bq, br, p.q, p.r);
        if (stretch > 0) return crossing !== 'through' && crossing !== 'along';
        return crossing !== (stretch === 0 ? 'corner' : 'none');
      });
      expect(wrong).toEqual([]);
    }),
    runs,
  );
});

test('R119 a line along a hexside touches the hexes on both sides, the left one listed first', () => {
  expect(text(lineOfFire(0, 0, 2, -1))).toEqual(['0,0', '1,-1', '1,0', '2,-1']);
  expect(text(lineOfFire(0, 0, 4, -2))).toEqual(['0,0', '1,-1', '1,0', '2,-1', '3,-2', '3,-1', '4,-2']);
  expect(text(lineOfFire(7, 3, 6, 2))).toEqual(['7,3', '6,3', '7,2', '6,2']);
  expect(text(lineOfFire(6, 2, 7, 3))).toEqual(['6,2', '7,2', '6,3', '7,3']);
});

test('R38 lines of fire read off a map: straight, and cutting a short stretch of a hex on the way', () => {
  expect(text(lineOfFire(0, 0, 0, 3))).toEqual(['0,0', '0,1', '0,2', '0,3']);
  expect(text(lineOfFire(3, 3, 3, 3))).toEqual(['3,3']);
  expect(text(lineOfFire(0, 0, 2, 1))).toEqual(['0,0', '1,0', '1,1', '2,1']);
  // a corner touch of (1, 1) and (2, 1) does not count (geometry.json: 2023 to 2426)
  expect(text(lineOfFire(0, 0, 4, 1))).toEqual(['0,0', '1,0', '2,0', '2,1', '3,1', '4,1']);
});

test('R38 a line of fire is the same set of hexes both ways, complete, and unbroken', () => {
  fc.assert(
    fc.property(n, n, n, n, (aq, ar, bq, br) => {
      const line = lineOfFire(aq, ar, bq, br);
      expect(text(lineOfFire(bq, br, aq, ar)).sort()).toEqual(text(line).sort());
      const all = area(aq, ar, distance(aq, ar, bq, br) + 1);
      expect(all.filter((hex) => isOnLine(aq, ar, bq, br, hex.q, hex.r))).toHaveLength(line.length);
      expect([line[0], line.at(-1)]).toEqual([
        { q: aq, r: ar },
        { q: bq, r: br },
      ]);
      line.slice(1).forEach((hex, at) => {
        const before = line[at] ?? hex;
        expect(distance(before.q, before.r, hex.q, hex.r)).toBe(1);
      });
    }),
    { ...runs, numRuns: 100 },
  );
});

test('the classic line takes one hex a step, all of them on the line of fire', () => {
  fc.assert(
    fc.property(n, n, n, n, tie, (aq, ar, bq, br, side) => {
      const line = lineOfHexes(aq, ar, bq, br, side);
      expect(line).toHaveLength(distance(aq, ar, bq, br) + 1);
      expect(line.at(-1)).toEqual({ q: bq, r: br });
      line.forEach((hex, at) => {
        expect(distance(aq, ar, hex.q, hex.r)).toBe(at);
        expect(distance(hex.q, hex.r, bq, br)).toBe(line.length - 1 - at);
        expect(isOnLine(aq, ar, bq, br, hex.q, hex.r)).toBe(true);
      });
    }),
    runs,
  );
});

test('the classic line breaks ties to the side named, seen in the direction of travel', () => {
  expect(text(lineOfHexes(0, 0, 2, -1, 'left'))).toEqual(['0,0', '1,-1', '2,-1']);
  expect(text(lineOfHexes(0, 0, 2, -1, 'right'))).toEqual(['0,0', '1,0', '2,-1']);
  expect(text(lineOfHexes(2, -1, 0, 0, 'left'))).toEqual(['2,-1', '1,0', '0,0']);
  expect(text(lineOfHexes(5, 5, 5, 5, 'left'))).toEqual(['5,5']);
  fc.assert(
    fc.property(n, n, n, n, (aq, ar, bq, br) => {
      const back = lineOfHexes(bq, br, aq, ar, 'right').reverse();
      expect(lineOfHexes(aq, ar, bq, br, 'left')).toEqual(back);
    }),
    runs,
  );
});
