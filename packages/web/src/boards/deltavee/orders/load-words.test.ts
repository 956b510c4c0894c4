import { expect, test } from 'vitest';
import { loadWords } from './load-words.ts';

test('a load of the rails is named by what is in it, of each type how many', () => {
  expect(loadWords('2')).toBe('Intelligent');
  expect(loadWords('2.4.4')).toBe('Intelligent + 2 × Homing');
});
