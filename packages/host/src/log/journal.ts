import type { Access, HeardEntry, HeardEvent } from '@admiralty/engine';
import type { LogEntry, LogEvent } from '../types.ts';

/** The log in words, as one viewer may read it. Each entry is told with what the viewer saw right after it. */
export class Journal {
  entries: LogEntry[];
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

  /**
   * Leaves out what was taken back: so many entries of the viewer's log stand for certain, and of those after them what
   * still reads as it did. Returns how many are left, with the opening.
   */
  cut(access: Access, length: number): number {
    const after = access.log(length + 1);
    const changed = after.findIndex((entry) => !this.hasAlready(entry));
    const left = length + 1 + (changed < 0 ? after.length : changed);
    this.entries = this.entries.slice(0, Math.max(left - this.first, 0)); // a mark may still hold those that were
    return left;
  }

  private hasAlready({ number, by, events }: HeardEntry): boolean {
    const known = this.entries[number - this.first];
    if (known?.by !== by) return false;
    const told = known.events.map(({ rule, what, with: details }) => [rule, what, details]);
    return (
      JSON.stringify(told) === JSON.stringify(events.map(({ rule, type, data: details }) => [rule, type, details]))
    );
  }

  /** What brings it back to how it is now. */
  mark(): () => void {
    const { entries } = this;
    const { length } = entries;
    return () => {
      entries.length = length;
      this.entries = entries;
    };
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
