import { createHash } from 'node:crypto';
import { games } from '@admiralty/engine';
import type { BotPool } from '../bots/pool.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Known, Store } from '../store/index.ts';
import type { TableSkills } from './protocol.ts';
import { TableThread, type Watcher } from './table-thread.ts';

const SWEEP_MS = 1000;
const NEWS_SWEEP_MS = 3000;
const LEASE_MS = 30_000;
const BEAT_MS = 4000;
const AT_ONCE = 16;
const MANY = 500;

export interface TableParts {
  store: Store;
  bots: BotPool;
  metrics: Metrics;
  threads: number;
  /** other nodes may write to the same tables */
  isShared: boolean;
  now(): number;
  onFault(message: string): void;
}

type OfTable = Exclude<keyof TableSkills, 'games' | 'watch' | 'unwatch' | 'catchUp' | 'openTables' | 'drain' | 'tick'>;

/** All tables, spread over threads by their names, and the due work of those that nobody looks after. */
export class TableService {
  readonly #parts: TableParts;
  readonly #threads: TableThread[];
  readonly #timers: NodeJS.Timeout[] = [];
  #games: string | null = null;
  #stopHearing: () => void = () => {};
  #sweptUpTo = 0;
  /** what other nodes have written */
  readonly #heard = new Map<TableThread, Known[]>();
  /** of this machine's clock, when it last said that it runs */
  #beatAt = 0;
  #beating: Promise<void> | null = null;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#threads = Array.from({ length: parts.threads }, () => new TableThread(parts));
  }

  /** Takes up what is due: turns of computers left by a node that died, and news that were lost. */
  async start(): Promise<void> {
    await this.#beat();
    const { store, isShared, now, onFault } = this.#parts;
    this.#repeat(SWEEP_MS, () => this.#sweepBots());
    this.#repeat(SWEEP_MS, () => this.#tick());
    this.#repeat(SWEEP_MS, () => this.#sweepClocks());
    this.#repeat(BEAT_MS, () => this.#beat());
    this.#stopHearing = store.hear(({ table, seq, of }, isOwn) => {
      if (of === 'login') return;
      if (of === 'talk') this.#talk(table, seq).catch((error) => onFault(`talk is not told: ${String(error)}`));
      else if (isShared && !isOwn) this.#news(table, seq);
    });
    if (!isShared) return;
    this.#sweptUpTo = now();
    this.#repeat(NEWS_SWEEP_MS, () => this.#sweepNews());
  }

  /** All games with their scenarios and options, as JSON; they do not change while the server runs. */
  async games(): Promise<string> {
    this.#games ??= await this.#threads[0]!.ask('games');
    return this.#games;
  }

  ask<Name extends OfTable>(
    name: Name,
    ...args: Parameters<TableSkills[Name]>
  ): Promise<Awaited<ReturnType<TableSkills[Name]>>> {
    const thread = this.#threadOf(String(args[0]));
    // after a sleep of the machine whatever comes first would count it
    return this.#isAwake ? thread.ask(name, ...args) : this.#beat().then(() => thread.ask(name, ...args));
  }

  watch(watcher: Watcher): () => void {
    return this.#threadOf(watcher.table).watch(watcher);
  }

  async openTables(): Promise<number> {
    const running = this.#threads.filter((thread) => thread.isRunning);
    return (await Promise.all(running.map((thread) => thread.ask('openTables')))).reduce((sum, one) => sum + one, 0);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopHearing();
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #threadOf(table: string): TableThread {
    const [byte = 0] = createHash('sha256').update(table).digest();
    return this.#threads[byte % this.#threads.length]!;
  }

  #repeat(ms: number, work: () => Promise<void>): void {
    const run = (): void => void work().catch((error) => this.#parts.onFault(`a sweep failed: ${String(error)}`));
    this.#timers.push(setInterval(run, ms).unref());
  }

  /** What comes in one breath is looked up together. */
  #news(table: string, seq: number): void {
    const thread = this.#threadOf(table);
    if (!thread.isRunning) return;
    if (this.#heard.size === 0) queueMicrotask(() => this.#catchUp());
    this.#heard.set(thread, [...(this.#heard.get(thread) ?? []), { table, seq }]);
  }

  #catchUp(): void {
    for (const [thread, news] of this.#heard)
      thread.ask('catchUp', news).catch((error) => this.#parts.onFault(String(error)));
    this.#heard.clear();
  }

  /** Says that some server runs; after a time in which none did, clocks go on where they stood. */
  #beat(): Promise<void> {
    const { store, now } = this.#parts;
    this.#beating ??= store
      .beat(now(), this.#isAwake)
      .then(() => {
        this.#beatAt = Date.now();
      })
      .finally(() => {
        this.#beating = null;
      });
    return this.#beating;
  }

  /** Has it said so lately? Else this machine slept, or it has just been started. */
  get #isAwake(): boolean {
    return Date.now() - this.#beatAt < 3 * BEAT_MS;
  }

  async #sweepClocks(): Promise<void> {
    const { store, now, onFault } = this.#parts;
    for (const table of await store.claimTables('clock', RULES, now(), LEASE_MS, AT_ONCE))
      this.ask('clockDue', table, now()).catch((error) => onFault(`a clock cannot be looked at: ${String(error)}`));
  }

  async #tick(): Promise<void> {
    for (const thread of this.#threads) if (thread.isRunning) await thread.ask('tick', this.#parts.now());
  }

  /** Something was said: those who may read it hear that there is something. */
  async #talk(table: string, n: number): Promise<void> {
    const thread = this.#threadOf(table);
    if (!thread.isWatched(table)) return;
    const [said] = await this.#parts.store.talkAfter(table, n - 1, 1);
    if (!said) return;
    const to = said.audience === '' ? null : (JSON.parse(said.audience) as number[]);
    await thread.ask('said', table, to, said.at);
  }

  async #sweepNews(): Promise<void> {
    const { store, now } = this.#parts;
    const from = this.#sweptUpTo - NEWS_SWEEP_MS;
    this.#sweptUpTo = now();
    for (const { id, version } of await store.changedTables(from, MANY))
      if (this.#threadOf(id).isWatched(id)) this.#news(id, version);
  }

  async #sweepBots(): Promise<void> {
    const { store, now, onFault } = this.#parts;
    for (const table of await store.claimTables('bot', RULES, now(), LEASE_MS, AT_ONCE))
      this.ask('playBots', table).catch((error) => onFault(`computers cannot play: ${String(error)}`));
  }
}

/** The rules that this program has, and all before them: it brings tables of those up to date when it opens them. */
const RULES = games.flatMap(({ id, version }) =>
  Array.from({ length: version }, (_, older) => `${id}@${version - older}`),
);
