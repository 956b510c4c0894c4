/** What the games of a playtest say, and no more than that. */
import { favouredSeat, type Spread, type Standing, seatStandings, spreadOf } from '@admiralty/bots';
import type { PlaytestGame } from '../../table/worker/lab.ts';

export interface Ending {
  rule: string;
  why: string;
  games: number;
}

export interface Verdict {
  games: number;
  seats: Standing[];
  /** an even share */
  even: number;
  /** half of the widest interval */
  margin: number;
  says: 'too-few' | 'favoured' | 'leans' | 'even';
  /** the seat that is favoured or leant to; -1 none */
  seat: number;
  /** seats that chance does not explain: they win less than an even share */
  behind: number[];
  actions: Spread;
  turns: Spread;
  endings: Ending[];
}

/** Fewer games say nothing about seats. */
export const FEWEST = 30;

export function verdictOn(names: readonly string[], games: readonly PlaytestGame[]): Verdict {
  const seats = seatStandings(names, games);
  const even = 1 / Math.max(1, names.length);
  const shares = seats.map(({ share }) => share);
  const favoured = favouredSeat(shares, games.length);
  const leader = shares.indexOf(Math.max(...shares));
  const leans = (seats[leader]?.low ?? 0) > even;
  const isEnough = games.length >= FEWEST && names.length > 1;
  return {
    games: games.length,
    seats,
    even,
    margin: Math.max(0, ...seats.map(({ low, high }) => (high - low) / 2)),
    says: !isEnough ? 'too-few' : favoured >= 0 ? 'favoured' : leans ? 'leans' : 'even',
    seat: !isEnough ? -1 : favoured >= 0 ? favoured : leans ? leader : -1,
    behind: isEnough && names.length > 2 ? seats.flatMap(({ high }, seat) => (high < even ? [seat] : [])) : [],
    actions: spreadOf(games.map(({ actions }) => actions)),
    turns: spreadOf(games.map(({ turns }) => turns)),
    endings: endingsOf(games),
  };
}

function endingsOf(games: readonly PlaytestGame[]): Ending[] {
  const found = new Map<string, Ending>();
  for (const { rule, why } of games) {
    const key = `${rule} ${why}`;
    found.set(key, { rule, why, games: (found.get(key)?.games ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}
