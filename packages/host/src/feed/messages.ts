/** What goes to one viewer of a table, as plain JSON: the same to a worker's page, a socket or a stream of lines. */
import type { LogEntry, NowThinking, ViewerState } from '../types.ts';
import type { Patch } from './patch.ts';

/** The log from where it changed: the entries before `from` are what they were. */
interface NewEntries {
  /** counts what this viewer was sent, never what happened at the table */
  n: number;
  from: number;
  entries: readonly LogEntry[];
}

/** Everything that the viewer may know now. With `from` above 0, earlier entries are to be had elsewhere. */
export interface FullMessage extends NewEntries {
  /** which count `n` belongs to: it begins anew when the host does */
  feed: string;
  full: ViewerState;
}

/** What has changed since the message before. */
export interface PatchMessage extends NewEntries {
  patch: Patch;
}

/** Outside the count: which computer thinks. */
export interface ThinkingMessage {
  thinking: NowThinking | null;
}

export type ViewerMessage = FullMessage | PatchMessage | ThinkingMessage;

/** The last that somebody has got of a feed. */
export interface Place {
  feed: string;
  n: number;
}
