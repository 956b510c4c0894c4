import type { Access, Refusal } from '@admiralty/engine';
import { type HostOptions, type KeptMotive, TableHost } from '@admiralty/host';
import { newId } from '../../people/tokens.ts';
import type { Head } from '../../store/index.ts';
import type { Commanded } from '../protocol.ts';
import type { ActBody, PauseBody, SeatBody, UpgradeBody } from '../records.ts';
import { headOf } from './head.ts';
import { begun, commandKey, type Restored } from './opening.ts';
import { afterWish } from './pausing.ts';
import { TableRecord, type TableStore } from './table-record.ts';
import type { Timing } from './timing.ts';

/** Of the biggest games. */
const TABLE_BYTES = 183_000;
const ACTION_BYTES = 4_000;
/** As whom the server itself writes. */
const SERVER = -1;

/** Nothing was done here: the table has to be brought to what is stored, and then it is tried again. */
export class Stale extends Error {}

/** A command on its way into the log. */
export interface Doing {
  by: number;
  command: string;
  at: number;
  /** how it stands in the log; left out: as an act */
  kind?: 'timeout' | 'rewind';
  /** why it is done, where the seat itself did not choose it */
  motive?: KeptMotive;
}

interface Outcome {
  ok: boolean;
  refusal?: Refusal;
}

/** A table in memory: what is stored, played up to its last entry. Whatever it shows is on the disk. */
export class Replica {
  readonly id: string;
  readonly restored: Restored;
  readonly record: TableRecord;
  host: TableHost | null = null;
  /** by this process's own clock */
  usedAt = performance.now();
  readonly #options: HostOptions;
  #doing: Doing | null = null;
  /** actions in the game's log that are stored */
  #length = 0;
  /** entries of the public's log */
  #publicLength = 0;
  #isStepping = false;
  #now = 0;

  constructor(id: string, restored: Restored, store: TableStore, options: Pick<HostOptions, 'thinking' | 'onFault'>) {
    this.id = id;
    this.restored = restored;
    this.record = new TableRecord(id, restored, store);
    this.#options = {
      ...options,
      commit: (same) => this.#commit(same),
      restore: () => this.record.whole(),
      now: () => this.restored.shownAt,
      isPaused: () => this.restored.pace.paused !== null,
    };
    this.#seatHost();
  }

  get isStarted(): boolean {
    return this.host !== null;
  }

  get isOver(): boolean {
    return this.restored.play?.game.session.table.result != null;
  }

  /** Something was tried here that is not stored: it has to be looked at what is. */
  get isBehind(): boolean {
    return this.record.isBehind;
  }

  get timing(): Timing {
    return this.record.timing;
  }

  async act(doing: Doing, act: unknown): Promise<Commanded> {
    return this.#do(doing, (host) => host.act(doing.by, act));
  }

  async undo(doing: Doing): Promise<Commanded> {
    return this.#do(doing, (host) => host.undo(doing.by));
  }

  /** Somebody sits down or gets up; the last one starts the game. `bank`: what his clock has from now on, or why not. */
  seat(body: SeatBody, at: number, { invite, bank }: { invite?: string; bank?(): number } = {}): Promise<void> {
    return this.#inTurn(async () => {
      const { restored } = this;
      const { play } = restored;
      const bank_ms = bank?.(); // nothing is done meanwhile
      restored.seating = restored.seating.with(body);
      const { players } = restored.seating;
      restored.play = play ? { ...play, game: { ...play.game, players } } : begun(restored);
      restored.shownAt = at;
      if (bank_ms !== undefined) this.timing.change(body.seat, { bank_ms });
      const entry = this.record.entry('seat', body.seat, newId(), body, at);
      const seats = [this.timing.row(body.seat)];
      const appended = await this.record.append(
        { entry, seats, ...(invite !== undefined && { invite }) },
        this.#public,
      );
      if (appended === 'uninvited') throw new Uninvited();
      if (appended !== 'done') throw new Stale();
      this.#seatHost();
    });
  }

  /** Somebody wants a pause, or ends it; the host does either alone. */
  pause({ by, command, at }: Doing, body: PauseBody): Promise<void> {
    return this.#inTurn(async () => {
      if (this.restored.commands.has(commandKey(by, command))) return;
      this.restored.pace = afterWish(this.restored, by, body.wish);
      this.restored.shownAt = at;
      const entry = this.record.entry('pause', by, command, body, at);
      if ((await this.record.append({ entry }, this.#public)) !== 'done') throw new Stale();
      this.host?.showThinking();
    });
  }

  /** Clocks were looked at, and nothing was done. */
  remind(late: readonly number[], at: number): Promise<void> {
    return this.#inTurn(() => this.record.setDue(late, at));
  }

  /** From here on it is played under the rules of this program; false: somebody else has written to it. */
  async upgrade(body: UpgradeBody, at: number): Promise<boolean> {
    await this.record.prepareClocks();
    const entry = this.record.entry('upgrade', SERVER, newId(), body, at);
    return (await this.record.append({ entry, rules: body.to }, this.#public)) === 'done';
  }

  /** Does something at the game in the name of whoever does it. */
  async perform<T extends Outcome>(doing: Doing, work: () => Promise<T>): Promise<T> {
    this.#doing = doing;
    this.#now = doing.at;
    const outcome = await work().finally(() => {
      this.#doing = null;
    });
    if (!outcome.ok && outcome.refusal?.rule === NOT_STORED.rule) throw new Stale();
    return outcome;
  }

  /** It has come to where another node has brought it. */
  followed(): void {
    this.record.isStored();
    this.#length = this.host!.game.session.log.length;
    this.#publicLength = this.#public!.length;
    this.host!.showThinking(); // after a pause, or in one
  }

  /** A table that begins with everybody at it: so do the clocks. */
  startClocks(at: number): void {
    this.timing.note(at, false, this.#public);
    this.record.isStored();
  }

  /** Lets the computer players move until the table waits for a person, or somebody else was first. */
  async playBots(now: () => number): Promise<void> {
    if (this.#isStepping || !this.host || this.restored.pace.paused) return;
    this.#isStepping = true;
    try {
      do this.#now = now();
      while (!this.isBehind && !this.restored.pace.paused && (await this.host.step()));
    } finally {
      this.#isStepping = false;
    }
  }

  get hasBots(): boolean {
    return this.restored.seating.players.some(({ is }) => is === 'computer');
  }

  /** About what it takes of the memory: the table, and every action that was done here. */
  get bytes(): number {
    const session = this.restored.play?.game.session;
    return TABLE_BYTES + ACTION_BYTES * (session ? session.log.length - (session.earlier?.entries ?? 0) : 0);
  }

  head(at: number): Head {
    return headOf(this.restored, this.timing.due, this.#public, at);
  }

  stop(): void {
    this.host?.stop();
  }

  async close(): Promise<void> {
    this.stop();
    await this.record.saveSnapshot();
  }

  /** The table as everybody may see it; null: the game has not begun. */
  get #public(): Access | null {
    return this.host?.access('public') ?? this.restored.play?.log.access('public') ?? null;
  }

  /** Has everybody a way to know that something was done? */
  #isPublic(isUndo: boolean): boolean {
    const { session } = this.restored.play!.game;
    const isOther = this.#public!.length !== this.#publicLength;
    return isOther || (!isUndo && session.notices.at(-1)!.by.includes('public'));
  }

  /** While nobody acts, no computer either. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.host ? this.host.inTurn(work) : work();
  }

  #seatHost(): void {
    const { play } = this.restored;
    if (!play || this.host) return;
    this.#length = play.game.session.log.length;
    this.#publicLength = play.log.access('public').length;
    this.host = new TableHost(play.game, { ...this.#options, feed: newId() }, play.log);
  }

  async #do(doing: Doing, work: (host: TableHost) => Promise<Outcome>): Promise<Commanded> {
    const { host } = this;
    if (!host) return { refusal: { rule: 'CORE-turn', why: 'the game has not begun yet' } };
    if (this.restored.commands.has(commandKey(doing.by, doing.command))) return { done: true };
    if (this.restored.pace.paused) return { refusal: PAUSED };
    if (this.restored.seating.at(doing.by)?.bot) return { refusal: TAKEN_OVER };
    const outcome = await this.perform(doing, () => work(host));
    if (outcome.ok) return { done: true };
    if (await this.record.knows(doing.by, doing.command)) return { done: true };
    if (!(await this.record.isOlder())) return { refusal: outcome.refusal! };
    throw new Stale(); // by what another node has written it may be in order
  }

  /** Stores what was done last, before anybody hears of it. */
  async #commit(same: number): Promise<Refusal | null> {
    const { session, motives } = this.restored.play!.game;
    const isUndo = session.log.length <= this.#length;
    const last = session.log.at(-1);
    const isBot = !isUndo && this.restored.seating.at(last!.by)?.bot !== null;
    const doing: Doing | null = isBot ? { by: last!.by, command: newId(), at: this.#now } : this.#doing;
    // a computer's thought for somebody who has taken his seat back meanwhile, or for a game that pauses by now
    if (!doing || (isBot && this.restored.pace.paused)) return NOT_STORED;
    if (!isUndo && !isBot && doing.motive) motives[session.log.length] = doing.motive;
    const motive = motives[session.log.length];
    const body: ActBody | Record<string, never> = isUndo ? {} : { entry: last!, ...(motive && { motive }) };
    if (this.#isPublic(isUndo)) this.restored.shownAt = doing.at;
    const kind = isUndo ? 'undo' : (doing.kind ?? 'act');
    const entry = this.record.entry(kind, doing.by, doing.command, body, doing.at);
    if ((await this.record.append({ entry }, this.#public, isBot ? doing.by : null)) !== 'done') return NOT_STORED;
    this.#length = session.log.length;
    this.#publicLength = this.#public!.length;
    if (isUndo) this.restored.seqs.splice(same, 1);
    else this.restored.seqs.push(entry.seq);
    return null;
  }
}

/** The table is as it was before. */
const NOT_STORED: Refusal = { rule: 'CORE-stale', why: 'somebody else was first' };
const TAKEN_OVER: Refusal = { rule: 'CORE-turn', why: 'the computer plays this seat; take it back first' };
const PAUSED: Refusal = { rule: 'CORE-pause', why: 'the game pauses; it has to be resumed first' };

/** The invitation is used up, over or withdrawn. */
export class Uninvited extends Error {}
