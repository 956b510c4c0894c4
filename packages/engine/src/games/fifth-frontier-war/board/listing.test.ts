import { expect, test } from 'vitest';
import { everyWay } from './listing.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);

test('one entry or none of each list', () => {
  expect(everyWay([])).toEqual([[]]);
  expect(everyWay([['a', 'b'], ['c']])).toEqual([[], ['c'], ['a'], ['a', 'c'], ['b'], ['b', 'c']]);
});

test('sixty answers are listed, more are not', () => {
  expect(everyWay([numbers(59)])).toHaveLength(60);
  expect(everyWay([numbers(60)])).toBeNull();
  expect(everyWay([numbers(4), numbers(11)])).toHaveLength(60);
  expect(everyWay([numbers(4), numbers(12)])).toBeNull();
  expect(everyWay([numbers(59), []])).toHaveLength(60);
});
