import type { TableHost, Thinking } from '@admiralty/host';
import { HttpProblem } from '../../http/problem.ts';
import type { Opened } from '../../store/index.ts';
import type { Restored } from './opening.ts';
import { restore } from './replaying.ts';
import { Replica, Stale } from './replica.ts';
import { BETWEEN_SNAPSHOTS, type TableStore } from './table-record.ts';
import { isOfOlderRules, upgrade } from './upgrading.ts';

const TRIES = 4;
/** So much memory is kept for tables that nobody watches: opening one costs as much as ten actions. */
const IDLE_BYTES = 128 * 1024 * 1024;
/** What was not used for so long is not brought up to date with what other nodes do. */
const UNUSED_MS = 60_000;

export interface ReplicaParts {
  store: TableStore;
  /** of a person's tables */
  thinkingFor(owner: string): Thinking;
  now(): number;
  onFault(error: unknown): void;
  /** tables that somebody watches stay in memory */
  isWatched(table: string): boolean;
  /** a table is here, opened from what is stored */
  onOpened(replica: Replica): void;
  /** another node has written to it: it is brought to what is stored */
  follow(replica: Replica): Promise<void>;
  /** something was done at it */
  onDone(table: string, replica: Replica): void;
}

/** The tables in the memory of one thread: opened when they are needed, and worked at one after the other. */
export class Replicas {
  readonly #parts: ReplicaParts;
  /** last used last */
  readonly #replicas = new Map<string, Promise<Replica>>();
  readonly #queues = new Map<string, Promise<unknown>>();
  #forgetting: Promise<void> | null = null;

  constructor(parts: ReplicaParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#replicas.size;
  }

  /** The table if it is here; one that nobody has watched or used for long is let go rather than followed. */
  async kept(table: string): Promise<Replica | null> {
    const replica = await this.#replicas.get(table)?.catch(() => null);
    if (!replica) return null;
    if (this.#isInUse(table) || performance.now() - replica.usedAt < UNUSED_MS) return replica;
    this.drop(replica);
    return null;
  }

  /** A table in memory, from what is known of it. */
  make(table: string, restored: Restored): Replica {
    const { store, thinkingFor, onFault } = this.#parts;
    return new Replica(table, restored, store, { thinking: thinkingFor(restored.setting.owner), onFault });
  }

  /** It is stored: from now on it is opened here. */
  add(replica: Replica): void {
    this.#replicas.set(replica.id, Promise.resolve(replica));
  }

  async open(table: string): Promise<Replica> {
    const opening = this.#replicas.get(table) ?? this.#load(table);
    this.#replicas.delete(table);
    this.#replicas.set(table, opening);
    const replica = await opening.catch((error: unknown) => {
      if (this.#replicas.get(table) === opening) this.#replicas.delete(table);
      throw error;
    });
    replica.usedAt = performance.now();
    return replica;
  }

  /** The game of a table that has begun. */
  async playing(table: string): Promise<TableHost> {
    const { host } = await this.open(table);
    if (!host) throw new HttpProblem('conflict', 'the game has not begun yet');
    return host;
  }

  /** Does something at a table, one after the other; if another node was first, again on what is stored now. */
  command<T>(table: string, work: (replica: Replica) => Promise<T>): Promise<T> {
    return this.inTurn(table, async () => {
      for (let tried = 0; tried < TRIES; tried++) {
        const replica = await this.open(table);
        await replica.record.prepareClocks();
        try {
          const done = await work(replica);
          this.#parts.onDone(table, await this.open(table));
          return done;
        } catch (error) {
          if (!(error instanceof Stale)) throw error;
          await this.#parts.follow(replica);
        }
      }
      throw new HttpProblem('conflict', 'others were first each time; try again');
    });
  }

  inTurn<T>(table: string, work: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(table) ?? Promise.resolve();
    const doing = before.then(work, work);
    const settled = doing.then(
      () => {},
      () => {},
    );
    this.#queues.set(table, settled);
    void settled.then(() => this.#queues.get(table) === settled && this.#queues.delete(table));
    return doing;
  }

  /** Nobody uses it any more; the table is opened anew when it is needed. */
  drop(replica: Replica): void {
    replica.stop();
    this.#replicas.delete(replica.id);
  }

  /** Ends what is under way, and keeps where each table stands. */
  async drain(): Promise<void> {
    const open = await Promise.all([...this.#replicas.values()].map((replica) => replica.catch(() => null)));
    for (const replica of open) replica?.stop();
    await Promise.allSettled(this.#queues.values());
    await Promise.allSettled(open.filter((replica) => replica !== null).map((replica) => replica.close()));
  }

  async #load(table: string): Promise<Replica> {
    const replica = await this.#stored(table);
    this.#parts.onOpened(replica);
    this.#forgetting ??= this.#forgetIdle()
      .catch((error) => this.#parts.onFault(error))
      .finally(() => {
        this.#forgetting = null;
      });
    return replica;
  }

  async #stored(table: string): Promise<Replica> {
    const opened = await this.#parts.store.openTable(table);
    if (!opened) throw new HttpProblem('notFound', 'there is no such table');
    return (await isOfOlderRules(opened))
      ? this.#upgraded(table, opened)
      : this.make(table, await this.#now(table, opened));
  }

  async #now(table: string, opened: Opened): Promise<Restored> {
    const { snapshot } = opened;
    // of a short game the whole log is here as quickly
    if (snapshot && snapshot.seq < BETWEEN_SNAPSHOTS) return restore((await this.#parts.store.openTable(table, 0))!);
    return restore(opened).catch(async (error: unknown) => {
      const whole = opened.snapshot && (await this.#parts.store.openTable(table, 0));
      if (!whole) throw error;
      return restore(whole); // not every game can go on from a snapshot
    });
  }

  /** Under older rules it is played no more: from here on under those of this program. */
  async #upgraded(table: string, opened: Opened): Promise<Replica> {
    const whole = await this.#parts.store.openTable(table, 0);
    const { restored, body } = await upgrade(opened, whole!);
    const replica = this.make(table, restored);
    const isDone = await replica.upgrade(body, this.#parts.now());
    return isDone ? replica : this.#stored(table); // another node was first
  }

  #isInUse(table: string): boolean {
    return this.#parts.isWatched(table) || this.#queues.has(table);
  }

  /** Those used last stay, as far as there is room. */
  async #forgetIdle(): Promise<void> {
    let bytes = 0;
    for (const [table, opening] of [...this.#replicas].reverse()) {
      const replica = await opening.catch(() => null);
      if (!replica || this.#isInUse(table) || this.#replicas.get(table) !== opening) continue;
      bytes += replica.bytes;
      if (bytes <= IDLE_BYTES) continue;
      this.#replicas.delete(table);
      await replica.close();
    }
  }
}
