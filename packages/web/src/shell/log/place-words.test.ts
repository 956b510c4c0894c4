import { expect, test } from 'vitest';
import { placeShort, placeWords } from './place-words.ts';

test('a hex off the named sheets is told in words, or short where there is little room', () => {
  expect(placeWords('(1,-1)0709')).toBe('hex 0709 of sheet (1,-1)');
  expect(placeShort('(1,-1)0709')).toBe('(1,-1) 0709');
  expect([placeWords('A0709'), placeShort('A0709')]).toEqual(['A0709', 'A0709']);
});
