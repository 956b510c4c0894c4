import { CompiledQuery } from 'kysely';
import { type Call, perform } from '../operations/index.ts';
import type { Db } from '../schema.ts';

/** How one call of a batch ended. */
export type Outcome = { answer: unknown } | { error: unknown };

interface Waiting<T extends Call> {
  call: T;
  done: (outcome: Outcome) => void;
}

/**
 * One commit costs one wait for the disk, whatever is in it: everything that waits goes into one transaction and is
 * answered together, when it is on the disk. A call that fails takes nothing with it.
 */
export class GroupCommit<T extends Call> {
  readonly #db: Db;
  #waiting: Waiting<T>[] = [];
  #draining: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  run(call: T): Promise<Outcome> {
    return new Promise((done) => {
      this.#waiting.push({ call, done });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    do {
      await new Promise(setImmediate); // whatever has arrived by now joins
      const batch = this.#waiting.splice(0);
      const outcomes = await this.#commit(batch.map(({ call }) => call));
      for (const [index, { done }] of batch.entries()) done(outcomes[index]!);
    } while (this.#waiting.length > 0);
    this.#draining = null; // in the same breath as the look at what waits, so that nobody waits unseen
  }

  async #commit(calls: T[]): Promise<Outcome[]> {
    try {
      return await this.#db.connection().execute((connection) => together(connection, calls));
    } catch (error) {
      return calls.map(() => ({ error }));
    }
  }
}

async function together(connection: Db, calls: readonly Call[]): Promise<Outcome[]> {
  await connection.executeQuery(begin);
  try {
    const outcomes: Outcome[] = [];
    for (const call of calls) outcomes.push(await apart(connection, call));
    await connection.executeQuery(commit);
    return outcomes;
  } catch (error) {
    await connection.executeQuery(rollback).catch(() => {}); // SQLite may have done it already, as when the disk is full
    throw error;
  }
}

async function apart(connection: Db, call: Call): Promise<Outcome> {
  await connection.executeQuery(savepoint);
  try {
    const answer = await perform(connection, call);
    await connection.executeQuery(release);
    return { answer };
  } catch (error) {
    // when the whole transaction is gone this throws, and nothing of the batch is answered as done
    await connection.executeQuery(rollbackTo);
    await connection.executeQuery(release);
    return { error };
  }
}

const begin = CompiledQuery.raw('begin immediate');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');
const savepoint = CompiledQuery.raw('savepoint one_call');
const rollbackTo = CompiledQuery.raw('rollback to one_call');
const release = CompiledQuery.raw('release one_call');
