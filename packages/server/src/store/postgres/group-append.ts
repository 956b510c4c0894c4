import type { Append, Appended } from '../records.ts';

interface Waiting {
  append: Append;
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

interface Ways {
  /** several tables, one step each: all are stored or none is */
  together(appends: readonly Append[]): Promise<Appended[]>;
  alone(append: Append): Promise<Appended>;
}

const MOST = 64;

/**
 * Gathers what is appended while PostgreSQL is busy with what came before: a commit waits for the disk once, whatever is
 * in it. One that fails takes nothing with it: then each goes by itself, which the same command may do any number of times.
 */
export class GroupAppend {
  readonly #ways: Ways;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  run(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (!this.#isBusy) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#isBusy = true;
    await new Promise(setImmediate); // whatever has arrived by now joins
    while (this.#waiting.length > 0) await this.#store(this.#next());
    this.#isBusy = false;
  }

  /** One step of each table that waits, the oldest first. */
  #next(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting)
      if (batch.size < MOST && !batch.has(one.append.table)) batch.set(one.append.table, one);
      else later.push(one);
    this.#waiting = later;
    return [...batch.values()];
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    try {
      const appended = await this.#ways.together(batch.map(({ append }) => append));
      for (const [at, { resolve }] of batch.entries()) resolve(appended[at]!);
    } catch {
      await Promise.all(batch.map(({ append, resolve, reject }) => this.#ways.alone(append).then(resolve, reject)));
    }
  }
}
