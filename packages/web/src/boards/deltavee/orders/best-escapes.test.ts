import type { UnitView } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { bestOf, type Rated } from './best-escapes.ts';

const rated = (is: Rated['is'], survives: number, commands: number): Rated => ({
  is,
  survives,
  orders: Array.from({ length: commands }, () => ({ do: 'left', unit: 0 })),
  now: {} as UnitView,
});

test('the best of each kind, those first that save most; as good ones by the fewest Commands', () => {
  const all = [
    rated('course', 0.5, 3),
    rated('course', 0.5, 2),
    rated('weave', 0.4, 1),
    rated('weave', 1, 1),
    rated('field', 0.9, 1),
  ];
  expect(bestOf(all).map(({ is, survives, orders }) => [is, survives, orders.length])).toEqual([
    ['weave', 1, 1],
    ['field', 0.9, 1],
    ['course', 0.5, 2],
  ]);
});
