import { expect, test } from 'vitest';
import { lengthWords } from '../../words/online-clock.ts';
import type { OnlineSeat } from '../server.ts';
import { timeLeft, voiceOf } from './time-left.ts';

const HOUR = 3_600_000;
const clock = {
  turnMs: 24 * HOUR,
  bankMs: 72 * HOUR,
  incrementMs: 0,
  nights: false,
  vacations: false,
  atTimeout: 'default',
  level: 'cadet',
} as const;

const seat = (own: NonNullable<OnlineSeat['clock']>): OnlineSeat => ({
  seat: 0,
  side: 'Hive',
  for: 'anyone',
  keptFor: null,
  isFormer: false,
  player: 'Ines',
  bot: null,
  isYou: false,
  seen: null,
  here: null,
  clock: own,
});

test('the turn’s own time goes first, then the bank', () => {
  const fresh = timeLeft({ clock }, seat({ bank: 72 * HOUR, since: 0, used: 0, deadline: 96 * HOUR }), 12 * HOUR);
  expect(fresh).toMatchObject({ ms: 84 * HOUR, turn: 0.5, bank: 1, isSoon: false, isRunning: true });
  const late = timeLeft({ clock }, seat({ bank: 72 * HOUR, since: 0, used: 0, deadline: 96 * HOUR }), 60 * HOUR);
  expect(late).toMatchObject({ ms: 36 * HOUR, turn: 0, bank: 0.5 });
  const last = timeLeft({ clock }, seat({ bank: 8 * HOUR, since: 0, used: 0, deadline: 32 * HOUR }), 24 * HOUR);
  expect(last).toMatchObject({ ms: 8 * HOUR, isSoon: true });
});

test('a clock that stands keeps what is left, and is never below nothing', () => {
  expect(timeLeft({ clock }, seat({ bank: HOUR, since: null, used: 4 * HOUR, deadline: null }), 0)).toMatchObject({
    ms: 21 * HOUR,
    isRunning: false,
  });
  expect(timeLeft({ clock }, seat({ bank: 0, since: 0, used: 0, deadline: 5 }), 99)?.ms).toBe(0);
  expect(timeLeft({ clock: null }, seat({ bank: 0, since: 0, used: 0, deadline: 5 }), 0)).toBeNull();
});

test('time is said in two units, with seconds under a minute only', () => {
  expect([52 * HOUR, 17 * HOUR + 20 * 60_000, 61_000, 41_200, 0].map(lengthWords)).toEqual([
    '2 d 4 h',
    '17 h 20 min',
    '1 min',
    '42 s',
    '0 s',
  ]);
});

test('one’s own clock speaks at half, an hour and five minutes', () => {
  const at = (hours: number) =>
    voiceOf({ ms: hours * HOUR, isRunning: true, turn: 0, bank: 0, isSoon: false }, 24 * HOUR);
  expect([20, 12, 1, 0.05].map(at)).toEqual([null, 'half', 'hour', 'minutes']);
});
