import type { Line, Seat } from '@admiralty/engine';
import { useTable } from '../table-context.tsx';
import type { LogLine } from './lines.ts';
import { weightOf } from './lines.ts';

/** From the reader's side. */
export type Tone = 'good' | 'bad';

/** Whose eyes judge: the seat by which lines name the reader's side, and whether there are but two sides. */
export interface Reader {
  camp: Seat;
  isDuel: boolean;
}

/** What is lost by the only enemy is won; among more sides it is their affair. */
export function toneOf({ gains, loses }: Pick<Line, 'gains' | 'loses'>, reader: Reader | null): Tone | null {
  if (!reader) return null;
  const { camp, isDuel } = reader;
  if (loses === camp) return 'bad';
  if (gains === camp) return 'good';
  if (!isDuel) return null;
  if (loses !== undefined) return 'good';
  return gains === undefined ? null : 'bad';
}

/** By the heaviest of what a line tells. */
export function toneOfLine({ stakes }: Pick<LogLine, 'stakes'>, reader: Reader | null): Tone | null {
  let best: { tone: Tone; weight: number } | null = null;
  for (const stake of stakes) {
    const tone = toneOf(stake, reader);
    const weight = weightOf(stake);
    if (tone && (!best || weight >= best.weight)) best = { tone, weight };
  }
  return best?.tone ?? null;
}

/** A roll that succeeds is good for whoever made it. A reader without a side sees success. */
export function lookFor(look: Tone | null, owner: Seat | null, reader: Reader | null): Tone | null {
  if (!look || !reader || owner === reader.camp) return look;
  if (owner === null || !reader.isDuel) return null;
  return look === 'good' ? 'bad' : 'good';
}

/** null: whoever looks has no side. */
export function useReader(): Reader | null {
  const { board, state, shown } = useTable();
  const { viewer, seats } = state;
  if (typeof viewer !== 'number' || !shown) return null;
  const camp = board.campOf?.(shown.view, viewer);
  return { camp: camp ?? viewer, isDuel: camp !== undefined || seats.length === 2 };
}
