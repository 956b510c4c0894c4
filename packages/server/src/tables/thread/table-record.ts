import { type Access, hashOfTable, snapshotOf } from '@admiralty/engine';
import type { Append, Entry } from '../../store/index.ts';
import type { Store } from '../../store/store.ts';
import type { SnapshotBody } from '../records.ts';
import { headOf } from './head.ts';
import { commandKey, type Restored } from './opening.ts';
import { outcomeAfter } from './outcome.ts';
import { restore } from './replaying.ts';
import { Timing } from './timing.ts';

/** A snapshot comes with every so many entries. */
export const BETWEEN_SNAPSHOTS = 32;

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
  | 'tailsOf'
  | 'versionOf'
>;

type Written = Pick<Append, 'entry' | 'seats' | 'invite' | 'rules'>;

/** The rows of a table in memory: what is stored, and what is about to be. */
export class TableRecord {
  readonly id: string;
  readonly restored: Restored;
  readonly timing: Timing;
  readonly #store: TableStore;
  /** the entry that it has, or is about to have */
  aim: number;
  /** something was tried here and not stored: the table may be further than it is here */
  isBehind = false;
  /** as of what is stored */
  #stored: Restored;

  constructor(id: string, restored: Restored, store: TableStore) {
    this.id = id;
    this.restored = restored;
    this.timing = new Timing(restored);
    this.aim = restored.seq;
    this.#store = store;
    this.#stored = { ...restored };
  }

  /** It is here as it is stored. */
  isStored(): void {
    this.aim = this.restored.seq;
    this.isBehind = false;
    this.#stored = { ...this.restored };
  }

  /** What was to be stored is not: all but the game itself is again as it was. */
  #goBack(): void {
    Object.assign(this.restored, this.#stored);
    this.aim = this.restored.seq;
    this.isBehind = true;
  }

  /** The next entry, of the table as it is now. */
  entry(kind: Entry['kind'], by: number, command: string, body: object, at: number): Entry {
    const { play, seq } = this.restored;
    const hash = play ? hashOfTable(play.game.session.table) : '';
    return { seq: seq + 1, by, kind, body: JSON.stringify(body), lines: '[]', command, hash, at };
  }

  /**
   * `open`: what everybody may see; null: the game has not begun. `stale`: somebody else was first, or it had been stored
   * before under the same name. `answered`: the seat for which a computer has done it.
   */
  async append(
    what: Written,
    open: Access | null,
    answered: number | null = null,
  ): Promise<'done' | 'uninvited' | 'stale'> {
    const { entry } = what;
    this.aim = entry.seq;
    const timed = this.timing.note(entry.at, entry.kind === 'undo', open, answered);
    const seats = [...(what.seats ?? []).filter(({ seat }) => !timed.some((one) => one.seat === seat)), ...timed];
    const isDue = entry.seq - this.restored.snapshotAt >= BETWEEN_SNAPSHOTS;
    const snapshot = isDue ? this.#snapshot() : null;
    this.restored.outcome = outcomeAfter(this.restored, entry.kind);
    const head = headOf(this.restored, this.timing.due, open, entry.at);
    const appended = await this.#store
      .append({ table: this.id, head, ...what, seats, ...(snapshot !== null && { snapshot }) })
      .catch((error: unknown) => {
        this.#goBack(); // nobody knows whether it is stored
        throw error;
      });
    if (appended.is === 'done' || appended.is === 'again')
      this.restored.commands.add(commandKey(entry.by, entry.command));
    if (appended.is !== 'done') {
      this.#goBack();
      return appended.is === 'uninvited' ? 'uninvited' : 'stale';
    }
    this.restored.seq = entry.seq;
    if (snapshot !== null) this.restored.snapshotAt = entry.seq;
    this.isStored();
    return 'done';
  }

  /** Is the command in the log? Of entries before the snapshot the commands are not here. */
  async knows(by: number, command: string): Promise<boolean> {
    if (this.restored.commands.has(commandKey(by, command))) return true;
    return (await this.#store.findCommand(this.id, by, command)) !== null;
  }

  /** Has another node written to the table? */
  async isOlder(): Promise<boolean> {
    return ((await this.#store.versionOf(this.id)) ?? 0) > this.restored.seq;
  }

  prepareClocks(): Promise<void> {
    return this.timing.prepare(this.#store);
  }

  /** Clocks were looked at, and nothing was done: those who should know are told that their time runs out. */
  async setDue(late: readonly number[], at: number): Promise<void> {
    for (const seat of late) this.timing.change(seat, { clock_reminded: 1 });
    const rows = late.map((seat) => this.timing.row(seat));
    await this.#store.setDue(this.id, this.restored.seq, this.timing.due, rows, at);
    this.isStored();
  }

  /** Stores a snapshot of where it stands, so that it opens quickly again and newer rules can go on from there. */
  async saveSnapshot(): Promise<void> {
    const { seq, snapshotAt } = this.restored;
    const snapshot = seq === snapshotAt ? null : this.#snapshot();
    if (snapshot !== null) await this.#store.putSnapshot(this.id, seq, snapshot);
  }

  /** The game from its first entry up to here, for those who go back beyond the snapshot that it was opened from. */
  async whole() {
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
}
