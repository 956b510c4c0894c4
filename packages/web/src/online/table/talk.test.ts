import { expect, test } from 'vitest';
import { isSaidTo, type TalkLine } from './talk.ts';

const line = (seats: number[], to: number[] | null): TalkLine => ({
  id: 1,
  by: 'Rae',
  isYou: false,
  seats,
  to,
  text: 'hello',
  quotes: null,
  at: 0,
});

test('what is said in private stands with the one it is said to or comes from, and nowhere else', () => {
  const own = [0];
  expect(isSaidTo(line([2], null), null, own)).toBe(true);
  expect(isSaidTo(line([2], null), 2, own)).toBe(false);
  expect(isSaidTo(line([2], [0, 2]), 2, own)).toBe(true);
  expect(isSaidTo(line([0], [0, 2]), 2, own)).toBe(true);
  expect(isSaidTo(line([0], [0, 2]), 1, own)).toBe(false);
  expect(isSaidTo(line([0], [0, 2]), null, own)).toBe(false);
});
