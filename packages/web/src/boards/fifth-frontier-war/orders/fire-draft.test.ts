import { expect, test } from 'vitest';
import { allOn, withShot } from './fire-draft.ts';

const all = [
  { by: 1, at: 7, halves: 40 },
  { by: 2, at: 7, halves: 10 },
];

test('a unit fires with no more than it has: the rest comes off its other target', () => {
  const split = withShot(all, all, { by: 1, at: 8, halves: 30 });
  expect(split).toEqual([
    { by: 2, at: 7, halves: 10 },
    { by: 1, at: 8, halves: 30 },
    { by: 1, at: 7, halves: 10 },
  ]);
  expect(withShot(all, all, { by: 2, at: 8, halves: 99 })).toEqual([
    { by: 1, at: 7, halves: 40 },
    { by: 2, at: 8, halves: 10 },
  ]);
});

test('a cell of nothing is no shot', () => {
  expect(withShot(all, all, { by: 2, at: 7, halves: 0 })).toEqual([{ by: 1, at: 7, halves: 40 }]);
});

test('everybody on one target', () => {
  expect(allOn(withShot(all, all, { by: 1, at: 8, halves: 30 }), 8)).toEqual([
    { by: 2, at: 8, halves: 10 },
    { by: 1, at: 8, halves: 40 },
  ]);
});
