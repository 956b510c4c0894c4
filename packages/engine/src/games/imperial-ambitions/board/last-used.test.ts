import { expect, test } from 'vitest';
import { LastUsed } from './last-used.ts';

test('a value is worked out once, and again after it was forgotten for two others', () => {
  const worked: string[] = [];
  const kept = new LastUsed<string>(2);
  const use = (key: string): string =>
    kept.get(key, () => {
      worked.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(use)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});
