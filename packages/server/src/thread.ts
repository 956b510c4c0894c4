import { Worker } from 'node:worker_threads';

export function startThread(module: URL, workerData: unknown): Worker {
  return new Worker(module, { workerData, execArgv: [] });
}

/**
 * A module of ours for a thread, named relative to the module that asks (`import.meta.url`). A thread cannot read
 * TypeScript: from the sources, as in tests, it runs what was built of them.
 */
export function builtModule(module: string, beside: string): URL {
  const built = beside.endsWith('.ts') ? beside.replace(/^(.*)\/src\//, '$1/dist/') : beside;
  return new URL(module, built);
}
