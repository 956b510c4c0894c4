import { type Access, hashOfTable, type Refusal, snapshotOf } from '@admiralty/engine';
import { type HostOptions, TableHost } from '@admiralty/host';
import { newId } from '../../people/tokens.ts';
import type { Append, Entry, Head } from '../../store/index.ts';
import type { Store } from '../../store/store.ts';
import type { Commanded } from '../protocol.ts';
import type { ActBody, PauseBody, SeatBody, SnapshotBody, UpgradeBody } from '../records.ts';
import { headOf } from './head.ts';
import { begun, commandKey, type Restored } from './opening.ts';
import { afterWish } from './pausing.ts';
import { restore } from './replaying.ts';
import { Timing } from './timing.ts';

/** A snapshot comes with every so many entries. */
export const BETWEEN_SNAPSHOTS = 32;
/** As whom the server itself writes. */
const SERVER = -1;

/** Somebody else has written to the table: what was tried here has to be tried again on what is stored. */
export class Stale extends Error {}

/** A command on its way into the log. */
export interface Doing {
  by: number;
  command: string;
  at: number;
  /** how it stands in the log; left out: as an act */
  kind?: 'timeout' | 'rewind';
}

export type TableStore = Pick<
  Store,
  | 'append'
  | 'createTable'
  | 'downtimesSince'
  | 'findCommand'
  | 'openTable'
  | 'putSnapshot'
  | 'setDue'
  | 'settingsOf'
  | 'versionOf'
>;

/** A table in memory: what is stored, played up to its last entry. Whatever it shows is on the disk. */
export class Replica {
  readonly id: string;
  readonly restored: Restored;
  readonly timing: Timing;
  host: TableHost | null = null;
  /** the entry that it has, or is about to have */
  aim: number;
  /** it has done something that was not stored: nobody may use it any more */
  isBroken = false;
  readonly #store: TableStore;
  readonly #options: HostOptions;
  #doing: Doing | null = null;
  /** actions in the game's log that are stored */
  #length = 0;
  /** entries of the public's log */
  #publicLength = 0;
  #isStepping = false;
  /** what was done last had been stored before, under the same name */
  #wasKnown = false;
  #now = 0;

  constructor(id: string, restored: Restored, store: TableStore, options: Pick<HostOptions, 'thinking' | 'onFault'>) {
    this.id = id;
    this.restored = restored;
    this.timing = new Timing(restored);
    this.aim = restored.seq;
    this.#store = store;
    this.#options = {
      ...options,
      commit: (same) => this.#commit(same),
      restore: () => this.#whole(),
      now: () => this.#now,
    };
    this.#seatHost();
  }

  get isStarted(): boolean {
    return this.host !== null;
  }

  get isOver(): boolean {
    return this.restored.play?.game.session.table.result != null;
  }

  async act(doing: Doing, act: unknown): Promise<Commanded> {
    return this.#do(doing, (host) => host.act(doing.by, act));
  }

  async undo(doing: Doing): Promise<Commanded> {
    return this.#do(doing, (host) => host.undo(doing.by));
  }

  /** Somebody sits down or gets up; the last one starts the game. */
  async seat(body: SeatBody, at: number, invite: string | null): Promise<void> {
    const { seating } = this.restored;
    seating.take(body);
    if (this.restored.play) this.restored.play.game = { ...this.restored.play.game, players: seating.players };
    else this.restored.play = begun(this.restored);
    this.restored.shownAt = at;
    const entry = this.#entry('seat', body.seat, newId(), body, at);
    const appended = await this.#append({
      entry,
      seats: [this.timing.row(body.seat)],
      ...(invite !== null && { invite }),
    });
    if (appended === 'uninvited') throw new Uninvited();
    if (appended !== 'done') throw new Stale();
    this.#seatHost();
  }

  /** Somebody wants a pause, or ends it; the host does either alone. */
  async pause({ by, command, at }: Doing, body: PauseBody): Promise<void> {
    if (this.restored.commands.has(commandKey(by, command))) return;
    this.restored.pace = afterWish(this.restored, by, body.wish);
    this.restored.shownAt = at;
    const appended = await this.#append({ entry: this.#entry('pause', by, command, body, at) });
    if (appended !== 'done' && !this.#wasKnown) throw new Stale();
  }

  /** From here on it is played under the rules of this program; false: somebody else has written to it. */
  async upgrade(body: UpgradeBody, at: number): Promise<boolean> {
    await this.timing.prepare(this.#store);
    const entry = this.#entry('upgrade', SERVER, newId(), body, at);
    return (await this.#append({ entry, rules: body.to })) === 'done';
  }

  /** Takes the game back as if all agreed to it: dice go on from a fresh stream, and the log keeps a trace. */
  async rewind(number: number, command: string, at: number): Promise<Refusal | null> {
    const { host } = this;
    if (!host) return { rule: 'CORE-undo', why: 'the game has not begun yet' };
    await host.whole();
    const { table } = host.game.session;
    const [first, ...others] = Array.from({ length: table.seats }, (_, seat) => seat);
    const to = host.access(first!).entriesUpTo(host.access('public').actionsUpTo(number));
    const offer = { kind: 'takeBack', to: others, terms: { to } };
    const act = async (by: number, kind: string, given: unknown): Promise<Refusal | null> => {
      this.#doing = { by, command: `${command}-${by}-${kind}`, at, kind: 'rewind' };
      this.#now = at;
      const outcome = await host.act(by, { decision: null, kind, with: given });
      this.#doing = null;
      if (this.isBroken && !this.#wasKnown) throw new Stale();
      return outcome.ok ? null : outcome.refusal;
    };
    const refused = await act(first!, 'offer', offer);
    if (refused) return refused;
    const asked = host
      .access(first!)
      .observeOpen()
      .offers.find(({ kind, by }) => kind === 'takeBack' && by === first);
    for (const seat of others) {
      const wrong = await act(seat, 'accept', { offer: asked!.id });
      if (wrong) return wrong;
    }
    return null;
  }

  /** Has another node written to the table? */
  async isBehind(): Promise<boolean> {
    return ((await this.#store.versionOf(this.id)) ?? 0) > this.restored.seq;
  }

  /** It has come to where another node has brought it. */
  followed(): void {
    this.aim = this.restored.seq;
    this.#length = this.host!.game.session.log.length;
    this.#publicLength = this.#public!.length;
  }

  /** A table that begins with everybody at it: so do the clocks. */
  startClocks(at: number): void {
    this.timing.note(at, false, this.#public);
  }

  /** Clocks were looked at, and nothing was done: those who should know are told that their time runs out. */
  async setDue(late: readonly number[], at: number): Promise<void> {
    for (const seat of late) this.timing.change(seat, { clock_reminded: 1 });
    const rows = late.map((seat) => this.timing.row(seat));
    await this.#store.setDue(this.id, this.restored.seq, this.timing.due, rows, at);
  }

  /** Lets the computer players move until the table waits for a person. */
  async playBots(now: () => number): Promise<void> {
    if (this.#isStepping || !this.host || this.restored.pace.paused) return;
    this.#isStepping = true;
    try {
      do this.#now = now();
      while (!this.isBroken && !this.restored.pace.paused && (await this.host.step()));
    } finally {
      this.#isStepping = false;
    }
  }

  get hasBots(): boolean {
    return this.restored.seating.players.some(({ is }) => is === 'computer');
  }

  head(at: number): Head {
    return headOf(this.restored, this.timing.due, this.#public, at);
  }

  stop(): void {
    this.host?.stop();
  }

  /** Keeps where it stands: it is opened quickly when somebody comes back, and newer rules can go on from there. */
  async shelve(): Promise<void> {
    const { seq, snapshotAt } = this.restored;
    this.stop();
    const snapshot = this.isBroken || seq === snapshotAt ? null : this.#snapshot();
    if (snapshot !== null) await this.#store.putSnapshot(this.id, seq, snapshot);
  }

  /** The table as everybody may see it; null: the game has not begun. */
  get #public(): Access | null {
    return this.host?.access('public') ?? this.restored.play?.log.access('public') ?? null;
  }

  /** The game from its first entry up to here, for those who go back beyond the snapshot that it was opened from. */
  async #whole() {
    const { seq, play } = this.restored;
    const opened = await this.#store.openTable(this.id, 0);
    const whole = await restore({ ...opened!, tail: opened!.tail.filter((entry) => entry.seq <= seq) });
    Object.assign(play!.game.motives, whole.play!.game.motives);
    Object.assign(this.restored.seqs, whole.seqs);
    return { session: whole.play!.game.session, log: whole.play!.log };
  }

  /** Where it stands, as JSON; null: the game has not begun. */
  #snapshot(): string | null {
    const { play, seating } = this.restored;
    if (!play) return null;
    const body: SnapshotBody = { game: snapshotOf(play.game.session), seated: seating.seated };
    return JSON.stringify(body);
  }

  /** Has everybody a way to know that something was done? */
  #isPublic(isUndo: boolean): boolean {
    const { game } = this.restored.play!;
    const { length } = this.#public!;
    const isOther = length !== this.#publicLength;
    this.#publicLength = length;
    return isOther || (!isUndo && game.session.notices.at(-1)!.by.includes('public'));
  }

  #seatHost(): void {
    const { play } = this.restored;
    if (!play || this.host) return;
    this.#length = play.game.session.log.length;
    this.#publicLength = play.log.access('public').length;
    this.host = new TableHost(play.game, { ...this.#options, feed: newId() }, play.log);
  }

  async #do(doing: Doing, work: (host: TableHost) => Promise<{ ok: boolean; refusal?: Refusal }>): Promise<Commanded> {
    if (!this.host) return { refusal: { rule: 'CORE-turn', why: 'the game has not begun yet' } };
    if (this.restored.commands.has(commandKey(doing.by, doing.command))) return { done: true };
    if (this.restored.pace.paused) return { refusal: PAUSED };
    if (this.restored.seating.at(doing.by)?.bot) return { refusal: TAKEN_OVER };
    this.#doing = doing;
    this.#now = doing.at;
    const outcome = await work(this.host);
    this.#doing = null;
    if (this.isBroken && !this.#wasKnown) throw new Stale();
    if (outcome.ok || this.#wasKnown) return { done: true };
    // of entries before the snapshot the commands are not here
    const isKnown = (await this.#store.findCommand(this.id, doing.by, doing.command)) !== null;
    if (isKnown) return { done: true };
    if (!(await this.isBehind())) return { refusal: outcome.refusal! };
    this.isBroken = true; // by what another node has written it may be in order
    throw new Stale();
  }

  /** Stores what was done last, before anybody hears of it. */
  async #commit(same: number): Promise<Refusal | null> {
    const { session, motives } = this.restored.play!.game;
    const isUndo = session.log.length <= this.#length;
    const last = session.log.at(-1);
    const isBot = !isUndo && this.restored.seating.at(last!.by)?.bot !== null;
    const doing: Doing | null = isBot ? { by: last!.by, command: newId(), at: this.#now } : this.#doing;
    if (!doing) return this.#lost(); // a computer's thought for somebody who has taken his seat back meanwhile
    const motive = motives[session.log.length];
    const body: ActBody | Record<string, never> = isUndo ? {} : { entry: last!, ...(motive && { motive }) };
    if (this.#isPublic(isUndo)) this.restored.shownAt = doing.at;
    const entry = this.#entry(isUndo ? 'undo' : (doing.kind ?? 'act'), doing.by, doing.command, body, doing.at);
    if ((await this.#append({ entry })) !== 'done') return this.#lost();
    this.#length = session.log.length;
    if (isUndo) this.restored.seqs.splice(same, 1);
    else this.restored.seqs.push(entry.seq);
    return null;
  }

  /** What was done here is not stored. */
  #lost(): Refusal {
    this.isBroken = true;
    return { rule: 'CORE-stale', why: 'somebody else was first' };
  }

  #entry(kind: Entry['kind'], by: number, command: string, body: object, at: number): Entry {
    const { play, seq } = this.restored;
    const hash = play ? hashOfTable(play.game.session.table) : '';
    return { seq: seq + 1, by, kind, body: JSON.stringify(body), lines: '[]', command, hash, at };
  }

  async #append(what: Pick<Append, 'entry' | 'seats' | 'invite' | 'rules'>): Promise<'done' | 'uninvited' | 'not'> {
    const { entry } = what;
    this.aim = entry.seq;
    const timed = this.timing.note(entry.at, entry.kind === 'undo', this.#public);
    const seats = [...(what.seats ?? []).filter(({ seat }) => !timed.some((one) => one.seat === seat)), ...timed];
    const isDue = entry.seq - this.restored.snapshotAt >= BETWEEN_SNAPSHOTS;
    const snapshot = isDue ? this.#snapshot() : null;
    const appended = await this.#store
      .append({ table: this.id, head: this.head(entry.at), ...what, seats, ...(snapshot !== null && { snapshot }) })
      .catch((error: unknown) => {
        this.isBroken = true; // nobody knows whether it is stored
        throw error;
      });
    this.isBroken = appended.is !== 'done';
    this.#wasKnown = appended.is === 'again';
    if (this.isBroken) return appended.is === 'uninvited' ? 'uninvited' : 'not';
    this.restored.seq = entry.seq;
    if (snapshot !== null) this.restored.snapshotAt = entry.seq;
    this.restored.commands.add(commandKey(entry.by, entry.command));
    return 'done';
  }
}

const TAKEN_OVER: Refusal = { rule: 'CORE-turn', why: 'the computer plays this seat; take it back first' };
const PAUSED: Refusal = { rule: 'CORE-pause', why: 'the game pauses; it has to be resumed first' };

/** The invitation is used up, over or withdrawn. */
export class Uninvited extends Error {}
