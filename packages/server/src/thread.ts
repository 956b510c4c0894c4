import { Worker } from 'node:worker_threads';

/** Starts a thread from a module of ours. A thread cannot read TypeScript: from the sources, as in tests, it runs what was built of them. */
export function startThread(module: string, beside: string, workerData: unknown): Worker {
  return new Worker(new URL(module, beside.replace('/server/src/', '/server/dist/')), { workerData, execArgv: [] });
}
