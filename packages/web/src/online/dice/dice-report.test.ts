import { expect, test } from 'vitest';
import type { CheckedRoll } from '../../table/types.ts';
import { facesOf, luckOf } from './dice-report.ts';

const roll = (by: number, value: number, needs: number | null, sides = 6): CheckedRoll => ({
  action: 1,
  by,
  value,
  sides,
  needs,
  line: { parts: [], owner: null, weight: 'routine' },
});

test('luck is what was got against what was to be expected, for each side', () => {
  const rolls = [roll(0, 2, 3), roll(0, 5, 3), roll(0, 1, 6), roll(1, 6, 2), roll(1, 4, null)];
  expect(luckOf(rolls)).toEqual([
    { by: 0, tried: 3, got: 2, expected: 2 },
    { by: 1, tried: 1, got: 0, expected: 1 / 3 },
  ]);
});

test('even faces are nothing strange, one face alone is', () => {
  const even = Array.from({ length: 60 }, (_, at) => roll(0, (at % 6) + 1, null));
  const sixes = Array.from({ length: 60 }, () => roll(0, 6, null));
  expect(facesOf(even)).toEqual([
    { sides: 6, counts: [10, 10, 10, 10, 10, 10], expected: 10, share: expect.any(Number) },
  ]);
  expect(facesOf(even)[0]!.share).toBeGreaterThan(0.99);
  expect(facesOf(sixes)[0]!.share).toBeLessThan(0.001);
  // 20 for chi-squared with 5 degrees of freedom: 0.00125 in the printed tables
  expect(
    facesOf([10, 10, 10, 10, 0, 20].flatMap((n, at) => Array.from({ length: n }, () => roll(0, at + 1, null))))[0]!
      .share,
  ).toBeCloseTo(0.00125, 3);
});
