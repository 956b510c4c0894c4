import { Worker } from 'node:worker_threads';

/** Starts a thread from a module of ours, named relative to the module that asks (`import.meta.url`). */
export function startThread(module: string, beside: string, workerData: unknown): Worker {
  return new Worker(builtModule(module, beside), { workerData, execArgv: [] });
}

/** A thread cannot read TypeScript: from the sources, as in tests, it runs what was built of them. */
export function builtModule(module: string, beside: string): URL {
  const built = beside.endsWith('.ts') ? beside.replace(/^(.*)\/src\//, '$1/dist/') : beside;
  return new URL(module, built);
}
