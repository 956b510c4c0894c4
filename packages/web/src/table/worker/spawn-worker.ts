import { Caller } from '../port.ts';

/** What a worker is there for. One script serves both, so that it is loaded once. */
export type Role = 'desk' | 'bot';

export interface Spawned<Api> {
  caller: Caller<Api>;
  stop(): void;
}

/** Gives a fresh worker its role and a line to call it. */
export function spawnWorker<Api>(worker: Worker, role: Role, hear?: (message: unknown) => void): Spawned<Api> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(role, [port2]);
  const caller = new Caller<Api>(port1, hear);
  return {
    caller,
    stop: () => {
      worker.terminate();
      caller.close();
    },
  };
}
