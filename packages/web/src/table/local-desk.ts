/** Tables on this device: the rules run in a worker, the page only hears what the seat may know. */
import type { Desk, TableClient, TableState } from './types.ts';
import type { DeskHost } from './worker/desk-host.ts';
import { type Employed, employ } from './worker/employ.ts';
import type { Update } from './worker/screen.ts';

type Line = Employed<DeskHost>['caller'];

export function localDesk(): Desk {
  let hear: (update: Update) => void = () => {};
  const worker = new Worker(new URL('./worker/engine.worker.ts', import.meta.url), { type: 'module', name: 'desk' });
  const { caller } = employ<DeskHost>(worker, 'desk', (message) => hear(message as Update));
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
      const told = new Told();
      hear = (update) => told.take(update);
      const opened = await caller.call('open', id, isReplay);
      if (!opened.ok) throw new Error(opened.why);
      await told.first;
      return clientOf(caller, told);
    },
  };
}

/** What the worker has told of the open table. */
class Told {
  readonly listeners = new Set<() => void>();
  readonly first: Promise<void>;
  private latest: TableState | null = null;
  private begin: () => void = () => {};

  constructor() {
    this.first = new Promise((resolve) => {
      this.begin = resolve;
    });
  }

  get state(): TableState {
    if (!this.latest) throw new Error('nothing is known of the table yet');
    return this.latest;
  }

  take({ state, from, entries }: Update): void {
    this.latest = { ...state, log: [...(this.latest?.log.slice(0, from) ?? []), ...entries] };
    this.begin();
    for (const listener of this.listeners) listener();
  }
}

function clientOf(line: Line, told: Told): TableClient {
  return {
    state: () => told.state,
    subscribe: (listener) => {
      told.listeners.add(listener);
      return () => told.listeners.delete(listener);
    },
    act: (act, rolls) => line.call('act', act, rolls),
    check: (act) => line.call('check', act),
    answers: (decision) => line.call('answers', decision),
    sample: (decision) => line.call('sample', decision),
    describe: (decision, answers) => line.call('describe', decision, answers),
    preview: (decision, answers) => line.call('preview', decision, answers),
    figures: (decision, answers) => line.call('figures', decision, answers),
    unasked: () => line.call('unasked'),
    calc: (id, given) => line.call('tableCalc', id, given),
    text: (topic) => line.call('text', topic),
    at: (action, viewer) => line.call('viewAt', action, viewer),
    reason: (action) => line.call('reason', action),
    undo: () => line.call('undo'),
    openCurtain: () => line.call('openCurtain'),
    moveNow: () => line.call('moveNow'),
    file: () => line.call('file'),
    close: () => {
      told.listeners.clear();
      void line.call('close');
    },
  };
}
