import { type Box, type GameTypes, type Happening, heardBy, type Session, type Viewer } from '@admiralty/engine';
import type { LogEntry, LogEvent } from '../types.ts';

/** The log in words, as one viewer may read it. Each entry is told with what the viewer saw right after it. */
export class Journal {
  readonly viewer: Viewer;
  readonly entries: LogEntry[] = [];
  private readonly box: Box;

  constructor(box: Box, viewer: Viewer) {
    this.box = box;
    this.viewer = viewer;
  }

  /** Leaves out what was taken back: only so many actions stand. */
  cut(actions: number): void {
    this.entries.length = Math.min(this.entries.length, actions + 1);
  }

  /** Brings the journal up to the session. */
  note(session: Session<GameTypes>, hasReason: (action: number) => boolean): void {
    const { length } = session.log;
    const { view } = session.observe(this.viewer);
    for (let action = this.entries.length; action <= length; action++) {
      const happened = action === 0 ? session.openingEvents : (session.events[action - 1] ?? []);
      this.entries.push({
        action,
        by: session.log[action - 1]?.by ?? null,
        phase: this.box.show(view, 'phase'),
        events: heardBy(this.viewer, happened).map((event) => this.tell(view, event)),
        hasReason: hasReason(action),
      });
    }
  }

  private tell(view: unknown, event: Happening): LogEvent {
    const { rule, what, with: details } = event;
    return { rule, what, words: this.box.describeEvent(view, event), with: details, roll: rollOf(what, details) };
  }
}

function rollOf(what: string, details: unknown): LogEvent['roll'] {
  if (what !== 'roll' || typeof details !== 'object' || details === null) return null;
  if (!('sides' in details && 'value' in details)) return null;
  const { sides, value } = details;
  return typeof sides === 'number' && typeof value === 'number' ? { sides, value } : null;
}
