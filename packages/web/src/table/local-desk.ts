/** Tables on this device: the rules run in a worker, the page only hears what the seat may know. */
import { TableMirror, tableClient } from '@admiralty/host';
import { proxy } from 'comlink';
import { playable } from '../boards/shelf.ts';
import type { Desk, DeskState } from './types.ts';
import type { DeskHost } from './worker/desk-host.ts';
import type { Update } from './worker/local-table.ts';
import { spawnWorker } from './worker/spawn-worker.ts';

export function localDesk(): Desk {
  const worker = new Worker(new URL('./worker/engine.worker.ts', import.meta.url), { type: 'module', name: 'desk' });
  const { api } = spawnWorker<DeskHost>(worker, 'desk');
  return {
    facts: (game) => api.facts(game),
    charts: (game) => api.charts(game),
    calc: (game, id, given) => api.calc(game, id, given),
    create: (setup) => api.create(setup),
    peek: async (setup) => {
      const seen = await api.peek(setup);
      return seen && mirrored(seen).state;
    },
    importFile: (text, players, upTo) => api.importFile(text, players, upTo, playable),
    stored: () => api.stored(),
    remove: (id) => api.remove(id),
    open: async (id, isReplay = false) => {
      const mirror = new TableMirror<DeskState>();
      const table = await api.open(
        id,
        isReplay,
        proxy(({ messages, desk }) => void mirror.take(messages, desk)),
      );
      await mirror.first;
      return tableClient(table, mirror);
    },
  };
}

function mirrored({ messages, desk }: Update): TableMirror<DeskState> {
  const mirror = new TableMirror<DeskState>();
  mirror.take(messages, desk);
  return mirror;
}
