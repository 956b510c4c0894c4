import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';
import { box } from './sword-and-stars/box/box.ts';

test('an Empire has its own colour in every scenario', () => {
  expect(sidesOf(['VeReen Empire', 'Nelldon Empire'], box.sides)).toEqual([2, 1]);
  expect(sidesOf(['The Hive', 'The Hospodar League', 'VeReen Empire'], box.sides)).toEqual([5, 3, 2]);
});

test('sides without a colour of their own take what is left, in order', () => {
  expect(sidesOf(['Red', 'Blue'], box.sides)).toEqual([1, 2]);
  expect(sidesOf(['Atjayan Empire', 'VeReen Empire', 'Empire 3', 'The Hive'], box.sides)).toEqual([1, 2, 3, 5]);
  expect(sidesOf(['A', 'B', 'C', 'D', 'E', 'F'], box.sides)).toEqual([1, 2, 3, 4, 5, 6]);
});
