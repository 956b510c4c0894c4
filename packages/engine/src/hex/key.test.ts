import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, neighbourKeys, qOf, rOf } from './key.ts';

const runs = { seed: 1981, numRuns: 300 };
const n = fc.integer({ min: -16384, max: 16383 });

test('a key gives its hex back, is small and not negative, and sorts by q then r', () => {
  fc.assert(
    fc.property(n, n, n, n, (q1, r1, q2, r2) => {
      const key = keyOf(q1, r1);
      expect([qOf(key), rOf(key)]).toEqual([q1, r1]);
      expect(key >= 0 && key < 2 ** 30).toBe(true);
      expect(Math.sign(key - keyOf(q2, r2))).toBe(Math.sign(q1 - q2) || Math.sign(r1 - r2));
    }),
    runs,
  );
});

test('a hex too far out is refused instead of sharing a key', () => {
  expect(() => keyOf(16384, 0)).toThrow(RangeError);
  expect(() => keyOf(0, -16385)).toThrow(RangeError);
  expect(keyOf(-16384, -16384)).toBe(0);
});

test('neighbour keys go clockwise from north', () => {
  const hexes = neighbourKeys(keyOf(-1, 4)).map((key) => [qOf(key), rOf(key)]);
  expect(hexes).toEqual([
    [-1, 3],
    [0, 3],
    [0, 4],
    [-1, 5],
    [-2, 5],
    [-2, 4],
  ]);
});
