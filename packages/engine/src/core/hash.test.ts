import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { hashOf } from './hash.ts';

test.each([
  [null, '497f64f634e8009c'],
  [0, '72c9d59ac19f660f'],
  [-1, '0dcc4765d81e7de2'],
  [1.5, '06e020928f7fb68f'],
  [4294967296, 'aafb5352419854e1'],
  ['', 'e6e9db56b9a303d0'],
  ['a', '9d88ef5a97f183dd'],
  [[], '4d699a713777f9a9'],
  [{}, '8ee45a58d735e35b'],
  [[1, 2, 3], 'b8f24f5c30f1b303'],
  [{ a: 1, b: [true, false, null] }, 'c2837f9e52ac41c3'],
])('the fingerprint of %j stays what recorded games have', (value, hash) => {
  expect(hashOf(value)).toBe(hash);
});

test('the order of keys does not count, nor do keys without a value', () => {
  expect(hashOf({ a: 1, b: { d: 2, c: 3 } })).toBe(hashOf({ b: { c: 3, d: 2 }, a: 1 }));
  expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
});

test.each([
  [
    [1, 2],
    [2, 1],
  ],
  [
    [[1], 2],
    [1, [2]],
  ],
  ['1', 1],
  [{ a: 'b' }, { b: 'a' }],
  [[], {}],
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
  [null, false],
  [2 ** 40, 2 ** 41],
])('%j and %j differ', (a, b) => {
  expect(hashOf(a)).not.toBe(hashOf(b));
});

test('different JSON has different fingerprints, and text keeps them', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const back: unknown = JSON.parse(JSON.stringify(a));
      expect(hashOf(back)).toBe(hashOf(a));
      expect(hashOf(copy(a))).toBe(hashOf(a));
      const canonical = (value: unknown): string => JSON.stringify(value, sortKeys);
      expect(hashOf(a) === hashOf(b)).toBe(canonical(a) === canonical(b));
    }),
    { numRuns: 500 },
  );
});

test('objects that pretend to be something else are read as what they are', () => {
  const odd = JSON.parse('[{"toString":1,"valueOf":2},{"__proto__":null}]');
  expect(hashOf(odd)).toBe(hashOf(JSON.parse(JSON.stringify(odd))));
  expect(hashOf([{ valueOf: 3 }])).not.toBe(hashOf([3]));
});

test('10,000 neighbouring tables collide nowhere', () => {
  const hashes = new Set(Array.from({ length: 10_000 }, (_, i) => hashOf({ x: i % 100, y: [Math.floor(i / 100)] })));
  expect(hashes.size).toBe(10_000);
});

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return { record: Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) };
}
