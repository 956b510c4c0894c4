import { expect, test } from 'vitest';
import type { OnlineSeat } from '../server.ts';
import { outcomeOf } from './outcome.ts';

const seat = (at: number, side: string, player: string | null, isYou = false): OnlineSeat => ({
  seat: at,
  side,
  player,
  isYou,
  for: 'anyone',
  keptFor: null,
  isFormer: false,
  bot: player === null ? 'captain' : null,
  clock: null,
  seen: null,
  here: null,
});
const others = [seat(0, 'Cutthroats', 'Ann'), seat(1, 'Traders', 'Ben')];
const mine = [seat(0, 'Cutthroats', 'Ann', true), seat(1, 'Traders', null)];
const both = [seat(0, 'Cutthroats', 'Ann', true), seat(1, 'Traders', 'Ann', true)];
const given = 'Given up by Traders.';

test.each([
  [others, [1, 2], given, false, 'Cutthroats (Ann) won. Given up by Traders.'],
  [others, [1, 2], given, true, 'Cutthroats (Ann) won. Time ran out. Given up by Traders.'],
  [others, [1, 1], 'all agreed to a draw', false, 'Drawn. All agreed to a draw.'],
  [mine, [1, 2], given, false, 'You won. Given up by Traders.'],
  [mine, [2, 1], 'Ships are worth 3 and 7', false, 'You lost to Traders (captain, computer). Ships are worth 3 and 7.'],
  [both, [2, 1], given, false, 'Traders (you) won. Given up by Traders.'],
  [[...others, seat(2, 'Pirates', 'Cat', true)], [1, 2, 1], '', false, 'Cutthroats (Ann) and Pirates (you) won.'],
  [[seat(0, 'Empire', 'Ann', true)], [1], 'minor power with 21 points', false, 'Minor power with 21 points.'],
])('%#: who won, and how', (seats, places, why, isByTime, words) => {
  expect(outcomeOf({ seats, outcome: { places, why, isByTime } })).toBe(words);
});

test('a game that ended before results were written down is over', () => {
  expect(outcomeOf({ seats: others, outcome: null })).toBe('The game is over.');
});
