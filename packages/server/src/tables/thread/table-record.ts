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

/** The rows of a table in memory, and whether they are still what is stored. */
export class TableRecord {
  readonly id: string;
  readonly restored: Restored;
  readonly timing: Timing;
  readonly #store: TableStore;
  /** the entry that it has, or is about to have */
  aim: number;
  /** something was done here that was not stored: nobody may use it any more */
  isBroken = false;
  /** what was written last had been stored before, under the same name */
  wasKnown = false;

  constructor(id: string, restored: Restored, store: TableStore) {
    this.id = id;
    this.restored = restored;
    this.timing = new Timing(restored);
    this.aim = restored.seq;
    this.#store = store;
  }

  /** The next entry, of the table as it is now. */
  entry(kind: Entry['kind'], by: number, command: string, body: object, at: number): Entry {
    const { play, seq } = this.restored;
    const hash = play ? hashOfTable(play.game.session.table) : '';
    return { seq: seq + 1, by, kind, body: JSON.stringify(body), lines: '[]', command, hash, at };
  }

  /** `open`: what everybody may see; null: the game has not begun. */
  async append(what: Written, open: Access | null): Promise<'done' | 'uninvited' | 'not'> {
    const { entry } = what;
    this.aim = entry.seq;
    const timed = this.timing.note(entry.at, entry.kind === 'undo', open);
    const seats = [...(what.seats ?? []).filter(({ seat }) => !timed.some((one) => one.seat === seat)), ...timed];
    const isDue = entry.seq - this.restored.snapshotAt >= BETWEEN_SNAPSHOTS;
    const snapshot = isDue ? this.#snapshot() : null;
    this.restored.outcome = outcomeAfter(this.restored, entry.kind);
    const head = headOf(this.restored, this.timing.due, open, entry.at);
    const appended = await this.#store
      .append({ table: this.id, head, ...what, seats, ...(snapshot !== null && { snapshot }) })
      .catch((error: unknown) => {
        this.isBroken = true; // nobody knows whether it is stored
        throw error;
      });
    this.isBroken = appended.is !== 'done';
    this.wasKnown = appended.is === 'again';
    if (this.isBroken) return appended.is === 'uninvited' ? 'uninvited' : 'not';
    this.restored.seq = entry.seq;
    if (snapshot !== null) this.restored.snapshotAt = entry.seq;
    this.restored.commands.add(commandKey(entry.by, entry.command));
    return 'done';
  }

  /** Is the command in the log? Of entries before the snapshot the commands are not here. */
  async knows(by: number, command: string): Promise<boolean> {
    if (this.restored.commands.has(commandKey(by, command))) return true;
    return (await this.#store.findCommand(this.id, by, command)) !== null;
  }

  /** Has another node written to the table? */
  async isBehind(): Promise<boolean> {
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
  }

  /** Keeps where it stands: it is opened quickly when somebody comes back, and newer rules can go on from there. */
  async shelve(): Promise<void> {
    const { seq, snapshotAt } = this.restored;
    const snapshot = this.isBroken || seq === snapshotAt ? null : this.#snapshot();
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
