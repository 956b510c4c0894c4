import { expect, test } from 'vitest';
import { isSaidTo, readOn, type TalkLine } from './talk.ts';

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

test('talk of months is read to its last line, and then only what may have changed', async () => {
  const said = Array.from({ length: 450 }, (_, at) => ({ ...line([1], null), id: at + 1 }));
  const asked: number[] = [];
  const read = async (after: number): Promise<TalkLine[]> => {
    asked.push(after);
    return said.slice(after, after + 200);
  };
  const first = await readOn([], read);
  expect(first).toEqual(said);
  said[449] = { ...said[449]!, text: null };
  said.push({ ...line([1], null), id: 451 });
  asked.length = 0;
  expect(await readOn(first, read)).toEqual(said);
  expect(asked).toEqual([400, 451]);
});
