import { expect, test } from 'vitest';
import type { PlaytestGame } from '../../table/worker/lab.ts';
import { verdictOn } from './verdict.ts';

/** So many games won by each seat. */
function wonBy(...wins: readonly number[]): PlaytestGame[] {
  return wins.flatMap((count, seat) =>
    Array.from({ length: count }, (_, number) => ({
      number,
      places: wins.map((_, other) => (other === seat ? 1 : 2)),
      rule: 'X-1',
      why: `seat ${seat} has won`,
      actions: 100 + number,
      turns: 10,
    })),
  );
}

test('124 of 200 is a favoured seat, 112 leans, 104 shows nothing', () => {
  expect(verdictOn(['Red', 'Blue'], wonBy(124, 76))).toMatchObject({ says: 'favoured', seat: 0 });
  expect(verdictOn(['Red', 'Blue'], wonBy(84, 116))).toMatchObject({ says: 'leans', seat: 1 });
  expect(verdictOn(['Red', 'Blue'], wonBy(104, 96))).toMatchObject({ says: 'even', seat: -1, behind: [] });
});

test('19 of 20 says nothing yet: too few games', () => {
  expect(verdictOn(['Red', 'Blue'], wonBy(19, 1))).toMatchObject({ says: 'too-few', seat: -1 });
});

test('among three a seat can be behind though none is favoured', () => {
  expect(verdictOn(['A', 'B', 'C'], wonBy(76, 78, 46))).toMatchObject({ says: 'even', behind: [2] });
});

test('what decided, in words, the most frequent first; length by its middle', () => {
  const { endings, actions, turns, margin } = verdictOn(['Red', 'Blue'], wonBy(50, 150));
  expect(endings).toEqual([
    { rule: 'X-1', why: 'seat 1 has won', games: 150 },
    { rule: 'X-1', why: 'seat 0 has won', games: 50 },
  ]);
  expect(turns.median).toBe(10);
  expect(actions.low).toBeLessThan(actions.median);
  expect(margin).toBeCloseTo(0.06, 2);
});

test('no game yet', () => {
  expect(verdictOn(['Red', 'Blue'], [])).toMatchObject({ games: 0, says: 'too-few', endings: [] });
});
