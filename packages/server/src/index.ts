/** The play server: tables for everybody on one machine or many, and the page. */
import type { Store, StoreReport } from './store/index.ts';

export { ConfigProblem, type ConfigWishes, readConfig, type ServerConfig } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { databaseIn, openStore, restore, type Store, StoreProblem } from './store/index.ts';

/** Looks at every row of a store, and plays every table again from its first entry, roll by roll. */
export async function checkTables(store: Store): Promise<StoreReport> {
  const check = await import('./tables/check.ts'); // a server has no need of the rules in its own thread
  return check.checkTables(store);
}
