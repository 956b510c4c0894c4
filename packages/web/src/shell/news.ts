import type { Seat } from '@admiralty/engine';
import type { LogEntry, TableState } from '../table/types.ts';
import { type LogLine, ownedLines, textOf } from './log-lines.ts';

export interface Headline {
  entry: LogEntry;
  line: LogLine;
  owner: Seat | null;
}

export interface News {
  /** at most three, in the order they happened */
  headlines: Headline[];
  more: number;
  /** the action before the first of them */
  from: number;
}

const MOST = 3;
const GRAVE = /destroy|eliminat|lost|takes|falls|topple|captur|wins|hit:/i;

/** The acts of others that weigh most, since an action. */
export function newsSince(state: Pick<TableState, 'game' | 'seats' | 'log' | 'viewer'>, since: number): News | null {
  const { game, seats, log, viewer } = state;
  const told = log
    .filter(({ action, by }) => action > since && by !== viewer)
    .flatMap((entry) => {
      const lines = ownedLines(game, seats, entry).filter(({ line }) => !line.isMark);
      const [first] = lines.sort((one, other) => weightOf(other.line) - weightOf(one.line));
      return first ? [{ entry, line: first.line, owner: first.owner }] : [];
    });
  if (told.length === 0) return null;
  const heaviest = [...told].sort((one, other) => weightOf(other.line) - weightOf(one.line)).slice(0, MOST);
  return {
    headlines: told.filter((headline) => heaviest.includes(headline)),
    more: told.length - heaviest.length,
    from: since,
  };
}

function weightOf(line: LogLine): number {
  return (GRAVE.test(textOf(line)) ? 2 : 0) + (line.parts.some(({ is }) => is === 'die') ? 1 : 0);
}
