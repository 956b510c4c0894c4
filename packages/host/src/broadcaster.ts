import { type Seat, seatNamesOf, type Viewer } from '@admiralty/engine';
import type { GameLog } from './log/game-log.ts';
import type { OpenGame } from './open-game.ts';
import type { LogEntry, TableUpdate, ViewerState } from './types.ts';

/** The way out of a table: tells everybody who watches it what he may know. */
export class Broadcaster {
  thinking: ViewerState['thinking'] = null;
  private readonly game: OpenGame;
  private readonly log: GameLog;
  private readonly watchers = new Set<Watcher>();

  constructor(game: OpenGame, log: GameLog) {
    this.game = game;
    this.log = log;
  }

  /** Nothing is told before the first `tell`. */
  watch(viewer: Viewer | null, hear: (update: TableUpdate) => void): Watcher {
    const watcher = new Watcher(this, viewer, hear);
    this.watchers.add(watcher);
    return watcher;
  }

  remove(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** The first `same` actions of the game are what they were. */
  changed(same: number): void {
    for (const watcher of this.watchers)
      if (watcher.viewer !== null) watcher.keep(this.log.access(watcher.viewer).entriesUpTo(same) + 1);
  }

  /** Tells everybody what he may know now. */
  tell(): void {
    for (const watcher of this.watchers) watcher.tell();
  }

  entriesFor(viewer: Viewer | null): readonly LogEntry[] {
    return viewer === null ? [] : this.log.entries(viewer);
  }

  stateFor(viewer: Viewer | null): ViewerState {
    const { session, players, module } = this.game;
    const { scenario, options } = session.setting;
    const names = seatNamesOf(module.game, session.setting);
    return {
      scenario,
      title: module.game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario,
      seats: players.map((player, seat) => ({ seat, name: names[seat] ?? '', player })),
      options,
      viewer,
      observation: viewer === null ? null : this.log.access(viewer).observe(),
      thinking: this.thinking,
      length: this.log.access(viewer ?? 'public').length,
      undo: isSeat(viewer) ? this.log.access(viewer).undoOffer() : { steps: 0, refusal: null },
      dice: session.diceMode,
      commitment: session.commitment,
      seed: this.log.access('public').seed,
    };
  }
}

/** Somebody who watches, and how much of the log he has been sent. */
export class Watcher {
  viewer: Viewer | null;
  private readonly from: Broadcaster;
  private readonly hear: (update: TableUpdate) => void;
  private n = 0;
  private sent = 0;

  constructor(from: Broadcaster, viewer: Viewer | null, hear: (update: TableUpdate) => void) {
    this.from = from;
    this.viewer = viewer;
    this.hear = hear;
  }

  /** Looks through other eyes from the next `tell` on. */
  look(viewer: Viewer | null): void {
    if (viewer !== this.viewer) this.sent = 0;
    this.viewer = viewer;
  }

  /** Only so many entries of those sent still stand. */
  keep(entries: number): void {
    this.sent = Math.min(this.sent, entries);
  }

  tell(): void {
    const entries = this.from.entriesFor(this.viewer);
    const from = Math.min(this.sent, entries.length);
    this.sent = entries.length;
    this.n += 1;
    this.hear({ n: this.n, state: this.from.stateFor(this.viewer), from, entries: entries.slice(from) });
  }

  stop(): void {
    this.from.remove(this);
  }
}

function isSeat(viewer: Viewer | null): viewer is Seat {
  return typeof viewer === 'number';
}
