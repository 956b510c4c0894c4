import type { CardChange } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { columnsOf } from './line.ts';

const from = (change: 1 | -1, min: number): CardChange => ({ change, min, max: 99 });
const upTo = (change: 1 | -1, max: number): CardChange => ({ change, min: -99, max });

test('a card line is shown in its three columns', () => {
  expect(
    columnsOf({ result: { code: 'C', min: 6, max: 99, figure: 6 }, target: from(-1, 4), base: upTo(-1, -5) }),
  ).toEqual({ result: 'C ≥ 6', target: '−1 ≥ 4', base: '−1 ≤ −5' });
  expect(columnsOf({ result: { code: 'T/C', min: -99, max: 99, figure: 5 }, target: null, base: null })).toEqual({
    result: 'T / C ≥ 5',
    target: '·',
    base: '·',
  });
  expect(columnsOf({ result: { code: 'G', min: -99, max: 99, figure: -99 }, target: null, base: from(1, 8) })).toEqual({
    result: 'G',
    target: '·',
    base: '+1 ≥ 8',
  });
  expect(columnsOf(undefined)).toEqual({ result: '·', target: '·', base: '·' });
});
