import { expect, test } from 'vitest';
import { percentsOf, verdictWords } from './balance.ts';

const sides = ['VeReen', 'Nelldon'];

test.each([
  [[0.59, 0.41], 400, 'Slightly favours VeReen'], // 59 ± 5 does not hold 50
  [[0.52, 0.48], 400, 'Even'],
  [[0.59, 0.41], 60, 'Even'], // 59 ± 12 does
  [[0.1, 0.9], 200, 'Favours Nelldon'],
])('%j in %i games: %s', (shares, games, words) => {
  expect(verdictWords({ shares, games }, sides)).toBe(words);
});

test('among five an even share is a fifth', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  expect(verdictWords({ shares: [0.22, 0.2, 0.2, 0.19, 0.19], games: 200 }, names)).toBe('Even');
  expect(verdictWords({ shares: [0.5, 0.2, 0.1, 0.1, 0.1], games: 200 }, names)).toBe('Favours a');
});

test.each([
  [
    [0.555, 0.445],
    [56, 44],
  ],
  [
    [0.29, 0.258, 0.453],
    [29, 26, 45],
  ],
  [
    [1 / 3, 1 / 3, 1 / 3],
    [34, 33, 33],
  ],
])('%j are shown as percents that make a hundred', (shares, percents) => {
  expect(percentsOf(shares)).toEqual(percents);
});
