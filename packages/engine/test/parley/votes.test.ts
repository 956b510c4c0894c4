import { expect, test } from 'vitest';
import { tally } from './votes.ts';

test('weights add up, split over several answers', () => {
  const { totals, leaders } = tally([
    { seat: 0, answer: 'war', weight: 3 },
    { seat: 0, answer: 'peace', weight: 1 },
    { seat: 1, answer: 'peace', weight: 1 },
  ]);
  expect([...totals]).toEqual([
    ['war', 3],
    ['peace', 2],
  ]);
  expect(leaders).toEqual(['war']);
});

test('equal totals tie, and no votes elect nobody', () => {
  const voices = [
    { seat: 0, answer: 1, weight: 2 },
    { seat: 1, answer: 2, weight: 2 },
    { seat: 2, answer: 3, weight: 1 },
  ];
  expect(tally(voices).leaders).toEqual([1, 2]);
  expect(tally(voices.map((voice) => ({ ...voice, weight: 0 }))).leaders).toEqual([]);
  expect(tally([]).leaders).toEqual([]);
});
