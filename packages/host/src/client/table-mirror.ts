import type { LogEntry } from '../types.ts';

/** The far end of a table: what its viewer has been told so far. */
export class TableMirror<State extends object> {
  /** the first news has come */
  readonly first: Promise<void>;
  private readonly listeners = new Set<() => void>();
  private latest: (State & { log: readonly LogEntry[] }) | null = null;
  private begin: () => void = () => {};

  constructor() {
    this.first = new Promise((resolve) => {
      this.begin = resolve;
    });
  }

  /** A new object for each change. */
  get state(): State & { log: readonly LogEntry[] } {
    if (!this.latest) throw new Error('nothing is known of the table yet');
    return this.latest;
  }

  take({ state, from, entries }: { state: State; from: number; entries: readonly LogEntry[] }): void {
    const before = this.latest?.log ?? [];
    const isSame = from === before.length && entries.length === 0;
    this.latest = { ...state, log: isSame ? before : [...before.slice(0, from), ...entries] };
    this.begin();
    for (const listener of this.listeners) listener();
  }

  /** Returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }
}
