import type { Seat } from '@admiralty/engine';
import type { Board } from '../../boards/types.ts';
import type { LogEntry, TableState } from '../../table/types.ts';
import { type LogLine, linesOf, weightOf } from '../log/lines.ts';

export interface Headline {
  id: string;
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
      return first ? [{ id: String(entry.action), entry, line: first }] : [];
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

/** Where sealed answers are opened together: each event of these kinds, with those that the reader's own last act brought. */
export function digestSince(
  { log, viewer }: Pick<TableState, 'log' | 'viewer'>,
  since: number,
  kinds: ReadonlySet<string>,
  camp: Seat | null,
): News | null {
  const told = log
    .filter(({ action, by }) => action > since || (action === since && action > 0 && by === viewer))
    .flatMap((entry) =>
      entry.events
        .filter(({ what, line }) => kinds.has(what) && !(line.weight === 'routine' && line.owner === camp))
        .flatMap((event, at) => linesOf([event]).map((line) => ({ id: `${entry.action} ${at}`, entry, line }))),
    );
  if (told.length === 0) return null;
  return { headlines: told.slice(-MAX_DIGEST), more: Math.max(0, told.length - MAX_DIGEST), from: since };
}
const MAX_DIGEST = 8;

/** Among lines of one weight those with dice come first. */
function newsValue(line: LogLine): number {
  return 2 * weightOf(line) + (line.parts.some(({ is }) => is === 'cast') ? 1 : 0);
}
