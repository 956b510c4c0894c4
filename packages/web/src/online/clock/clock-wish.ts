import type { OnlineTable } from '../server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TableClock = NonNullable<OnlineTable['clock']>;
export type Pace = 'none' | 'live' | 'days';

/** A clock as it is chosen for a new table. */
export interface ClockWish extends Omit<TableClock, 'level'> {
  pace: Pace;
  level: 'cadet' | 'captain' | 'admiral';
}

/** What can be chosen at each pace, in milliseconds. */
export const lengths = {
  live: {
    turn: [0, MINUTE / 2, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
    bank: [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR],
    increment: [0, 5000, 10_000, 30_000, MINUTE],
  },
  days: {
    turn: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
    bank: [0, DAY, 3 * DAY, 7 * DAY, 14 * DAY],
    increment: [0],
  },
} as const;

const usual: Record<Pace, Omit<ClockWish, 'pace' | 'level'>> = {
  none: { turnMs: 0, bankMs: 0, incrementMs: 0, nights: false, vacations: false, atTimeout: 'default' },
  live: { turnMs: MINUTE, bankMs: 20 * MINUTE, incrementMs: 0, nights: false, vacations: false, atTimeout: 'default' },
  days: { turnMs: DAY, bankMs: 3 * DAY, incrementMs: 0, nights: true, vacations: true, atTimeout: 'computer' },
};

/** The usual clock of a pace. */
export function usualClock(pace: Pace): ClockWish {
  return { pace, level: 'captain', ...usual[pace] };
}

/** What the server is told; null: no clock runs. */
export function clockOf({ pace, ...clock }: ClockWish): TableClock | null {
  return pace === 'none' ? null : clock;
}
