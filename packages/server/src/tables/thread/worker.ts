/** A thread of tables: the engine runs here, so that whoever serves people never waits for it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Level } from '@admiralty/bots';
import type { Thinking } from '@admiralty/host';
import { Line } from '../../line.ts';
import { operationsBy } from '../../store/store.ts';
import type { ServerSkills } from '../protocol.ts';
import { Tables } from './tables.ts';

/** How long a computer player may think about one answer. */
const THINKING_MS: Record<Level, number> = { random: 200, cadet: 400, captain: 900, admiral: 3000 };

let thoughts = 0;
const server = new Line<ServerSkills>(parentPort!);
const store = operationsBy((call) => server.ask('store', call));
const thinkingFor = (owner: string): Thinking => ({
  ms: THINKING_MS,
  spawnWorker: () => {
    let last = 0;
    return {
      think: (request) => {
        last = ++thoughts;
        return server.ask('think', last, request, owner);
      },
      stop: () => server.tell('stopThinking', last),
    };
  },
});
const { isShared } = workerData as { isShared: boolean };
server.open(new Tables(server, store, thinkingFor, isShared));
