import { expect, test } from 'vitest';
import { type Aim, worthALine } from './aim.ts';

test('fire that cannot hit draws no line, unless it is the one in hand or nobody can tell', () => {
  const aimAt = (target: number, chance: number): Aim => ({ target, chances: [chance, 0] }) as Aim;
  const aims = [aimAt(1, 4), aimAt(2, 0), aimAt(3, 0)];
  expect(worthALine([1, 2, 3, 4], 1, aims, 0)).toEqual([1, 4]);
  expect(worthALine([1, 2, 3, 4], 3, aims, 0)).toEqual([1, 3, 4]);
});
