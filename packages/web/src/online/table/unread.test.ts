import { expect, test } from 'vitest';
import type { TalkLine } from './talk.ts';
import { unreadOf } from './unread.ts';

const line = (id: number, seat: number, to: number[] | null = null): TalkLine => ({
  id,
  by: `player of ${seat}`,
  isYou: seat === 0,
  seats: [seat],
  text: 'hello',
  to,
  quotes: null,
  at: id,
});
const lines = [line(1, 1), line(2, 0), line(3, 1, [0]), line(4, 2), line(5, 2, [0])];

test.each([
  [null, {}, 2],
  [null, { all: 1 }, 1],
  [null, { all: 4 }, 0],
  [1, { all: 4 }, 1],
  [1, { 1: 3 }, 0],
  [2, { 1: 3 }, 1],
])('with %s, read up to %o: %i of others are new', (partner, marks, count) => {
  expect(unreadOf(lines, partner, [0], marks)).toBe(count);
});
