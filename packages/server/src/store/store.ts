import { type Call, type News, type OperationName, operations } from './operations/index.ts';
import type { Db } from './schema.ts';

type Asked<F> = F extends (tx: Db, ...args: infer A) => infer R ? (...args: A) => R : never;
type Operations = { readonly [Name in OperationName]: Asked<(typeof operations)[Name]> };

/** `isOwn`: it was written through this very store. */
type Listener = (news: News, isOwn: boolean) => void;

/** Everything that outlives the process. SQLite and PostgreSQL pass one contract suite. */
export interface Store extends Operations {
  /** Calls back after each commit of an entry, whichever node wrote it. News may be lost or come twice: also sweep `changedTables`. */
  hear(listener: Listener): () => void;
  /** Writes a copy of everything as of one moment, while others go on; `restore` reads it into either database. */
  backup(file: string): Promise<void>;
  /** What the database finds wrong with itself; empty when all is well. */
  integrity(): Promise<string[]>;
  /** Waits for what is under way, then lets the database go. */
  close(): Promise<void>;
}

/** The operations of a store, each handed to `run`. */
export function operationsBy(run: (call: Call) => Promise<unknown>): Operations {
  const ask =
    (name: string) =>
    async (...args: unknown[]) => {
      refuseNul(args);
      return run({ name: name as OperationName, args });
    };
  return Object.fromEntries(Object.keys(operations).map((name) => [name, ask(name)])) as Operations;
}

/** PostgreSQL cannot store the character 0 and SQLite can; so that both are alike, neither takes it. */
function refuseNul(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new TypeError('a text with the character 0 cannot be stored');
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) refuseNul(part);
}

/** Those who want to hear news. */
export class Listeners {
  readonly #listeners = new Set<Listener>();

  hear(listener: Listener): () => void {
    const own: Listener = (news, isOwn) => listener(news, isOwn);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  tell(news: News, isOwn: boolean): void {
    for (const listener of this.#listeners) listener(news, isOwn);
  }
}
