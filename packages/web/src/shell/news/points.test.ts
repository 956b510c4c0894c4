import { expect, test } from 'vitest';
import { shell } from '../../words/shell.ts';
import { pointsWords } from './points.ts';

const reader = { camp: 1, isDuel: false, names: ['Nelldon', 'VeReen', 'Hive'], pointsName: 'Victory points' };

test('victory is farther when the best of the others gains on you, nearer when you gain on him', () => {
  expect(pointsWords([4, 6, 2], [7, 6, 2], reader, shell)).toEqual({ tone: 'bad', words: ['Nelldon: 4 → 7'] });
  expect(pointsWords([4, 6, 2], [4, 9, 2], reader, shell)).toEqual({ tone: 'good', words: ['Victory points: 6 → 9'] });
  expect(pointsWords([4, 6, 2], [4, 6, 3], reader, shell)).toBeNull();
});
