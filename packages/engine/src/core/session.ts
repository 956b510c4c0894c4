import { copy } from './copy.ts';
import type { Dice, Entered } from './dice.ts';
import { commitmentTo, EnteredDice, GivenDice, MissingRoll, RecordingDice, wordsOf } from './dice.ts';
import { type Earlier, EntryCounts } from './earlier.ts';
import { deepFreeze } from './freeze.ts';
import { countersOf } from './keyed-dice.ts';
import type { Awaiting, Beginning, DiceMode, LogEntry, Opening, Outcome, Start, Starting } from './log.ts';
import type { Observation, ShownDecision } from './observe.ts';
import { heardBy, type Notice, noticeOf, observe } from './observe.ts';
import { Play } from './play.ts';
import { readAction } from './read-action.ts';
import { frozenNews, isEntered, mismatch, opened, ownDice, refuse } from './session-record.ts';
import { fork, hashOfTable } from './table.ts';
import type { Action, Game, GameEvent, GameTypes, Refusal, Rejected, Seat, Setting, Table, Viewer } from './types.ts';
import { DROPPED, EARLIER, type Ledger, type Undoable, undoableIn, undoStepsIn } from './undo.ts';

const CHECKPOINT = 64;
const UNNOTICED: Notice = { by: [], isSealed: false };
/** Entries of a log: many times more than any game between people takes. */
export const MOST_ENTRIES = 50_000;
/** Built-in acts that change nothing on the table by themselves. */
const TALK = ['offer', 'accept', 'decline', 'withdraw'];
/** Acts out of turn of one seat. */
const MOST_UNASKED = 4_000;

/** A game being played: the table, its log, and undo. Every action works on a fork, so nothing is ever half done. */
export class Session<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setting: Setting;
  readonly seed: string;
  readonly commitment: string;
  readonly diceMode: DiceMode;
  readonly contributions: readonly string[];
  readonly opening: Opening;
  readonly openingEvents: readonly GameEvent[];
  readonly past: readonly LogEntry[];
  /** it began with a snapshot: this is what the entries before left behind; log, events and notices lack them */
  readonly earlier: Earlier | null;
  /** Never changed in place: each action puts a new one here. */
  table: Table<T['state']>;
  readonly log: LogEntry[];
  readonly events: GameEvent[][];
  /** what others can tell of each entry */
  readonly notices: Notice[];
  /** indexes into the log of the entries in effect: all but the past and those taken back by consent */
  private live: number[] = [];
  /** entries of the log below this stay as they are, whatever is undone */
  private closed: number;
  /** tables after so many live entries */
  private checkpoints = new Map<number, Table<T['state']>>();
  private counts: EntryCounts;
  /** with entered dice: the action that waits for a roll; until then nothing else happens */
  awaiting: Awaiting | null = null;
  /** hears what went wrong inside the program, for the host's log; the player gets a refusal by CORE-fault */
  onFault: ((error: unknown, action: unknown) => void) | null = null;

  /** what rolls by itself; it knows the key, and nobody else does */
  readonly #dice: Dice;

  constructor(from: Beginning<T>) {
    this.game = from.game;
    this.setting = from.setting;
    this.seed = from.seed;
    this.commitment = commitmentTo(from.seed);
    this.diceMode = from.diceMode;
    this.contributions = from.contributions ?? [];
    this.#dice = ownDice(this);
    this.opening = from.opening;
    this.openingEvents = from.openingEvents;
    this.past = from.past;
    this.table = from.table;
    this.log = [...from.past];
    this.events = from.past.map(() => []);
    this.notices = from.past.map(() => UNNOTICED);
    this.earlier = from.earlier ?? null;
    if (this.earlier) for (const list of [this.log, this.events, this.notices]) list.length = this.earlier.entries;
    this.counts = new EntryCounts(from.table.seats, this.earlier);
    this.closed = this.log.length;
    this.checkpoints.set(0, from.table);
  }

  /** A new game. */
  static start<T extends GameTypes>(
    game: Game<T>,
    setting: Setting,
    seed: string,
    diceMode: DiceMode = 'seeded',
    { rolls = [], contributions = [] }: Starting = {},
  ): { ok: true; session: Session<T> } | Rejected {
    const source = diceMode === 'entered' ? new EnteredDice(rolls) : null;
    return Session.startWith({ game, setting, seed, diceMode, contributions }, source);
  }

  /** The start of a recorded game: entered rolls are known by their place. */
  static startAgain<T extends GameTypes>(
    from: Start<T>,
    { rolls }: Opening,
  ): { ok: true; session: Session<T> } | Rejected {
    return Session.startWith(from, from.diceMode === 'entered' ? new GivenDice(rolls) : null);
  }

  private static startWith<T extends GameTypes>(
    from: Start<T>,
    entered: Dice | null,
  ): { ok: true; session: Session<T> } | Rejected {
    const begun = opened(from, entered);
    return begun.ok ? { ok: true, session: new Session({ ...from, ...begun.beginning, past: [] }) } : begun;
  }

  /** The table that the log after `past` goes on from. */
  get base(): Table<T['state']> {
    return this.checkpoints.get(0)!;
  }

  /** A session that goes its own way from here. */
  fork(): Session<T> {
    const twin = new Session({ ...this, table: this.base });
    refill(twin.log, this.log);
    refill(twin.events, this.events);
    refill(twin.notices, this.notices);
    twin.live = this.live.slice();
    twin.checkpoints = new Map(this.checkpoints);
    twin.counts = new EntryCounts(this.table.seats, this.counts.all);
    twin.table = this.table;
    twin.closed = this.closed;
    twin.awaiting = this.awaiting;
    twin.onFault = this.onFault;
    return twin;
  }

  /**
   * What brings it back to where it stands now: for whoever tries something that may not count. An action only adds to
   * the lists, so that this costs the same however long the game is; before an undo they are kept whole.
   */
  mark(isUndo: boolean): () => void {
    const { table, closed, awaiting, live, checkpoints } = this;
    const inEffect = live.length;
    const counts = this.counts.all;
    const lists = [marked(this.log, isUndo), marked(this.events, isUndo), marked(this.notices, isUndo)];
    return () => {
      for (const goBack of lists) goBack();
      live.length = inEffect;
      for (const at of checkpoints.keys()) if (at > inEffect) checkpoints.delete(at);
      Object.assign(this, { table, closed, awaiting, live, checkpoints });
      this.counts = new EntryCounts(table.seats, counts);
    };
  }

  /**
   * One action, checked in shape and legality. With entered dice it is binding once accepted: rolls that come along are
   * used, and it then waits for the first one that is missing.
   */
  act(action: Action<T>, rolls: readonly Entered[] = []): Outcome {
    return this.receive(action, rolls);
  }

  /** The same for whatever JSON comes from outside. */
  receive(json: unknown, rolls: readonly Entered[] = []): Outcome {
    return this.guarded(json, () => this.admit(json, rolls));
  }

  private admit(json: unknown, rolls: readonly Entered[]): Outcome {
    if (this.awaiting) return refuse('CORE-dice', `a roll is awaited first (${this.awaiting.wanted.rule})`);
    const read = readAction(this.game, this.table, json);
    if (!read.ok) return read;
    if (this.isFull(read.action)) return refuse('CORE-full', 'the record of this game has no room for more of this');
    if (this.diceMode === 'entered') return this.performRolling(copy(read.action), [], rolls);
    if (rolls.length > 0) return refuse('CORE-dice', 'this game rolls its own dice');
    return this.perform(read.action, this.#dice);
  }

  /** Rolls for the action that waits for them. One that cannot be is refused; the action waits on. */
  roll(rolls: readonly Entered[]): Outcome {
    if (!this.awaiting) return refuse('CORE-dice', 'no action waits for a roll');
    const { action, rolls: known } = this.awaiting;
    const outcome = this.guarded(action, () => this.performRolling(action, known, rolls));
    const isNew = outcome.ok && (outcome.awaits === null || outcome.entry.rolls.length > known.length);
    if (isNew || !outcome.ok) return outcome;
    return outcome.wrong ? { ok: false, refusal: outcome.wrong } : refuse('CORE-dice', 'a roll is needed');
  }

  /** Offers and the like cannot grow the log without end; resigning is always possible. */
  private isFull({ decision, by, kind }: Action): boolean {
    if (this.log.length < MOST_UNASKED || kind === 'resign') return false;
    if (this.log.length >= MOST_ENTRIES - this.table.seats) return true; // room for all to resign
    return decision === null && this.counts.unaskedBy(by) >= MOST_UNASKED;
  }

  /** Whatever goes wrong in there, nothing has changed and the caller gets an answer. */
  private guarded(json: unknown, work: () => Outcome): Outcome {
    try {
      return work();
    } catch (error) {
      this.onFault?.(error, json);
      return refuse('CORE-fault', 'the program failed on this action, and nothing has changed; please report it');
    }
  }

  private performRolling(action: Action, known: readonly number[], given: readonly Entered[]): Outcome {
    if (!given.every(isEntered)) return refuse('CORE-dice', 'a roll is a number, or a name of at most 40 letters');
    const source = new EnteredDice(given);
    const dice = new RecordingDice(source, known);
    try {
      const outcome = this.perform(copy(action), dice);
      if (!outcome.ok) return outcome;
      this.awaiting = null;
      return { ...outcome, wrong: source.tooMany() };
    } catch (error) {
      if (!(error instanceof MissingRoll)) throw error;
      const { wanted, wrong } = error;
      this.awaiting = { action, rolls: dice.rolls, wanted };
      const entry = { ...copy(action), rolls: [...dice.rolls], hash: hashOfTable(this.table), barrier: true };
      return { ok: true, entry, events: [], awaits: wanted, wrong };
    }
  }

  private perform(action: Action, source: Dice): Outcome {
    const dice = new RecordingDice(source);
    const events: GameEvent[] = [];
    const refused = new Play(this.game, this.table, dice).check(action);
    if (refused) return { ok: false, refusal: refused };
    const kept = copy(action);
    const next = fork(this.game, this.table);
    const play = new Play(this.game, next, dice, (event) => events.push(frozenNews(event)));
    play.carryOut(action);
    const refusal = this.checkTakeBack(play.takeBack) ?? source.tooMany?.();
    if (refusal) return { ok: false, refusal };
    const before = this.table;
    this.table = play.takeBack === null ? next : this.tableTakenBack(play.takeBack, next);
    const barrier = play.revealed || play.takeBack !== null;
    const entry = { ...kept, rolls: dice.rolls, hash: hashOfTable(this.table), barrier };
    const notice = noticeOf(this.game, before, this.table, kept, events);
    this.record(entry, events, notice, play.takeBack !== null);
    return { ok: true, entry, events: [...events], awaits: null, wrong: null };
  }

  /** The dice that play recorded rolls again. */
  private recorded(rolls: readonly number[]): Dice {
    return this.diceMode === 'entered' ? new GivenDice(rolls) : this.#dice;
  }

  /** The table's words at the beginning of a branch of the dice. */
  private words(branch: number): number[] {
    return this.diceMode === 'keyed' ? countersOf(branch) : wordsOf(this.seed, branch);
  }

  private record(entry: LogEntry, events: GameEvent[], notice: Notice, isTrace: boolean): void {
    this.log.push(deepFreeze(entry));
    this.events.push(events);
    this.notices.push(notice);
    this.counts.add(entry, notice);
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
    table.rng = this.words(this.log.length + 1);
    table.nextId = before.nextId;
    table.offersMade = before.offersMade;
    this.checkpoints.set(keep, table);
    return table;
  }

  /** Leaves only the first `keep` entries in effect; returns a new table of that moment. */
  private rewind(keep: number): Table<T['state']> {
    const from = Math.max(...[...this.checkpoints.keys()].filter((at) => at <= keep));
    const table = fork(this.game, this.checkpoints.get(from)!);
    for (const index of this.live.slice(from, keep)) {
      const { rolls, ...action } = this.log[index]!;
      if (action.kind === DROPPED) {
        table.rng = this.words(index + 1);
        continue;
      }
      const dice = this.recorded(rolls);
      const refusal = new Play(this.game, table, dice).act(copy(action));
      if (refusal) throw new Error(`entry ${index} no longer holds: ${refusal.why}`);
    }
    // a mark may still hold those that were
    this.checkpoints = new Map([...this.checkpoints].filter(([at]) => at <= keep));
    this.live = this.live.slice(0, keep);
    return table;
  }

  /** The last action was a consent that took others back. */
  get hasTakenBack(): boolean {
    return this.log.length > 0 && this.closed === this.log.length;
  }

  /** What the log leaves behind so far: with the table enough to go on without it. */
  leftBehind(): Earlier {
    const undo = Array.from({ length: this.table.seats }, (_, seat) => {
      const offer = this.undoable(seat);
      return offer.ok ? { steps: this.undoSteps(seat), code: null } : { steps: 0, code: offer.code };
    });
    return { entries: this.log.length, ...this.counts.all, undo };
  }

  /** Would the seat's undo take back an entry that is not here? */
  undoesEarlier(seat: Seat): boolean {
    const found = this.undoable(seat);
    return found.ok && found.entry === EARLIER;
  }

  /** The entry that this seat could take back by itself now, or why it cannot. */
  undoable(seat: Seat): Undoable {
    return undoableIn(this.ledger, seat);
  }

  /** How many of its actions, one after the other, the seat could take back by itself now. */
  undoSteps(seat: Seat): number {
    return undoStepsIn(this.ledger, seat);
  }

  private get ledger(): Ledger {
    const { log, notices, live, closed, earlier } = this;
    const blocked = this.table.result ? 'gameOver' : this.awaiting ? 'awaitsRoll' : null;
    return { log, notices, live, closed, earlier, blocked };
  }

  /** The last entry in effect that this seat made on the table itself, not in talk with others; null: there is none. */
  lastAct(seat: Seat): number | null {
    const isAct = (index: number): boolean => {
      const { by, kind } = this.log[index]!;
      return by === seat && kind !== DROPPED && !TALK.includes(kind);
    };
    return this.live.findLast(isAct) ?? null;
  }

  /**
   * Takes back the seat's last action. What others have done since, unnoticed by the seat, is done again on top; an act
   * that no longer holds is dropped, and only its owner hears of it.
   */
  undo(seat: Seat): { ok: true; undone: LogEntry } | Rejected {
    const found = this.undoable(seat);
    if (!found.ok) return { ok: false, refusal: found.refusal };
    if (found.entry === EARLIER) throw new Error('the entry to take back is not here: the whole game is needed');
    this.table = this.rewind(this.live.indexOf(found.entry));
    const removed = this.log.splice(found.entry);
    this.events.splice(found.entry);
    for (const [at, notice] of this.notices.splice(found.entry).entries()) this.counts.remove(removed[at]!, notice);
    const [undone, ...later] = removed;
    for (const entry of later) {
      const { by, kind, with: given } = entry;
      if (kind === DROPPED) this.drop(by, given);
      else if (!this.doAgain(entry)) this.drop(by, { kind, with: given });
    }
    return { ok: true, undone: undone! };
  }

  /** With the same dice as before. False: it no longer holds. */
  private doAgain({ rolls, decision, by, kind, with: given }: LogEntry): boolean {
    try {
      const dice = this.recorded(rolls);
      return this.perform({ decision, by, kind, with: given }, dice).ok;
    } catch (error) {
      if (error instanceof MissingRoll) return false;
      throw error;
    }
  }

  /** The dice go on from a fresh stream: the act dropped may have shown its owner the next roll. */
  private drop(by: Seat, dropped: unknown): void {
    this.table = { ...fork(this.game, this.table), rng: this.words(this.log.length + 1) };
    const event = frozenNews({ rule: 'CORE-undo', type: DROPPED, data: copy(dropped), visibleTo: [by] });
    const action = { decision: null, by, kind: DROPPED, with: dropped };
    this.record({ ...action, rolls: [], hash: hashOfTable(this.table), barrier: false }, [event], UNNOTICED, false);
  }

  observe(viewer: Viewer, table = this.table): Observation<T> {
    const seen = observe(this.game, table, viewer);
    return { ...seen, decisions: seen.decisions as ShownDecision<T>[] };
  }

  /** The events that a viewer may know, from an entry of the log on; from 0 with those of the set-up. */
  heard(viewer: Viewer, from = 0): GameEvent<T>[] {
    const opening = from === 0 ? heardBy(viewer, this.openingEvents) : [];
    const rest = this.events.slice(from).flatMap((events) => heardBy(viewer, events));
    return [...opening, ...rest] as GameEvent<T>[];
  }

  /** Plays a recorded entry again and compares every roll and the fingerprint. Returns what does not match. */
  replay(recorded: LogEntry): string | null {
    const { decision, by, kind, with: answer, rolls } = recorded;
    if (kind === DROPPED && decision === null) {
      if (by >= this.table.seats) return `there is no seat ${by}`;
      this.drop(by, answer);
      return mismatch(this.log.at(-1)!, recorded);
    }
    const read = readAction(this.game, this.table, { decision, by, kind, with: answer });
    if (!read.ok) return read.refusal.why;
    try {
      const outcome = this.perform(read.action, this.recorded(rolls));
      return outcome.ok ? mismatch(outcome.entry, recorded) : outcome.refusal.why;
    } catch (error) {
      if (!(error instanceof MissingRoll)) this.onFault?.(error, recorded);
      return error instanceof MissingRoll ? error.message : 'the program failed on it';
    }
  }

  /** Takes up a recorded action that waits for a roll. Returns what does not match. */
  awaitAgain(action: unknown, rolls: readonly number[]): string | null {
    if (this.diceMode !== 'entered') return 'this game rolls its own dice';
    const read = readAction(this.game, this.table, action);
    if (!read.ok) return read.refusal.why;
    const twin = this.fork();
    try {
      const outcome = twin.perform(copy(read.action), new GivenDice(rolls));
      return outcome.ok ? 'it has all its rolls' : outcome.refusal.why;
    } catch (error) {
      if (!(error instanceof MissingRoll)) throw error;
      if (error.wrong) return error.wrong.why;
    }
    this.performRolling(read.action, rolls, []);
    return null;
  }
}

function refill<Item>(list: Item[], items: readonly Item[]): void {
  list.length = items.length;
  items.forEach((item, at) => {
    list[at] = item; // those before a snapshot are not there
  });
}

/** What brings a list back that may have grown; `isWhole`: or lost something. */
function marked<Item>(list: Item[], isWhole: boolean): () => void {
  const { length } = list;
  const items = isWhole ? list.slice() : null;
  return () => {
    if (items) refill(list, items);
    else list.length = length;
  };
}
