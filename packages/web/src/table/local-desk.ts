/** Tables on this device: the rules run in a worker, the page only hears what the seat may know. */
import { TableMirror, tableClient } from '@admiralty/host';
import { type ProxyMarked, proxy, type Remote } from 'comlink';
import { playable } from '../boards/boxes.ts';
import { engineWorker } from './engine-worker.ts';
import type { Desk, DeskState, TableClient } from './types.ts';
import type { DeskHost } from './worker/desk-host.ts';
import type { LocalTable, Update } from './worker/local-table.ts';
import { spawnWorker } from './worker/spawn-worker.ts';

export function localDesk(): Desk {
  const { api } = spawnWorker<DeskHost>(engineWorker('desk'), 'desk');
  return {
    facts: (game) => api.facts(game),
    charts: (game) => api.charts(game),
    printed: (game) => api.printed(game),
    calc: (game, id, given) => api.calc(game, id, given),
    create: (setup) => api.create(setup),
    peek: async (setup) => {
      const seen = await api.peek(setup);
      if (!seen) return null;
      const mirror = newMirror();
      mirror.take(seen.messages, { ...seen.desk, printed: seen.printed });
      return mirror.state;
    },
    importFile: (text, players, upTo) => api.importFile(text, players, upTo, playable),
    checkDice: (text) => api.checkDice(text),
    stored: () => api.stored(),
    remove: (id) => api.remove(id),
    open: (id, isReplay = false) => follow((hear) => api.open(id, isReplay, hear)),
    openFile: (text) => follow((hear) => api.openFile(text, playable, hear)),
  };
}

/** A table of the worker, followed from here. */
async function follow(
  open: (hear: ((update: Update) => void) & ProxyMarked) => Promise<Remote<LocalTable>>,
): Promise<TableClient> {
  const mirror = newMirror();
  let printed: unknown = null;
  const table = await open(proxy(({ messages, desk }: Update) => void mirror.take(messages, { ...desk, printed })));
  await mirror.first;
  printed = await table.printed();
  mirror.take([], { ...mirror.state, printed });
  return tableClient(table, mirror);
}

function newMirror(): TableMirror<DeskState & { printed: unknown }> {
  return new TableMirror();
}
