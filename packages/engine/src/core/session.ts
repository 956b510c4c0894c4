import { readAction } from './border.ts';
import type { Dice } from './dice.ts';
import { commitmentTo, GivenDice, MissingRoll, RecordingDice, seededDice, wordsOf } from './dice.ts';
import type { Observation } from './observe.ts';
import { heardBy, observe } from './observe.ts';
import { Play } from './play.ts';
import { fork, hashOfTable, startTable } from './table.ts';
import type { Action, Game, GameTypes, Happening, Refusal, Rejected, Seat, Setting, Table, Viewer } from './types.ts';

export type DiceMode = 'seeded' | 'entered';

/** One action as it is kept: with its rolls and the fingerprint of the table after it. */
export interface LogEntry {
  decision: number | null;
  by: Seat;
  kind: string;
  with: unknown;
  rolls: number[];
  hash: string;
  /** something was learned: undo stops here */
  barrier: boolean;
}

export type Outcome = { ok: true; entry: LogEntry; events: Happening[] } | Rejected;

/** The start of a game: rolls made and news told before the first question. */
export interface Opening {
  rolls: number[];
  hash: string;
}

interface Start<T extends GameTypes> {
  game: Game<T>;
  setting: Setting;
  seed: string;
  diceMode: DiceMode;
  table: Table<T['state']>;
  opening: Opening;
  events: Happening[];
  isResumed: boolean;
}

const CHECKPOINT = 64;

/** A game being played: the table, its log, and undo. Every action works on a fork, so nothing is ever half done. */
export class Session<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setting: Setting;
  readonly seed: string;
  readonly diceMode: DiceMode;
  readonly opening: Opening;
  readonly openingEvents: Happening[];
  /** a table without a past that this session went on from */
  readonly resumedFrom: Table<T['state']> | null;
  table: Table<T['state']>;
  readonly log: LogEntry[] = [];
  readonly events: Happening[][] = [];
  readonly commitment: string;
  /** indexes into the log of the entries in effect: all but those taken back by consent */
  private live: number[] = [];
  private branch = 0;
  private readonly checkpoints = new Map<number, Table<T['state']>>();

  private constructor(start: Start<T>) {
    this.game = start.game;
    this.setting = start.setting;
    this.seed = start.seed;
    this.diceMode = start.diceMode;
    this.table = start.table;
    this.opening = start.opening;
    this.openingEvents = start.events;
    this.resumedFrom = start.isResumed ? fork(start.game, start.table) : null;
    this.commitment = commitmentTo(start.seed);
    this.checkpoints.set(0, fork(start.game, start.table));
  }

  /** Goes on from a table whose past is not kept. */
  static resumeFrom<T extends GameTypes>(
    game: Game<T>,
    setting: Setting,
    seed: string,
    diceMode: DiceMode,
    table: Table<T['state']>,
  ): Session<T> {
    const opening = { rolls: [], hash: hashOfTable(table) };
    return new Session({
      game,
      setting,
      seed,
      diceMode,
      table: fork(game, table),
      opening,
      events: [],
      isResumed: true,
    });
  }

  static start<T extends GameTypes>(
    game: Game<T>,
    setting: Setting,
    seed: string,
    diceMode: DiceMode = 'seeded',
    rolls: readonly number[] = [],
  ): { ok: true; session: Session<T> } | Rejected {
    const events: Happening[] = [];
    const given = diceMode === 'entered' ? new GivenDice(rolls) : null;
    const dice = new RecordingDice(given ?? seededDice);
    try {
      const started = startTable(game, setting, seed, dice, (event) => events.push(event));
      if (!started.ok) return started;
      if (given && given.left > 0) return refuse('CORE-dice', `${given.left} of the given rolls are not needed`);
      const { table } = started;
      const opening = { rolls: dice.rolls, hash: hashOfTable(table) };
      const session = new Session({ game, setting, seed, diceMode, table, opening, events, isResumed: false });
      return { ok: true, session };
    } catch (error) {
      return missingRoll(error);
    }
  }

  /** One action from outside, through both doors. With entered dice its rolls come along. */
  act(json: unknown, rolls: readonly number[] = []): Outcome {
    const read = readAction(this.game, this.table, json);
    if (!read.ok) return read;
    const given = this.diceMode === 'entered' ? new GivenDice(rolls) : null;
    if (!given && rolls.length > 0) return refuse('CORE-dice', 'this game rolls its own dice');
    return this.perform(read.action, given ?? seededDice, given);
  }

  private perform(action: Action, source: Dice, given: GivenDice | null): Outcome {
    const dice = new RecordingDice(source);
    const events: Happening[] = [];
    const next = fork(this.game, this.table);
    const play = new Play(this.game, next, dice, (event) => events.push(event));
    try {
      const refusal = play.act(action) ?? this.checkTakeBack(play.takeBack);
      if (refusal) return { ok: false, refusal };
    } catch (error) {
      return missingRoll(error);
    }
    if (given && given.left > 0) return refuse('CORE-dice', `${given.left} of the given rolls are not needed`);
    this.table = play.takeBack === null ? next : this.tableTakenBack(play.takeBack, next);
    const barrier = play.learned || play.takeBack !== null;
    const entry: LogEntry = { ...action, rolls: dice.rolls, hash: hashOfTable(this.table), barrier };
    this.record(entry, events, play.takeBack === null);
    return { ok: true, entry, events };
  }

  private record(entry: LogEntry, events: Happening[], isLive: boolean): void {
    this.log.push(entry);
    this.events.push(events);
    if (!isLive) return;
    this.live.push(this.log.length - 1);
    if (this.live.length % CHECKPOINT === 0) this.checkpoints.set(this.live.length, fork(this.game, this.table));
  }

  private checkTakeBack(to: number | null): Refusal | null {
    if (to === null || this.live.includes(to)) return null;
    return { rule: 'CORE-undo', why: `entry ${to} is not an action that can be taken back` };
  }

  /** Consent undid a roll or a reveal: the dice go on from a fresh stream, so that nobody knows what comes next. */
  private tableTakenBack(to: number, before: Table<T['state']>): Table<T['state']> {
    const keep = this.live.indexOf(to);
    const table = this.rebuild(keep);
    this.live = this.live.slice(0, keep);
    for (const at of this.checkpoints.keys()) if (at > keep) this.checkpoints.delete(at);
    this.branch += 1;
    table.rng = wordsOf(this.seed, this.branch);
    table.nextId = before.nextId;
    this.checkpoints.set(keep, fork(this.game, table));
    return table;
  }

  /** The table after the first `count` entries in effect. */
  private rebuild(count: number): Table<T['state']> {
    const from = Math.max(...[...this.checkpoints.keys()].filter((at) => at <= count));
    const table = fork(this.game, this.checkpoints.get(from)!);
    for (const index of this.live.slice(from, count)) {
      const entry = this.log[index]!;
      const dice = this.diceMode === 'entered' ? new GivenDice(entry.rolls) : seededDice;
      const refusal = new Play(this.game, table, dice).act(entry);
      if (refusal) throw new Error(`entry ${index} no longer holds: ${refusal.why}`);
    }
    return table;
  }

  /** The entry that this seat could take back by itself now, or why it cannot. */
  undoable(seat: Seat): { ok: true; entry: number } | Rejected {
    if (this.table.result) return refuse('CORE-undo', 'the game is over');
    const at = this.live.findLastIndex((index) => this.log[index]!.by === seat);
    const index = this.live[at];
    if (index === undefined || index < this.lastTrace()) return refuse('CORE-undo', 'you have done nothing yet');
    if (this.log[index]!.barrier) return refuse('CORE-undo', 'your last action showed somebody something new');
    const later = this.live.slice(at + 1).map((i) => this.log[i]!);
    const isSealed = (decision: number | null): boolean => this.table.envelopes.some((e) => e.decision.id === decision);
    if (later.length > 0 && ![this.log[index]!, ...later].every((entry) => isSealed(entry.decision)))
      return refuse('CORE-undo', 'another seat has acted since');
    return { ok: true, entry: index };
  }

  /** Takes back the seat's last action; sealed answers of others that lie on top stay. */
  undo(seat: Seat): { ok: true; undone: LogEntry } | Rejected {
    const found = this.undoable(seat);
    if (!found.ok) return found;
    const at = this.live.indexOf(found.entry);
    this.table = this.rebuild(at);
    const [undone, ...later] = this.log.splice(found.entry);
    this.events.splice(found.entry);
    this.live = this.live.slice(0, at);
    for (const mark of this.checkpoints.keys()) if (mark > at) this.checkpoints.delete(mark);
    for (const { decision, by, kind, with: answer } of later) this.act({ decision, by, kind, with: answer });
    return { ok: true, undone: undone! };
  }

  private lastTrace(): number {
    return this.log.findLastIndex((_, index) => !this.live.includes(index));
  }

  observe(viewer: Viewer): Observation {
    return observe(this.game, this.table, viewer);
  }

  heard(viewer: Viewer, from = 0): Happening[] {
    const opening = from === 0 ? heardBy(viewer, this.openingEvents) : [];
    return [...opening, ...this.events.slice(from).flatMap((events) => heardBy(viewer, events))];
  }

  /** Plays a recorded entry again and compares every roll and the fingerprint. Returns what does not match. */
  replay(entry: LogEntry): string | null {
    const dice = new CheckingDice(entry.rolls, this.diceMode === 'entered' ? new GivenDice(entry.rolls) : seededDice);
    const { decision, by, kind, with: answer } = entry;
    const read = readAction(this.game, this.table, { decision, by, kind, with: answer });
    if (!read.ok) return read.refusal.why;
    const outcome = this.perform(read.action, dice, null);
    if (!outcome.ok) return outcome.refusal.why;
    if (dice.problem ?? dice.unused) return dice.problem ?? dice.unused;
    return outcome.entry.hash === entry.hash ? null : 'the table after it does not have the recorded fingerprint';
  }
}

class CheckingDice implements Dice {
  problem: string | null = null;
  private next = 0;
  private readonly recorded: readonly number[];
  private readonly source: Dice;
  constructor(recorded: readonly number[], source: Dice) {
    this.recorded = recorded;
    this.source = source;
  }
  get unused(): string | null {
    return this.next < this.recorded.length ? 'more rolls are recorded than were made' : null;
  }
  roll(rng: number[], sides: number, rule: string): number {
    const value = this.source.roll(rng, sides, rule);
    const recorded = this.recorded[this.next++];
    if (recorded !== value) this.problem ??= `roll ${this.next} is recorded as ${recorded}, the seed gives ${value}`;
    return value;
  }
}

function refuse(rule: string, why: string): Rejected {
  return { ok: false, refusal: { rule, why } };
}

function missingRoll(error: unknown): Rejected {
  if (error instanceof MissingRoll) return refuse(error.rule, error.why);
  throw error;
}
