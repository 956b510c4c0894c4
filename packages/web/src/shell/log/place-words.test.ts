import { expect, test } from 'vitest';
import { placeShort, placeWords } from './place-words.ts';

test('a hex off the named sheets is told in words, or short where there is little room', () => {
  expect(placeWords('(1,-1)0709')).toBe('hex 0709, right of and above A');
  expect(placeWords('(-2,0)0709')).toBe('hex 0709, 2 sheets left of A');
  expect(placeShort('(1,-1)0709')).toBe('A→↑ 0709');
  expect(placeShort('(-2,1)0709')).toBe('A←←↓ 0709');
  expect([placeWords('A0709'), placeShort('A0709')]).toEqual(['A0709', 'A0709']);
});
