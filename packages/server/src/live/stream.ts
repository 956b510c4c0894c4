import type { ServerResponse } from 'node:http';

const PING_MS = 20_000;
/** Somebody who does not read what he is sent is let go; he comes back and gets the whole. */
const MOST_UNREAD = 1_048_576;

/** One stream of events to a browser. */
export class EventStream {
  readonly #response: ServerResponse;
  readonly #timer: NodeJS.Timeout;
  readonly #endings: (() => void)[] = [];

  /** `check` is asked at every ping whether he may still listen. */
  constructor(
    response: ServerResponse,
    headers: NodeJS.Dict<number | string | string[]>,
    check: () => Promise<boolean>,
  ) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no', // a proxy must not hold it back
    });
    response.write(`retry: ${1000 + Math.floor(Math.random() * 2000)}\n\n`);
    this.#timer = setInterval(() => void this.#ping(check), PING_MS);
    response.on('close', () => this.#closed());
  }

  send(event: string, id: string | null, data: string): void {
    if (this.#response.writableEnded) return;
    this.#response.write(`event: ${event}\n${id === null ? '' : `id: ${id}\n`}data: ${data}\n\n`);
    if (this.#response.writableLength > MOST_UNREAD) this.#response.destroy();
  }

  onEnd(work: () => void): void {
    this.#endings.push(work);
  }

  end(): void {
    this.#response.end();
  }

  async #ping(check: () => Promise<boolean>): Promise<void> {
    if (await check().catch(() => true)) this.#response.write(': ping\n\n');
    else this.end();
  }

  #closed(): void {
    clearInterval(this.#timer);
    for (const work of this.#endings.splice(0)) work();
  }
}
