import { expect, test } from 'vitest';
import { lineOf } from './line.ts';

test('a card line is read into its three columns', () => {
  expect(lineOf('C at 6 or more; Target −1 at 4 or more; Base −1 at 5 or less')).toEqual({
    result: 'C ≥ 6',
    target: '−1 ≥ 4',
    base: '−1 ≤ 5',
  });
  expect(lineOf('C at 5 or more, else T')).toEqual({ result: 'T / C ≥ 5', target: '·', base: '·' });
  expect(lineOf('G; Tech Level −1 at 8 or less')).toEqual({ result: 'G', target: '·', base: '−1 ≤ 8' });
  expect(lineOf('nothing')).toEqual({ result: '·', target: '·', base: '·' });
});
