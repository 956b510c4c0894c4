import { expect, test } from 'vitest';
import { boardOf, chase, playOf } from '../../test/battle.ts';
import { evaluate, improved } from './evaluate.ts';

test('the hunter stands better than the hunted, and better still with a missile on its way', () => {
  const hunting = evaluate(playOf(boardOf('dv-1', chase(0, 'fire'))), 0);
  const missiles = [{ type: 'intelligent', from: 'P1-E', hex: 'A0907', direction: 6, velocity: 3 }];
  const striking = evaluate(playOf(boardOf('dv-1', { ...chase(0, 'fire'), missiles })), 0);
  expect(hunting).toBeGreaterThan(0.02);
  expect(striking).toBeGreaterThan(hunting + 0.05);
});

test('gains and losses never leave the scale', () => {
  expect(improved(0.9, 5)).toBeLessThanOrEqual(1);
  expect(improved(-0.9, -5)).toBeGreaterThanOrEqual(-1);
  expect(improved(0.4, 0)).toBe(0.4);
});
