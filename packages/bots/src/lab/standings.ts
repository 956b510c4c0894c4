/** What many games say: shares with intervals, lengths, endings. */
import type { GameRecord } from './record.ts';
import { quantile, type Share, scoreOf, wilson } from './statistics.ts';

/** What a bot or a seat has made of its games; drawn games count by their share. */
export interface Standing extends Share {
  name: string;
  games: number;
  score: number;
}

export interface Spread {
  low: number;
  median: number;
  high: number;
  values: number[];
}

export function standingOf(name: string, scores: readonly number[]): Standing {
  const score = scores.reduce((sum, one) => sum + one, 0);
  return { name, games: scores.length, score, ...wilson(score, scores.length) };
}

/** The seats of a scenario over all its games. */
export function seatStandings(seats: readonly string[], records: readonly Pick<GameRecord, 'places'>[]): Standing[] {
  return seats.map((name, seat) =>
    standingOf(
      name,
      records.map(({ places }) => scoreOf(places, seat)),
    ),
  );
}

export function spreadOf(values: number[]): Spread {
  const at = (part: number): number => quantile(values, part);
  return { low: at(0.05), median: at(0.5), high: at(0.95), values };
}

/** A lead above an even share that players notice. */
const NOTICED = 1.2;

/** The seat that chance does not explain, with a lead of more than a fifth above an even share; -1 none. */
export function favouredSeat(shares: readonly number[], games: number): number {
  const even = 1 / shares.length;
  const best = Math.max(...shares);
  const isFavoured = shares.length > 1 && wilson(best * games, games).low > even && best > even * NOTICED;
  return isFavoured ? shares.indexOf(best) : -1;
}
