import { type Remote, releaseProxy, wrap } from 'comlink';

/** What a worker is there for. One script serves all, so that it is loaded once. */
export type Role = 'desk' | 'bot' | 'lab' | 'maps';

export interface Spawned<Api> {
  api: Remote<Api>;
  stop(): void;
}

/** Gives a fresh worker its role and a line to call it. What it was asked before it is stopped is never answered; stopping twice is once. */
export function spawnWorker<Api extends object>(worker: Worker, role: Role): Spawned<Api> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(role, [port2]);
  const api = wrap<Api>(port1);
  let isStopped = false;
  return {
    api,
    stop: () => {
      if (isStopped) return;
      isStopped = true;
      worker.terminate();
      api[releaseProxy]();
    },
  };
}
