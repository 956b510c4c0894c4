import { z } from 'zod';
import type { LogEntry } from './log.ts';
import type { Notice } from './observe.ts';
import type { Viewer } from './types.ts';

const UNDO_CODES = ['gameOver', 'awaitsRoll', 'nothingDone', 'revealed', 'othersActed'] as const;
export type UndoCode = (typeof UNDO_CODES)[number];

export const earlierShape = z.strictObject({
  entries: z.int().nonnegative(),
  /** how many of them each viewer may know of: the public, then the seats */
  known: z.array(z.int().nonnegative()),
  /** by seat: its acts out of turn among them */
  unasked: z.array(z.int().nonnegative()),
  /** by seat: how much it could take back by itself then, or why nothing */
  undo: z.array(z.strictObject({ steps: z.int().nonnegative(), code: z.enum(UNDO_CODES).nullable() })),
});
/** What the entries before a snapshot leave behind: enough to go on without them, of one size however many they are. */
export type Earlier = z.infer<typeof earlierShape>;

/** Counts over the log, kept up action by action. */
export class EntryCounts {
  private readonly known: number[];
  private readonly unasked: number[];

  constructor(seats: number, earlier: Pick<Earlier, 'known' | 'unasked'> | null) {
    this.known = earlier ? [...earlier.known] : new Array<number>(seats + 1).fill(0);
    this.unasked = earlier ? [...earlier.unasked] : new Array<number>(seats).fill(0);
  }

  add(entry: LogEntry, notice: Notice): void {
    this.count(entry, notice, 1);
  }

  remove(entry: LogEntry, notice: Notice): void {
    this.count(entry, notice, -1);
  }

  unaskedBy(seat: number): number {
    return this.unasked[seat] ?? 0;
  }

  get all(): Pick<Earlier, 'known' | 'unasked'> {
    return { known: [...this.known], unasked: [...this.unasked] };
  }

  private count({ by, decision }: LogEntry, notice: Notice, change: 1 | -1): void {
    this.known[by + 1]! += change;
    for (const viewer of notice.by) this.known[placeOf(viewer)]! += change;
    if (decision === null) this.unasked[by]! += change;
  }
}

/** How many of the entries before a snapshot a viewer may know of. */
export function knownBefore(earlier: Earlier | null, viewer: Viewer): number {
  if (!earlier) return 0;
  return viewer === 'referee' ? earlier.entries : (earlier.known[placeOf(viewer)] ?? 0);
}

function placeOf(viewer: Viewer): number {
  return typeof viewer === 'number' ? viewer + 1 : 0;
}
