/** Everything that outlives the process: tables and their logs, seats, people, letters. */
export { checkStore, type StoreReport } from './check.ts';
export { openStore, restore, type StorePlace } from './open.ts';
export { StoreProblem } from './problem.ts';
export type * from './records.ts';
export type { Store } from './store.ts';
