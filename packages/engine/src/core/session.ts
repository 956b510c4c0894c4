import { readAction } from './border.ts';
import { copy } from './copy.ts';
import type { Dice, Entered } from './dice.ts';
import { commitmentTo, EnteredDice, GivenDice, MissingRoll, RecordingDice, seededDice, wordsOf } from './dice.ts';
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

/** The start of a game: rolls made before the first question, and the fingerprint of the table then. */
export interface Opening {
  rolls: number[];
  hash: string;
}

/** What a session begins with. */
export interface Beginning<T extends GameTypes> {
  game: Game<T>;
  setting: Setting;
  seed: string;
  diceMode: DiceMode;
  opening: Opening;
  openingEvents: readonly Happening[];
  table: Table<T['state']>;
  /** entries of the log that are kept but cannot be played again: `table` is what they led to */
  past: readonly LogEntry[];
}

const CHECKPOINT = 64;

/** A game being played: the table, its log, and undo. Every action works on a fork, so nothing is ever half done. */
export class Session<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setting: Setting;
  readonly seed: string;
  readonly commitment: string;
  readonly diceMode: DiceMode;
  readonly opening: Opening;
  readonly openingEvents: readonly Happening[];
  readonly past: readonly LogEntry[];
  /** Never changed in place: each action puts a new one here. */
  table: Table<T['state']>;
  readonly log: LogEntry[];
  readonly events: Happening[][];
  /** indexes into the log of the entries in effect: all but the past and those taken back by consent */
  private live: number[] = [];
  /** entries of the log below this stay as they are, whatever is undone */
  private closed: number;
  /** tables after so many live entries */
  private readonly checkpoints = new Map<number, Table<T['state']>>();

  constructor(from: Beginning<T>) {
    this.game = from.game;
    this.setting = from.setting;
    this.seed = from.seed;
    this.commitment = commitmentTo(from.seed);
    this.diceMode = from.diceMode;
    this.opening = from.opening;
    this.openingEvents = from.openingEvents;
    this.past = from.past;
    this.table = from.table;
    this.log = [...from.past];
    this.events = from.past.map(() => []);
    this.closed = from.past.length;
    this.checkpoints.set(0, from.table);
  }

  static start<T extends GameTypes>(
    game: Game<T>,
    setting: Setting,
    seed: string,
    diceMode: DiceMode = 'seeded',
    rolls: readonly Entered[] = [],
  ): { ok: true; session: Session<T> } | Rejected {
    const openingEvents: Happening[] = [];
    const given = diceMode === 'entered' ? new EnteredDice(rolls) : null;
    const dice = new RecordingDice(given ?? seededDice);
    try {
      const started = startTable(game, setting, seed, dice, (event) => openingEvents.push(event));
      if (!started.ok) return started;
      const tooMany = given?.tooMany();
      if (tooMany) return { ok: false, refusal: tooMany };
      const { table } = started;
      const opening = { rolls: dice.rolls, hash: hashOfTable(table) };
      const session = new Session({ game, setting, seed, diceMode, opening, openingEvents, table, past: [] });
      return { ok: true, session };
    } catch (error) {
      return missingRoll(error);
    }
  }

  /** The table that the log after `past` goes on from. */
  get base(): Table<T['state']> {
    return this.checkpoints.get(0)!;
  }

  /** A session that goes its own way from here. */
  fork(): Session<T> {
    const twin = new Session({ ...this, table: this.base });
    twin.table = this.table;
    twin.log.splice(0, Infinity, ...this.log);
    twin.events.splice(0, Infinity, ...this.events);
    twin.live = [...this.live];
    twin.closed = this.closed;
    for (const [at, table] of this.checkpoints) twin.checkpoints.set(at, table);
    return twin;
  }

  /** One action from outside, through both doors. With entered dice its rolls come along. */
  act(json: unknown, rolls: readonly Entered[] = []): Outcome {
    const read = readAction(this.game, this.table, json);
    if (!read.ok) return read;
    if (this.diceMode === 'entered') return this.perform(read.action, new EnteredDice(rolls));
    if (rolls.length > 0) return refuse('CORE-dice', 'this game rolls its own dice');
    return this.perform(read.action, seededDice);
  }

  private perform(action: Action, source: Dice): Outcome {
    const dice = new RecordingDice(source);
    const events: Happening[] = [];
    const kept = copy(action);
    const next = fork(this.game, this.table);
    const play = new Play(this.game, next, dice, (event) => events.push(event));
    try {
      const refusal = play.act(action) ?? this.checkTakeBack(play.takeBack) ?? source.tooMany?.();
      if (refusal) return { ok: false, refusal };
    } catch (error) {
      return missingRoll(error);
    }
    this.table = play.takeBack === null ? next : this.tableTakenBack(play.takeBack, next);
    const barrier = play.learned || play.takeBack !== null;
    const entry = { ...kept, rolls: dice.rolls, hash: hashOfTable(this.table), barrier };
    this.record(entry, events, play.takeBack !== null);
    return { ok: true, entry, events };
  }

  private record(entry: LogEntry, events: Happening[], isTrace: boolean): void {
    this.log.push(entry);
    this.events.push(events);
    if (isTrace) this.closed = this.log.length;
    else if (this.live.push(this.log.length - 1) % CHECKPOINT === 0) this.checkpoints.set(this.live.length, this.table);
  }

  private checkTakeBack(to: number | null): Refusal | null {
    if (to === null || this.live.includes(to)) return null;
    return { rule: 'CORE-undo', why: `entry ${to} is not an action that can be taken back` };
  }

  /** Consent undid a roll or a reveal: the dice go on from a fresh stream, so that nobody knows what comes next. */
  private tableTakenBack(to: number, before: Table<T['state']>): Table<T['state']> {
    const keep = this.live.indexOf(to);
    const table = this.rewind(keep);
    table.rng = wordsOf(this.seed, this.log.length + 1);
    table.nextId = before.nextId;
    table.offersMade = before.offersMade;
    this.checkpoints.set(keep, table);
    return table;
  }

  /** Leaves only the first `keep` entries in effect; returns a new table of that moment. */
  private rewind(keep: number): Table<T['state']> {
    for (const at of this.checkpoints.keys()) if (at > keep) this.checkpoints.delete(at);
    const from = Math.max(...this.checkpoints.keys());
    const table = fork(this.game, this.checkpoints.get(from)!);
    for (const index of this.live.slice(from, keep)) {
      const { rolls, ...action } = this.log[index]!;
      const dice = this.diceMode === 'entered' ? new GivenDice(rolls) : seededDice;
      const refusal = new Play(this.game, table, dice).act(copy(action));
      if (refusal) throw new Error(`entry ${index} no longer holds: ${refusal.why}`);
    }
    this.live.length = keep;
    return table;
  }

  /** The entry that this seat could take back by itself now, or why it cannot. */
  undoable(seat: Seat): { ok: true; entry: number } | Rejected {
    if (this.table.result) return refuse('CORE-undo', 'the game is over');
    const at = this.live.findLastIndex((index) => this.log[index]!.by === seat);
    const index = this.live[at];
    if (index === undefined || index < this.closed) return refuse('CORE-undo', 'you have done nothing yet');
    if (this.log[index]!.barrier) return refuse('CORE-undo', 'your last action showed somebody something new');
    const since = this.live.slice(at).map((i) => this.log[i]!.decision);
    const isSealed = (id: number | null): boolean => this.table.envelopes.some(({ decision }) => decision.id === id);
    if (since.length > 1 && !since.every(isSealed)) return refuse('CORE-undo', 'another seat has acted since');
    return { ok: true, entry: index };
  }

  /** Takes back the seat's last action; sealed answers of others that lie on top stay. */
  undo(seat: Seat): { ok: true; undone: LogEntry } | Rejected {
    const found = this.undoable(seat);
    if (!found.ok) return found;
    this.table = this.rewind(this.live.indexOf(found.entry));
    const [undone, ...later] = this.log.splice(found.entry);
    this.events.splice(found.entry);
    for (const { decision, by, kind, with: answer } of later) {
      const again = this.act({ decision, by, kind, with: answer });
      if (!again.ok) throw new Error(`a sealed answer no longer holds: ${again.refusal.why}`);
    }
    return { ok: true, undone: undone! };
  }

  observe(viewer: Viewer): Observation {
    return observe(this.game, this.table, viewer);
  }

  /** What a viewer was told from an entry of the log on; from 0 with the opening. */
  heard(viewer: Viewer, from = 0): Happening[] {
    const opening = from === 0 ? heardBy(viewer, this.openingEvents) : [];
    return [...opening, ...this.events.slice(from).flatMap((events) => heardBy(viewer, events))];
  }

  /** Plays a recorded entry again and compares every roll and the fingerprint. Returns what does not match. */
  replay(recorded: LogEntry): string | null {
    const { decision, by, kind, with: answer, rolls } = recorded;
    const read = readAction(this.game, this.table, { decision, by, kind, with: answer });
    if (!read.ok) return read.refusal.why;
    const outcome = this.perform(read.action, this.diceMode === 'entered' ? new GivenDice(rolls) : seededDice);
    if (!outcome.ok) return outcome.refusal.why;
    const made = outcome.entry.rolls;
    if (made.join() !== rolls.join())
      return `the rolls were ${made.join(', ') || 'none'}, not ${rolls.join(', ') || 'none'}`;
    if (outcome.entry.barrier !== recorded.barrier) return 'it is marked wrongly for undo';
    return outcome.entry.hash === recorded.hash ? null : 'the table after it does not have the recorded fingerprint';
  }
}

function refuse(rule: string, why: string): Rejected {
  return { ok: false, refusal: { rule, why } };
}

function missingRoll(error: unknown): Rejected {
  if (error instanceof MissingRoll) return refuse(error.rule, error.why);
  throw error;
}
