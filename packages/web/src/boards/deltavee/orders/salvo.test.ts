import { expect, test } from 'vitest';
import { bestOfEach, harmAtAll, volleyOf } from './salvo.ts';

const shot = (source: number, type: number, harm: number, energy: number, own = 1, extra = 0) => ({
  shot: { do: 'fire', unit: 0, source, type, target: 1 } as const,
  harm,
  energy,
  left: { own, extra },
});

test('of each weapon the fire that harms most, of equal ones the cheaper', () => {
  const shots = bestOfEach([shot(0, 0, 0.2, 0), shot(1, 2, 0.5, 2), shot(1, 3, 0.5, 3), shot(1, 0, 0.1, 0)]);
  expect(shots.map(({ shot: { source, type } }) => [source, type])).toEqual([
    [1, 2],
    [0, 0],
  ]);
  expect(harmAtAll(shots)).toBeCloseTo(0.6, 6); // 1 − 0.5 × 0.8
});

test('DV-5.6a a salvo is every fire that is left: twice from an arsenal, the extra ones from the best weapon', () => {
  const weapons = [shot(1, 2, 0.5, 2, 2, 1), shot(2, 2, 0.2, 2, 1, 1), shot(0, 0, 0.1, 0, 0, 1)];
  const sources = (energy: number): number[] => volleyOf(weapons, energy).map(({ shot: { source } }) => source);
  expect(sources(100)).toEqual([1, 1, 1, 2]);
  expect(sources(5)).toEqual([1, 1]); // no energy for more
});
