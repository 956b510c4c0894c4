/** Everything that outlives the process: tables and their logs, seats, people, letters. */
import type { StorePlace } from './open.ts';

export { checkStore, type StoreReport } from './check.ts';
export { openStore, type StorePlace } from './open.ts';
export { StoreProblem } from './problem.ts';
export type * from './records.ts';
export { fileIn as databaseIn } from './sqlite/messages.ts';
export type { Store } from './store.ts';

/** Reads a backup into an empty folder or database, all or nothing. */
export async function restore(file: string, place: StorePlace): Promise<void> {
  const backup = await import('./backup/restore.ts'); // a server that runs has no need of it
  return backup.restore(file, place);
}
