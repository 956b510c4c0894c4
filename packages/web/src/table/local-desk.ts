/** Tables on this device: the rules run in a worker, the page only hears what the seat may know. */
import { QueryBatcher, TableMirror } from '@admiralty/host';
import type { Desk, TableClient, TableState } from './types.ts';
import type { DeskHost } from './worker/desk-host.ts';
import type { Update } from './worker/local-table.ts';
import { type Spawned, spawnWorker } from './worker/spawn-worker.ts';

type Line = Spawned<DeskHost>['caller'];
type Mirror = TableMirror<Omit<TableState, 'log'>>;

export function localDesk(): Desk {
  let hear: (update: Update) => void = () => {};
  const worker = new Worker(new URL('./worker/engine.worker.ts', import.meta.url), { type: 'module', name: 'desk' });
  const { caller } = spawnWorker<DeskHost>(worker, 'desk', (message) => hear(message as Update));
  return {
    facts: (game) => caller.call('facts', game),
    charts: (game) => caller.call('charts', game),
    calc: (game, id, given) => caller.call('calc', game, id, given),
    create: (setup) => caller.call('create', setup),
    peek: async (setup) => {
      const seen = await caller.call('peek', setup);
      return seen && { ...seen.state, log: seen.entries };
    },
    importFile: (text, players, upTo) => caller.call('importFile', text, players, upTo),
    stored: () => caller.call('stored'),
    remove: (id) => caller.call('remove', id),
    open: async (id, isReplay = false) => {
      const mirror: Mirror = new TableMirror();
      hear = (update) => mirror.take(update);
      const opened = await caller.call('open', id, isReplay);
      if (!opened.ok) throw new Error(opened.why);
      await mirror.first;
      return clientOf(caller, mirror);
    },
  };
}

function clientOf(line: Line, mirror: Mirror): TableClient {
  const batcher = new QueryBatcher((queries) => line.call('ask', queries));
  const ask: QueryBatcher['ask'] = (query) => batcher.ask(query);
  return {
    state: () => mirror.state,
    subscribe: (listener) => mirror.subscribe(listener),
    act: (act, rolls) => line.call('act', act, rolls),
    check: (act) => ask({ ask: 'check', act }),
    answers: (decision) => ask({ ask: 'answers', decision }),
    sample: (decision) => ask({ ask: 'sample', decision }),
    describe: (decision, answers) => ask({ ask: 'describe', decision, answers }),
    preview: (decision, answers) => ask({ ask: 'preview', decision, answers }),
    figures: (decision, answers) => ask({ ask: 'figures', decision, answers }),
    unasked: () => ask({ ask: 'outOfTurn' }),
    calc: (id, given) => line.call('tableCalc', id, given),
    text: (topic) => line.call('text', topic),
    at: (action, viewer) => line.call('viewAt', action, viewer),
    reason: (action) => line.call('reason', action),
    undo: () => line.call('undo'),
    openCurtain: () => line.call('openCurtain'),
    moveNow: () => line.call('moveNow'),
    file: () => line.call('file'),
    close: () => {
      mirror.close();
      void line.call('close');
    },
  };
}
