import type { ServerResponse } from 'node:http';

const PING_MS = 20_000;
/** Somebody who does not read what he is sent is let go; he comes back and gets the whole. */
const MOST_UNREAD = 1_048_576;

/** How news are written: as events for browsers, as lines of JSON for programs. */
export interface StreamFormat {
  type: string;
  hello(): string;
  ping: string;
  news(id: string | null, data: string): string;
}

export const events: StreamFormat = {
  type: 'text/event-stream; charset=utf-8',
  hello: () => `retry: ${1000 + Math.floor(Math.random() * 2000)}\n\n`,
  ping: ': ping\n\n',
  news: (id, data) => `event: table\n${id === null ? '' : `id: ${id}\n`}data: ${data}\n\n`,
};

export const lines: StreamFormat = {
  type: 'application/x-ndjson; charset=utf-8',
  hello: () => '',
  ping: '{"ping":true}\n',
  news: (_, data) => `${data}\n`,
};

/** One stream of news. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #format: StreamFormat;
  readonly #check: () => Promise<boolean>;
  readonly #timer: NodeJS.Timeout;
  readonly #endings: (() => void)[] = [];
  /** the person, or from where somebody unknown listens */
  readonly owner: string;

  /** `check` is asked whether he may still listen, at every ping too. */
  constructor(
    owner: string,
    response: ServerResponse,
    headers: NodeJS.Dict<number | string | string[]>,
    format: StreamFormat,
    check: () => Promise<boolean>,
  ) {
    this.owner = owner;
    this.#response = response;
    this.#format = format;
    this.#check = check;
    response.writeHead(200, {
      ...headers,
      'Content-Type': format.type,
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no', // a proxy must not hold it back
    });
    response.flushHeaders();
    response.write(format.hello());
    this.#timer = setInterval(() => void this.#ping(), PING_MS);
    response.on('close', () => this.#closed());
  }

  /** `id`: by which whoever comes back says what he has got; null: it is outside the count. */
  send(id: string | null, data: string): void {
    if (this.#response.writableEnded) return;
    this.#response.write(this.#format.news(id, data));
    if (this.#response.writableLength > MOST_UNREAD) this.#response.destroy();
  }

  onEnd(work: () => void): void {
    this.#endings.push(work);
  }

  end(): void {
    this.#response.end();
  }

  /** Ends it for somebody who may listen no longer. */
  async look(): Promise<void> {
    if (!(await this.#check().catch(() => true))) this.end();
  }

  async #ping(): Promise<void> {
    await this.look();
    if (!this.#response.writableEnded) this.#response.write(this.#format.ping);
  }

  #closed(): void {
    clearInterval(this.#timer);
    for (const work of this.#endings.splice(0)) work();
  }
}
