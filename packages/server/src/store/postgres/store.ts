import { writeBackup } from '../backup/write.ts';
import { migrate } from '../migrate.ts';
import { type Call, newsOf, plainReads, perform as run } from '../operations/index.ts';
import type { Append, Appended } from '../records.ts';
import type { Db } from '../schema.ts';
import { Listeners, operationsBy, type Store } from '../store.ts';
import { appendTogether, isPlain } from './append.ts';
import { configOf, openPool, openWriter } from './connection.ts';
import { GroupAppend } from './group-append.ts';
import { NewsLine } from './news-line.ts';

/** Beside the one that appends; several nodes fit into PostgreSQL's usual limit of a hundred. */
const CONNECTIONS = 8;
const TRIES = 4;
/** of PostgreSQL's names */
const MAX_NAME = 63;

/** Opens a PostgreSQL database that any number of nodes share. */
export async function openPostgres(url: string, connections = CONNECTIONS): Promise<Store> {
  const { db, schema } = await openPool(url, connections);
  await migrate(db, { schema }).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  const writer = openWriter(url);
  const appends = new GroupAppend({
    together: (batch) => trying(() => appendTogether(writer, batch)),
    alone: (append) => inTransaction(db, { name: 'append', args: [append] }) as Promise<Appended>,
  });
  const perform = (call: Call): Promise<unknown> => {
    const [append] = call.args as [Append];
    return call.name === 'append' && isPlain(append) ? appends.run(append) : inTransaction(db, call);
  };
  const listeners = new Listeners();
  const channel = `admiralty_${schema}`.slice(0, MAX_NAME);
  const line = new NewsLine(configOf(url), channel, (news) => listeners.tell(news, false));
  await line.connect();
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const track = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closing) throw new Error('the store is closed');
    const working = work();
    underWay.add(working);
    return working.finally(() => underWay.delete(working));
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(underWay);
    await line.close();
    await writer.destroy();
    await db.destroy();
  };
  return {
    ...operationsBy(async (call) => {
      const answer = await track(() => perform(call));
      const news = newsOf(call, answer);
      if (news) {
        listeners.tell(news, true);
        line.send(news);
      }
      return answer;
    }),
    hear: (listener) => listeners.hear(listener),
    backup: (file) => track(() => backup(db, file, schema)),
    integrity: async () => [], // PostgreSQL checks its pages and our references itself
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** One transaction sees one moment, whatever others write meanwhile. */
function backup(db: Db, file: string, schema: string): Promise<void> {
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute((tx) => writeBackup(tx, file, schema));
}

async function inTransaction(db: Db, call: Call): Promise<unknown> {
  if (plainReads.has(call.name)) return run(db, call);
  return trying(() => db.transaction().execute((tx) => run(tx, call)));
}

/** Two that wait for each other: PostgreSQL ends one of them, which then simply tries again. */
async function trying<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !isCollision(error)) throw error;
    }
  }
}

const collisions = new Set(['40001', '40P01']);

function isCollision(error: unknown): boolean {
  return error instanceof Error && 'code' in error && collisions.has(String(error.code));
}
