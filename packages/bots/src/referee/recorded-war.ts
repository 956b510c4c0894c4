/** Plays the chapters of a war again for its record. */
import { type Game, type GameEvent, resume, type Save, type Session } from '@admiralty/engine';
import {
  boardBefore,
  FIRST_GATHERING,
  gatheringNews,
  type Position,
  WarRecorder,
  type WarTypes,
  type WarWeek,
} from '@admiralty/engine/fifth-frontier-war';

/** The war so far, and the board before the action that comes next. */
export class RecordedWar {
  readonly recorder = new WarRecorder();
  before: Position;
  /** the board as it stood when the war broke out */
  private deployed: Position | null = null;
  private readonly seed: string;

  constructor(before: Position, seed: string) {
    this.before = before;
    this.seed = seed;
  }

  note(events: readonly GameEvent[], after: Position): void {
    this.recorder.note(this.before, events);
    if (this.before.g.turn < 1 && after.g.turn >= 1) this.deployed = after;
    this.before = after;
  }

  /** The first week of which there is anything to tell. */
  get firstWeek(): number {
    return this.deployed ? FIRST_GATHERING : 1;
  }

  /** Weeks of the gathering, then those of the war. */
  weeks(): WarWeek[] {
    const war = this.recorder.weeks;
    const [first] = war;
    if (!this.deployed || !first) return war;
    const news = gatheringNews(this.deployed, this.seed);
    const before = Array.from({ length: 1 - FIRST_GATHERING }, (_, n): WarWeek => {
      const week = FIRST_GATHERING + n;
      return { ...first, week, items: news.get(week) ?? [], voyages: [] };
    });
    return [...before, ...war];
  }

  /** The board as it was in a week before the war; null: that week is of the war itself. */
  boardIn(week: number): Position | null {
    return week < 1 && this.deployed ? boardBefore(this.deployed, week, this.seed) : null;
  }
}

export function recordChapters(
  game: Game<WarTypes>,
  saves: readonly Save[],
): { ok: true; session: Session<WarTypes>; record: RecordedWar; events: GameEvent[] } | { ok: false; why: string } {
  const events: GameEvent[] = [];
  let record: RecordedWar | null = null;
  let session: Session<WarTypes> | null = null;
  for (const save of saves) {
    let isFirst = true;
    const resumed = resume(game, save, Number.POSITIVE_INFINITY, (then) => {
      const after = { g: game.clone(then.table.g), data: game.data };
      record ??= new RecordedWar(after, save.seed);
      const news = isFirst ? (session ? [] : then.openingEvents) : (then.events.at(-1) ?? []);
      if (isFirst) record.before = after;
      events.push(...news);
      record.note(news, after);
      isFirst = false;
    });
    if (!resumed.ok) return resumed;
    session = resumed.session;
  }
  return session && record ? { ok: true, session, record, events } : { ok: false, why: 'the file holds no war' };
}
