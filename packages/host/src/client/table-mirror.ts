import type { ViewerMessage } from '../feed/messages.ts';
import { patched } from '../feed/patch.ts';
import type { LogEntry, NowThinking, ViewerState } from '../types.ts';

/** Everything that a viewer has been told. */
export interface MirroredState extends ViewerState {
  log: readonly LogEntry[];
  thinking: NowThinking | null;
}

/** The far end of a table: what its viewer has been told so far. `About`: what a shell tells beside it. */
export class TableMirror<About extends object = object> {
  /** the first news has come */
  readonly first: Promise<void>;
  private readonly listeners = new Set<() => void>();
  private latest: (MirroredState & About) | null = null;
  private n = 0;
  private begin: () => void = () => {};

  constructor() {
    this.first = new Promise((resolve) => {
      this.begin = resolve;
    });
  }

  /** A new object for each change; what has not changed in it is the same object as before. */
  get state(): MirroredState & About {
    if (!this.latest) throw new Error('nothing is known of the table yet');
    return this.latest;
  }

  get isKnown(): boolean {
    return this.latest !== null;
  }

  /** False: a message is missing, and the whole has to be asked for. */
  take(messages: readonly ViewerMessage[], about?: About): boolean {
    const isFit = messages.every((message) => this.takeOne(message));
    if (about && this.latest) this.latest = { ...this.latest, ...about };
    if (!this.latest) return false;
    this.begin();
    for (const listener of this.listeners) listener();
    return isFit;
  }

  /** Returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  private takeOne(message: ViewerMessage): boolean {
    const before = this.latest;
    if ('full' in message) {
      const { full, n, from, entries } = message;
      this.n = n;
      const log = logWith(before?.log ?? [], from, entries);
      this.latest = { ...before, ...full, log, thinking: before?.thinking ?? null } as MirroredState & About;
      return true;
    }
    if (!before) return false;
    if ('thinking' in message) {
      this.latest = { ...before, thinking: message.thinking };
      return true;
    }
    const { n, patch, from, entries } = message;
    if (n !== this.n + 1) return false;
    this.n = n;
    const { log, ...state } = before;
    this.latest = { ...patched<object>(state, patch), log: logWith(log, from, entries) } as MirroredState & About;
    return true;
  }
}

function logWith(before: readonly LogEntry[], from: number, entries: readonly LogEntry[]): readonly LogEntry[] {
  const first = before[0]?.action ?? from;
  const stands = before.slice(0, Math.max(from - first, 0));
  return stands.length === before.length && entries.length === 0 ? before : [...stands, ...entries];
}
