import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { News } from '../operations/index.ts';

/** PostgreSQL takes at most 8,000 bytes a notice. */
const MAX_IN_NOTICE = 50;
/** So long news are gathered: each notice wakes every node. */
const GATHER_MS = 5;
const RETRY_MS = [100, 500, 2_000, 5_000];

/**
 * Tells the other nodes what was committed, on a connection of its own: a notice inside the writing transaction would
 * make PostgreSQL commit one by one. What waits is gathered, the newest of a table wins. While the connection is down
 * news are lost; the sweep of every node finds them.
 */
export class NewsLine {
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #heard: (news: News) => void;
  readonly #node = randomUUID();
  readonly #waiting = new Map<string, News>();
  #client: pg.Client | null = null;
  #sending: Promise<void> | null = null;
  #retry: NodeJS.Timeout | null = null;
  #failures = 0;
  #isClosed = false;

  constructor(config: pg.ClientConfig, channel: string, heard: (news: News) => void) {
    this.#config = config;
    this.#channel = channel;
    this.#heard = heard;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#take(payload ?? ''));
    try {
      await client.connect();
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
      if (this.#isClosed) return await client.end();
      this.#client = client;
      this.#failures = 0;
    } catch {
      this.#lost(client);
    }
  }

  send(news: News): void {
    if (!this.#client) return;
    const key = `${news.of} ${news.table}`;
    if ((this.#waiting.get(key)?.seq ?? 0) < news.seq) this.#waiting.set(key, news);
    this.#sending ??= this.#sendAll();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#sending;
    await this.#client?.end();
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      if (!this.#isClosed) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const keys = [...this.#waiting.keys()].slice(0, MAX_IN_NOTICE);
      const news = keys.map((key) => this.#waiting.get(key)!);
      for (const key of keys) this.#waiting.delete(key);
      const told = news.map(({ table, seq, of }) => [table, seq, of]);
      const notice = JSON.stringify({ from: this.#node, news: told });
      await this.#client?.query('select pg_notify($1, $2)', [this.#channel, notice]).catch(() => {});
    }
    this.#sending = null;
  }

  #take(payload: string): void {
    const { from, news } = JSON.parse(payload) as { from: string; news: [string, number, News['of']?][] };
    if (from !== this.#node) for (const [table, seq, of = 'entry'] of news) this.#heard({ table, seq, of });
  }

  #lost(client: pg.Client): void {
    if (this.#client === client) this.#client = null;
    this.#waiting.clear();
    if (this.#isClosed || this.#retry) return;
    const wait = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)]!;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void this.connect();
    }, wait);
    this.#retry.unref();
  }
}
