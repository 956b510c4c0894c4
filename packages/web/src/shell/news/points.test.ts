import { expect, test } from 'vitest';
import { shell } from '../../words/shell.ts';
import { knownAfter, pointsWords } from './points.ts';

const reader = { camp: 1, isDuel: false, names: ['Nelldon', 'VeReen', 'Hive'], pointsName: 'Victory points' };

test('victory is farther when the best of the others gains on you, nearer when you gain on him', () => {
  expect(pointsWords([4, 6, 2], [7, 6, 2], reader, shell)).toEqual({ tone: 'bad', words: ['Nelldon: 4 → 7'] });
  expect(pointsWords([4, 6, 2], [4, 9, 2], reader, shell)).toEqual({ tone: 'good', words: ['Victory points: 6 → 9'] });
  expect(pointsWords([4, 6, 2], [4, 6, 3], reader, shell)).toBeNull();
});

test('a play-back begins with the points of then: what was lost since is not told as gained', () => {
  const opened = knownAfter(null, { table: 'a', mine: 280, at: 307, now: [7, 0] });
  const begun = knownAfter(opened, { table: 'a', mine: 280, at: 281, now: [8, 5] });
  expect(pointsWords(begun.before, begun.now, reader, shell)).toBeNull();
  const ended = knownAfter(begun, { table: 'a', mine: 280, at: 307, now: [7, 0] });
  expect(pointsWords(ended.before, ended.now, reader, shell)).toMatchObject({ tone: 'bad' });
  expect(knownAfter(ended, { table: 'a', mine: 280, at: 307, now: [7, 0] })).toBe(ended);
});
