import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';

test('an Empire has its own colour in every scenario', () => {
  expect(sidesOf(['VeReen Empire', 'Nelldon Empire'])).toEqual([2, 1]);
  expect(sidesOf(['The Hive', 'The Hospodar League', 'VeReen Empire'])).toEqual([5, 3, 2]);
});

test('sides without a colour of their own take what is left, in order', () => {
  expect(sidesOf(['Red', 'Blue'])).toEqual([1, 2]);
  expect(sidesOf(['Atjayan Empire', 'VeReen Empire', 'Empire 3', 'The Hive'])).toEqual([1, 2, 3, 5]);
  expect(sidesOf(['A', 'B', 'C', 'D', 'E', 'F'])).toEqual([1, 2, 3, 4, 5, 0]);
});
