import type { Request, Thought } from '@admiralty/bots';
import type { Piscina } from 'piscina';
import type { Metrics } from '../http/metrics.ts';
import { builtModule } from '../thread.ts';

/** Beyond its time for thinking a bot is stopped after so long; the table then takes the first legal answer. */
const PATIENCE_MS = 10_000;
const IDLE_MS = 60_000;

/** Where computer players think: threads that start when they are needed, apart from those that serve people. */
export class BotPool {
  readonly #threads: number;
  readonly #metrics: Metrics;
  readonly #thinker: URL;
  #free: number;
  /** those who wait for a thread, by whose table it is; who waits longest is next */
  readonly #waiting = new Map<string, (() => void)[]>();
  #pool: Promise<Piscina> | null = null;

  /** `thinker`: what its threads run. */
  constructor(threads: number, metrics: Metrics, thinker = builtModule('./worker.js', import.meta.url)) {
    this.#threads = threads;
    this.#free = threads;
    this.#metrics = metrics;
    this.#thinker = thinker;
  }

  /** `owner`: whose table it is. Each has his turn, however many computers he lets play. */
  async think(request: Request, owner: string, stop: AbortSignal): Promise<Thought | null> {
    await this.#turn(owner); // its time begins when it begins to think, however many are before it
    const ms = 'ms' in request.think ? request.think.ms : 0;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ms + PATIENCE_MS);
    try {
      const signal = AbortSignal.any([stop, late.signal]);
      const thought: Thought | null = await (await this.#open()).run(request, { signal });
      this.#metrics.thoughts.inc({ outcome: 'done' });
      return thought;
    } catch (error) {
      this.#metrics.thoughts.inc({ outcome: stop.aborted ? 'stopped' : 'failed' });
      throw late.signal.aborted && !stop.aborted ? new Error(`${request.level} has not answered in time`) : error;
    } finally {
      clearTimeout(timer);
      this.#goOn();
    }
  }

  async #turn(owner: string): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), resolve]));
  }

  /** The next one thinks; whoever else waits at tables of the same owner does so behind all others. */
  #goOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [owner, [first, ...others]] = next;
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    first!();
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy();
  }

  #open(): Promise<Piscina> {
    this.#pool ??= this.#start();
    return this.#pool;
  }

  async #start(): Promise<Piscina> {
    const { Piscina: Pool } = await import('piscina'); // when the first computer plays
    return new Pool({
      filename: this.#thinker.href,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
      execArgv: [],
    });
  }
}
