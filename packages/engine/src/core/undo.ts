/** What a seat may take back by itself: its own last actions, up to the first that showed or was noticed. */
import type { Earlier, UndoCode } from './earlier.ts';
import type { LogEntry } from './log.ts';
import type { Notice } from './observe.ts';
import type { Rejected, Seat } from './types.ts';

/** Kind of the entry that an act leaves when an undo of another seat took its ground away. */
export const DROPPED = 'dropped';
/** In place of an entry that lies before the snapshot that the session began with. */
export const EARLIER = -1;

const NO_UNDO: Record<UndoCode, string> = {
  gameOver: 'the game is over',
  awaitsRoll: 'an action waits for its roll and can no longer be taken back',
  nothingDone: 'you have done nothing yet',
  revealed: 'your last action revealed hidden information',
  othersActed: 'another seat has acted since',
};

/** What of a session bounds undo. */
export interface Ledger {
  log: readonly LogEntry[];
  /** what others can tell of each entry */
  notices: readonly Notice[];
  /** indexes into the log of the entries in effect */
  live: readonly number[];
  /** entries below this stay as they are */
  closed: number;
  earlier: Earlier | null;
  /** nothing at all can be taken back now */
  blocked: UndoCode | null;
}

export type Undoable = { ok: true; entry: number } | (Rejected & { code: UndoCode });

/** The entry that this seat could take back by itself now, or why it cannot. */
export function undoableIn(ledger: Ledger, seat: Seat): Undoable {
  const { log, notices, live, closed, earlier, blocked } = ledger;
  if (blocked) return noUndo(blocked);
  const at = live.findLastIndex((index) => log[index]!.by === seat && log[index]!.kind !== DROPPED);
  const index = live[at];
  const isEarlier = index === undefined && isOpenBefore(ledger);
  const before = isEarlier ? earlier?.undo[seat]?.code : null;
  if (before) return noUndo(before);
  if (!isEarlier && (index === undefined || index < closed)) return noUndo('nothingDone');
  if (index !== undefined && log[index]!.barrier) return noUndo('revealed');
  const isClosed = live.slice(at + 1).some((later) => notices[later]!.by.includes(seat));
  return isClosed ? noUndo('othersActed') : { ok: true, entry: index ?? EARLIER };
}

/** How many of its actions, one after the other, the seat could take back by itself now. */
export function undoStepsIn(ledger: Ledger, seat: Seat): number {
  const { log, notices, live, closed, earlier } = ledger;
  const found = undoableIn(ledger, seat);
  if (!found.ok) return 0;
  let steps = 0;
  for (const index of live.slice(0, live.indexOf(found.entry) + 1).reverse()) {
    const { by, barrier, kind } = log[index]!;
    if (index < closed || notices[index]!.by.includes(seat) || (by === seat && barrier)) return steps;
    if (by === seat && kind !== DROPPED) steps++;
  }
  return steps + (isOpenBefore(ledger) ? (earlier?.undo[seat]?.steps ?? 0) : 0);
}

/** Entries before the snapshot are not closed by what came after. */
function isOpenBefore({ earlier, closed }: Ledger): boolean {
  return earlier !== null && closed <= earlier.entries;
}

function noUndo(code: UndoCode): Undoable {
  return { ok: false, code, refusal: { rule: 'CORE-undo', why: NO_UNDO[code], code } };
}
