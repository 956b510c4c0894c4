import { expect, test } from 'vitest';
import { bestOfEach, harmAtAll } from './salvo.ts';

const shot = (source: number, type: number, harm: number, energy: number) => ({
  shot: { do: 'fire', unit: 0, source, type, target: 1 } as const,
  harm,
  energy,
});

test('of each weapon the fire that harms most, of equal ones the cheaper', () => {
  const shots = bestOfEach([shot(0, 0, 0.2, 0), shot(1, 2, 0.5, 2), shot(1, 3, 0.5, 3), shot(1, 0, 0.1, 0)]);
  expect(shots.map(({ shot: { source, type } }) => [source, type])).toEqual([
    [1, 2],
    [0, 0],
  ]);
  expect(harmAtAll(shots)).toBeCloseTo(0.6, 6); // 1 − 0.5 × 0.8
});
