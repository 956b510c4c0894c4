import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { Offered } from '@admiralty/engine';
import { type FullMessage, TableMirror, type ViewerMessage } from '@admiralty/host';
import { SITE } from './proxies.ts';

/** A browser that asks for the site by its name, over TLS, whoever stands there. */
export class Visitor {
  cookie = '';
  /** how the login's cookie was set */
  setCookie = '';
  /** of every request, for one who pretends to be somebody else */
  extra: Record<string, string> = {};
  readonly #port: number;
  readonly #from: string;

  /** `from`: one of this machine's own addresses. */
  constructor(port: number, from = '127.0.0.1') {
    this.#port = port;
    this.#from = from;
  }

  async send<Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Body }> {
    const response = await this.#ask(method, path, body);
    let text = '';
    for await (const part of response) text += String(part);
    this.setCookie = response.headers['set-cookie']?.[0] ?? this.setCookie;
    this.cookie = this.setCookie.split(';')[0]!;
    const isJson = response.headers['content-type']?.includes('json') ?? false;
    return { status: response.statusCode ?? 0, body: (isJson ? JSON.parse(text) : text) as Body };
  }

  /** Until it is done: a node may be going just now, and the same command is done once. */
  async insist<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    for (;;) {
      const reply = await this.send<Body>(method, path, body).catch(() => null);
      if (reply && reply.status < 500) return reply.body;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Answers whatever the seat is asked; false: nothing. */
  async move(table: string, seat: number): Promise<boolean> {
    const { full } = await this.insist<FullMessage>('GET', `/api/tables/${table}/views/${seat}`);
    const asked = full?.observation?.decisions.find(({ mine }) => mine);
    if (!asked) return false;
    const path = `/api/tables/${table}/seats/${seat}`;
    const queries = [{ ask: 'sample', decision: asked.id }];
    const [reply] = await this.insist<{ value?: Offered }[]>('POST', `${path}/ask`, { queries });
    if (!reply?.value) return false;
    const act = { decision: asked.id, kind: reply.value.kind, with: reply.value.answer };
    const done = await this.insist<object>('POST', `${path}/acts`, { command: randomUUID(), act });
    return 'done' in done;
  }

  /** Follows a table until `stop`, coming again whenever the stream ends. */
  follow(table: string, seat: number): { mirror: TableMirror; streams: () => number; stop(): void } {
    const mirror = new TableMirror();
    let [streams, isOver] = [0, false];
    let open: IncomingMessage | null = null;
    const listen = async (): Promise<void> => {
      open = await this.#ask('GET', `/api/lines?watch=${table}:${seat}`);
      streams += 1;
      let rest = '';
      for await (const part of open) {
        const lines = (rest + String(part)).split('\n');
        rest = lines.pop()!;
        for (const line of lines) {
          const { message } = JSON.parse(line) as { message?: ViewerMessage };
          if (message && ('full' in message || 'patch' in message)) mirror.take([message]);
        }
      }
    };
    const run = async (): Promise<void> => {
      while (!isOver) {
        await listen().catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    void run();
    const stop = (): void => {
      isOver = true;
      open?.destroy();
    };
    return { mirror, streams: () => streams, stop };
  }

  #ask(method: string, path: string, body?: unknown): Promise<IncomingMessage> {
    const text = body === undefined ? null : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          localAddress: this.#from,
          servername: SITE,
          rejectUnauthorized: false,
          method,
          path,
          headers: {
            host: SITE,
            'x-admiralty': '1',
            cookie: this.cookie,
            origin: `https://${SITE}`,
            ...this.extra,
            ...(text !== null && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        resolve,
      );
      sent.on('error', reject);
      sent.end(text);
    });
  }
}
