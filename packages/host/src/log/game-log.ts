import {
  type Access,
  accessFor,
  type GameModule,
  type GameTypes,
  type Observation,
  type Session,
  type Table,
  type Viewer,
} from '@admiralty/engine';
import type { LogEntry, Motives } from '../types.ts';
import { History } from './history.ts';
import { Journal } from './journal.ts';

/** The past of an open game: positions to go back to, and its log for each reader. Noted action by action, never again. */
export class GameLog {
  private readonly module: GameModule;
  private readonly motives: Motives;
  private readonly history = new History();
  private readonly readers: readonly Viewer[];
  private readonly kept: KeptLogs;
  private readonly journals = new Map<Viewer, Journal>();
  /** of the session last noted */
  private readonly accesses = new Map<Viewer, Access>();
  private session: Session<GameTypes> | null = null;

  /** `kept`: what readers had read of a game that goes on from a snapshot. */
  constructor(module: GameModule, motives: Motives, readers: readonly Viewer[], kept: KeptLogs = new Map()) {
    this.module = module;
    this.motives = motives;
    this.readers = readers;
    this.kept = kept;
  }

  /**
   * To be told at the start, after every action and every undo; the first `same` actions are what they were. Returns, of
   * readers whose log may have become another, how much of it stands.
   */
  note(session: Session<GameTypes>, same = session.log.length): ReadonlyMap<Viewer, number> {
    if (session !== this.session) this.accesses.clear();
    this.session = session;
    this.history.note(session, same);
    if (this.journals.size === 0) for (const viewer of this.readers) this.journals.set(viewer, this.journalFor(viewer));
    const standing = new Map<Viewer, number>();
    for (const [viewer, journal] of this.journals) {
      const access = this.access(viewer);
      if (same < session.log.length || journal.next > access.length)
        standing.set(viewer, journal.cut(access, access.entriesUpTo(same)));
      journal.note(access, this.reasons(access));
    }
    return standing;
  }

  /** What brings it back to where it is now, once the session is back there: what was noted since did not count. */
  mark(): () => void {
    const session = this.noted;
    const { length } = session.log;
    const kept = [...this.journals].map(([viewer, journal]) => ({ viewer, journal, goBack: journal.mark() }));
    return () => {
      this.history.note(session, length);
      this.journals.clear();
      for (const { viewer, journal, goBack } of kept) {
        goBack();
        this.journals.set(viewer, journal);
      }
    };
  }

  /**
   * The log of a viewer as far as it is here, and the number of its first entry. For one who has not read so far it is
   * written by walking through the past once.
   */
  pageFor(viewer: Viewer): { first: number; entries: readonly LogEntry[] } {
    const known = this.journals.get(viewer);
    if (known) return known;
    let journal: Journal | null = null;
    let then: Access | null = null;
    this.history.walk(this.noted, (twin) => {
      then ??= accessFor(this.module, twin, viewer);
      journal ??= new Journal(firstOf(then));
      journal.note(then, this.reasons(then));
    });
    const written = journal ?? new Journal();
    this.journals.set(viewer, written);
    return written;
  }

  /** The table as a viewer saw it when its log had so many entries, through its own or other eyes. */
  at(number: number, viewer: Viewer, eyes: Viewer): Observation {
    return this.access(eyes).observe(this.positionAt(number, viewer));
  }

  /** The true table of that moment: only what imagines it anew may leave. */
  positionAt(number: number, viewer: Viewer): Table<GameTypes['state']> {
    return this.history.at(this.noted, this.access(viewer).actionsUpTo(number));
  }

  /** The table through the eyes of a viewer. */
  access(viewer: Viewer): Access {
    const known = this.accesses.get(viewer);
    if (known) return known;
    const access = accessFor(this.module, this.noted, viewer);
    this.accesses.set(viewer, access);
    return access;
  }

  private journalFor(viewer: Viewer): Journal {
    const entries = this.kept.get(viewer);
    return entries ? new Journal(0, entries) : new Journal(firstOf(this.access(viewer)));
  }

  private get noted(): Session<GameTypes> {
    if (!this.session) throw new Error('no game has been noted yet');
    return this.session;
  }

  private reasons(access: Access): (number: number) => boolean {
    return (number) => this.motives[actionOf(access, number)] !== undefined;
  }
}

/** What readers had read, from the opening on. */
export type KeptLogs = ReadonlyMap<Viewer, readonly LogEntry[]>;

/** The number of the first entry that a session still has: the opening, or the first after its snapshot. */
function firstOf(access: Access): number {
  return access.isFromStart ? 0 : access.before + 1;
}

/** The number, in the whole game, of the action that an entry of a viewer's log tells of; 0 for the opening. */
export function actionOf(access: Access, number: number): number {
  return number === 0 ? 0 : access.actionsUpTo(number - 1) + 1;
}

/** One of so many actions was taken back: those after it are done again, each one place further up. */
export function takeOut(motives: Motives, action: number, last: number): void {
  for (let at = action; at <= last; at++) {
    const next = motives[at + 1];
    if (next) motives[at] = next;
    else delete motives[at];
  }
}
