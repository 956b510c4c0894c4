import type { Role } from './worker/spawn-worker.ts';

/** The script that the rules run in; what it is there for is told to it. */
export function engineWorker(role: Role): Worker {
  return new Worker(new URL('./worker/engine.worker.ts', import.meta.url), { type: 'module', name: role });
}
