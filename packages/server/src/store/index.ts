/** Everything that outlives the process: tables and their logs, seats, people, letters. */
export { openStore, type StorePlace } from './open.ts';
export { StoreProblem } from './problem.ts';
export type * from './records.ts';
export type { Store } from './store.ts';
