import type { Worker } from 'node:worker_threads';
import type { BotPool } from '../bots/pool.ts';
import { HttpProblem } from '../http/problem.ts';
import { Line } from '../line.ts';
import type { Store } from '../store/index.ts';
import { builtModule, startThread } from '../thread.ts';
import type { ServerSkills, TableSkills, Told, Watching } from './protocol.ts';

/** Who hears nothing from a thread for so long, though he asked: it is stuck, and another one takes its place. */
const DEADLINE_MS = 60_000;
/** On a machine that has no time for it a thread takes long to come up. */
const FIRST_DEADLINE_MS = 300_000;

export interface Watcher extends Omit<Watching, 'id'> {
  hear(told: Told): void;
  /** what he watches is no longer his */
  end(): void;
}

export interface ThreadParts {
  store: Store;
  bots: BotPool;
  /** other nodes may write to the same tables */
  isShared: boolean;
  now(): number;
  onFault(message: string): void;
}

/** A thread of tables as the server sees it. If it dies, another takes over: tables are rows, and watchers go on. */
export class TableThread {
  readonly #parts: ThreadParts;
  readonly #module: URL;
  readonly #watchers = new Map<number, Watcher>();
  /** how many watch each table */
  readonly #watched = new Map<string, number>();
  #running: { worker: Worker; line: Line<TableSkills> } | null = null;
  #stuck: Worker | null = null;
  #lastWatch = 0;
  #isClosed = false;

  /** `module`: what it runs. */
  constructor(parts: ThreadParts, module = builtModule('./thread/worker.js', import.meta.url)) {
    this.#parts = parts;
    this.#module = module;
  }

  async ask<Name extends keyof TableSkills>(
    name: Name,
    ...args: Parameters<TableSkills[Name]>
  ): Promise<Awaited<ReturnType<TableSkills[Name]>>> {
    const { worker, line } = this.#start();
    const begun = performance.now();
    const watch = setInterval(() => {
      const silent = performance.now() - Math.max(begun, line.heardAt ?? 0);
      if (silent > (line.heardAt === null ? FIRST_DEADLINE_MS : DEADLINE_MS)) this.#end(worker);
    }, DEADLINE_MS);
    try {
      return await line.ask(name, ...args);
    } finally {
      clearInterval(watch);
    }
  }

  /** Many may wait for a thread that is stuck: it is ended once. */
  #end(worker: Worker): void {
    if (this.#stuck === worker) return;
    this.#stuck = worker;
    void worker.terminate();
  }

  /** Returns what ends it. */
  watch(watcher: Watcher): () => void {
    const id = ++this.#lastWatch;
    this.#watchers.set(id, watcher);
    this.#count(watcher.table, 1);
    this.#watch(id, watcher);
    return () => {
      if (this.#watchers.delete(id)) this.#count(watcher.table, -1);
      this.#running?.line.tell('unwatch', id);
    };
  }

  /** Is the table one that somebody here watches? */
  isWatched(table: string): boolean {
    return this.#watched.has(table);
  }

  #count(table: string, change: 1 | -1): void {
    const count = (this.#watched.get(table) ?? 0) + change;
    if (count > 0) this.#watched.set(table, count);
    else this.#watched.delete(table);
  }

  /** Has it ever been used? */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  async close(): Promise<void> {
    if (this.#running) await this.ask('drain').catch(() => {});
    this.#isClosed = true;
    await this.#running?.worker.terminate();
  }

  #watch(id: number, { table, viewer, account, place }: Watcher): void {
    this.ask('watch', { id, table, viewer, account, place }, this.#parts.now()).catch((error) =>
      this.#parts.onFault(`watching failed: ${error.message}`),
    );
  }

  #start(): { worker: Worker; line: Line<TableSkills> } {
    if (this.#running) return this.#running;
    if (this.#isClosed) throw new HttpProblem('unavailable', 'the server closes', 5);
    const worker = startThread(this.#module, { isShared: this.#parts.isShared });
    const line = new Line<TableSkills>(worker).open(this.#skills());
    this.#running = { worker, line };
    worker.on('error', (error) => this.#parts.onFault(`a thread of tables failed: ${error.stack ?? error.message}`));
    worker.on('exit', () => this.#ended(line));
    return this.#running;
  }

  #ended(line: Line<TableSkills>): void {
    line.end(new HttpProblem('unavailable', 'the table has to be opened anew; try again', 1));
    this.#running = null;
    if (this.#isClosed) return;
    for (const [id, watcher] of this.#watchers) this.#watch(id, watcher);
  }

  #skills(): ServerSkills {
    const { store, bots, onFault } = this.#parts;
    const thinking = new Map<number, AbortController>();
    return {
      store: ({ name, args }) => (store[name] as (...given: unknown[]) => Promise<unknown>)(...args),
      think: async (id, request, owner) => {
        const stop = new AbortController();
        thinking.set(id, stop);
        return bots.think(request, owner, stop.signal).finally(() => thinking.delete(id));
      },
      stopThinking: (id) => thinking.get(id)?.abort(),
      hear: (id, told) => {
        const watcher = this.#watchers.get(id);
        for (const one of watcher ? told : []) {
          watcher!.place = one.place ?? watcher!.place;
          watcher!.hear(one);
        }
      },
      ended: (id) => this.#watchers.get(id)?.end(),
      fault: (message) => onFault(message),
    };
  }
}
