import type { Board } from '../../boards/types.ts';
import type { LogEntry, TableState } from '../../table/types.ts';
import { type LogLine, linesOf, weightOf } from '../log/lines.ts';

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

const MAX_LINES_SHOWN = 3;

/** The acts of others that weigh most, since an action. */
export function newsSince(
  state: Pick<TableState, 'log' | 'viewer'>,
  since: number,
  rolls: Board['rolls'] = {},
): News | null {
  const { log, viewer } = state;
  const told = log
    .filter(({ action, by }) => action > since && by !== viewer)
    .flatMap((entry) => {
      const lines = linesOf(entry.events, rolls).filter(({ isMark }) => !isMark);
      const [first] = lines.sort((one, other) => newsValue(other) - newsValue(one));
      return first ? [{ entry, line: first }] : [];
    });
  if (told.length === 0) return null;
  const heaviest = [...told]
    .sort((one, other) => newsValue(other.line) - newsValue(one.line))
    .slice(0, MAX_LINES_SHOWN);
  return {
    headlines: told.filter((headline) => heaviest.includes(headline)),
    more: told.length - heaviest.length,
    from: since,
  };
}

/** Among lines of one weight those with dice come first. */
function newsValue(line: LogLine): number {
  return 2 * weightOf(line) + (line.parts.some(({ is }) => is === 'cast') ? 1 : 0);
}
