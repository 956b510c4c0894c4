import type { Board } from '../../boards/types.ts';
import type { LogEntry, TableState } from '../../table/types.ts';
import { type LogLine, linesOf, weightOf } from '../log/lines.ts';

/** One act of another, shown so long that it can be followed. */
export interface Beat {
  action: number;
  line: LogLine;
  ms: number;
}

export type Pace = 'off' | 'slow' | 'normal' | 'fast';

const DWELL_MS = [500, 1200, 2000];
const SHORTEST_MS = 70;
const FACTORS: Readonly<Record<Pace, number>> = { off: 0, slow: 1.8, normal: 1, fast: 0.45 };
/** A player is not kept longer than this; whoever only watches has time. */
const BUDGET_MS = 6000;

interface Told extends Pick<TableState, 'log' | 'viewer'> {
  pace: Pace;
}

/** What others did after an action, with the heaviest line of each, in time for a player to go on. */
export function beatsAfter({ log, viewer, pace }: Told, after: number, board: Pick<Board, 'rolls' | 'dwells'>): Beat[] {
  const first = log.findIndex(({ action }) => action > after);
  if (first < 0 || pace === 'off') return [];
  const beats = log.slice(first).flatMap((entry) => beatOf(entry, viewer, board));
  const whole = beats.reduce((sum, { ms }) => sum + ms, 0);
  const hurry = typeof viewer === 'number' ? Math.min(1, BUDGET_MS / Math.max(whole, 1)) : 1;
  return beats.map((beat) => ({ ...beat, ms: Math.max(beat.ms * hurry * FACTORS[pace], SHORTEST_MS) }));
}

export function lastOwn(log: TableState['log'], viewer: TableState['viewer']): number {
  return log.findLast(({ by }) => by !== null && by === viewer)?.action ?? 0;
}

/** More than this is read in the log. */
const MOST_ACTS = 40;

/** The action after which others have acted since the reader last decided; whoever only watches begins now. */
export function sinceOwn(state: Pick<TableState, 'log' | 'viewer' | 'length' | 'observation'>): number {
  const { log, viewer, length, observation } = state;
  if (typeof viewer !== 'number' || observation?.result) return length;
  return Math.max(lastOwn(log, viewer), (log.at(-MOST_ACTS)?.action ?? 1) - 1);
}

function beatOf(entry: LogEntry, viewer: TableState['viewer'], board: Pick<Board, 'rolls' | 'dwells'>): Beat[] {
  const { action, by, events } = entry;
  if (by !== null && by === viewer) return [];
  const lines = linesOf(events, board.rolls).filter(({ isMark }) => !isMark);
  const [heaviest] = lines.sort((one, other) => weightOf(other) - weightOf(one));
  if (!heaviest) return [];
  const isHeld = events.some(({ what }) => board.dwells?.includes(what));
  return [{ action, line: heaviest, ms: DWELL_MS[Math.max(weightOf(heaviest), isHeld ? 2 : 0)] ?? 0 }];
}
