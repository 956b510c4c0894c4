import type { GameId, LogEntry } from '../table/types.ts';
import { type LogLine, linesOf, textOf } from './log-lines.ts';

export interface Headline {
  entry: LogEntry;
  line: LogLine;
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
export function newsSince(game: GameId, log: readonly LogEntry[], since: number, viewer: unknown): News | null {
  const told = log
    .filter(({ action, by }) => action > since && by !== viewer)
    .flatMap((entry) => {
      const [line] = linesOf(game, entry.events).filter(({ isMark }) => !isMark);
      return line ? [{ entry, line }] : [];
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
