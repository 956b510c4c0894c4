/** Tables on this device: the rules run in a worker, the page only hears what the seat may know. */
import { TableMirror, tableClient } from '@admiralty/host';
import { proxy } from 'comlink';
import { playable } from '../boards/shelf.ts';
import type { Desk, TableState } from './types.ts';
import type { DeskHost } from './worker/desk-host.ts';
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
      return seen && { ...seen.state, log: seen.entries };
    },
    importFile: (text, players, upTo) => api.importFile(text, players, upTo, playable),
    stored: () => api.stored(),
    remove: (id) => api.remove(id),
    open: async (id, isReplay = false) => {
      const mirror = new TableMirror<Omit<TableState, 'log'>>();
      const table = await api.open(
        id,
        isReplay,
        proxy((update) => mirror.take(update)),
      );
      await mirror.first;
      return tableClient(table, mirror);
    },
  };
}
