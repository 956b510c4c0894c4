import type { Access, HeardEvent } from '@admiralty/engine';
import type { LogEntry, LogEvent } from '../types.ts';

/** The log in words, as one viewer may read it. Each entry is told with what the viewer saw right after it. */
export class Journal {
  readonly entries: LogEntry[];
  /** the number of the first entry that is here */
  readonly first: number;

  constructor(first = 0, entries: readonly LogEntry[] = []) {
    this.first = first;
    this.entries = [...entries];
  }

  /** The number of the entry to come. */
  get next(): number {
    return this.first + this.entries.length;
  }

  /** Leaves out what was taken back: only so many entries of the viewer's log stand. */
  cut(length: number): void {
    this.entries.length = Math.max(Math.min(this.entries.length, length + 1 - this.first), 0);
  }

  /** Brings the journal up to the table. */
  note(access: Access, hasReason: (number: number) => boolean): void {
    const news = access.log(this.next);
    if (news.length === 0) return;
    const phase = access.show('phase');
    for (const { number, by, events } of news)
      this.entries.push({
        action: number,
        by,
        phase,
        events: events.map((event) => lineOf(access, event)),
        hasReason: by !== null && hasReason(number),
      });
  }
}

function lineOf(access: Access, event: HeardEvent): LogEvent {
  const { rule, type, data: details } = event;
  return { rule, what: type, line: access.line(event), with: details, roll: rollOf(type, details) };
}

function rollOf(what: string, details: unknown): LogEvent['roll'] {
  if (what !== 'roll' || typeof details !== 'object' || details === null) return null;
  if (!('sides' in details && 'value' in details)) return null;
  const { sides, value } = details;
  return typeof sides === 'number' && typeof value === 'number' ? { sides, value } : null;
}
