import { expect, test } from 'vitest';
import { beyondLimits } from './size.ts';

const limits = { bytes: 100, depth: 3, values: 20 };
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

test.each([
  [deep(3), null],
  [deep(4), 'more than 3 levels'],
  [{ a: { b: { c: 1 } } }, null],
  [{ a: { b: { c: {} } } }, 'more than 3 levels'],
  [new Array(19).fill(1), null],
  [new Array(20).fill(1), 'more than 20 values'],
  [new Array(5).fill([1, 1, 1]), 'more than 20 values'],
  ['x'.repeat(97), null],
  ['x'.repeat(98), 'more than 100 bytes'],
  ['é'.repeat(48), null],
  ['é'.repeat(49), 'more than 100 bytes'],
  ['\n'.repeat(16), null],
  ['\n'.repeat(17), 'more than 100 bytes'],
  [{ ['k'.repeat(100)]: 1 }, 'more than 100 bytes'],
  [{ a: 'x'.repeat(60), b: 'x'.repeat(60) }, 'more than 100 bytes'],
  [null, null],
  [undefined, null],
  [1n, 'a bigint'],
  [[() => 1], 'a function'],
])('value %#', (value, beyond) => {
  expect(beyondLimits(value, limits)).toBe(beyond);
});

test('a value within itself is too deep', () => {
  const circle: unknown[] = [];
  circle.push(circle);
  expect(beyondLimits(circle, limits)).toBe('more than 3 levels');
});

test('the bytes are about those of the JSON text, never fewer than nine in ten', () => {
  const value = {
    by: 0,
    kind: 'plot',
    with: {
      voyages: [
        { island: 1, ships: 12 },
        { island: -2.5, ships: true },
      ],
      note: '"né\u2713"',
    },
  };
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  const measured = [...new Array(400).keys()].find(
    (limit) => beyondLimits(value, { ...limits, bytes: limit, depth: 9 }) === null,
  )!;
  expect(measured).toBeGreaterThanOrEqual(bytes * 0.9);
  expect(measured).toBeLessThanOrEqual(bytes * 1.2);
});
