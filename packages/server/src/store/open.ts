import type { Db } from './schema.ts';
import { fileIn } from './sqlite/messages.ts';
import type { Store } from './store.ts';

/** Where a server keeps its data: a folder of its own, or a PostgreSQL database that it may share with other nodes. */
export type StorePlace = { folder: string } | { databaseUrl: string };

/** Opens the store and brings its tables up to this program. What the host can set right is a `StoreProblem`. */
export async function openStore(place: StorePlace): Promise<Store> {
  // each loads its driver: a server needs one of them
  if ('folder' in place) {
    const { openSqlite } = await import('./sqlite/store.ts');
    return openSqlite(place.folder);
  }
  const { openPostgres } = await import('./postgres/store.ts');
  return openPostgres(place.databaseUrl);
}

/** The bare database, in this thread and as it is, for those who make or mend a store. */
export async function openPlace(place: StorePlace): Promise<{ db: Db; schema?: string }> {
  if ('folder' in place) {
    const { openFile } = await import('./sqlite/connection.ts');
    return { db: await openFile(fileIn(place.folder)) };
  }
  const { openPool } = await import('./postgres/connection.ts');
  return openPool(place.databaseUrl, 2);
}
