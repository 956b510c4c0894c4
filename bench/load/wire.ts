/** HTTP over one socket with next to no work, so that a load on the same machine measures the server and not its caller. */
import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  text: string;
  cookie: string | null;
}

/** Requests one after the other over one connection. */
export class Wire {
  readonly #socket: Socket;
  readonly #host: string;
  #got: Buffer = Buffer.alloc(0);
  #waiting: { resolve(reply: Reply): void; reject(error: Error): void } | null = null;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.#host = `${hostname}:${port}`;
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (part) => this.#take(part));
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server has closed the connection')));
  }

  send(method: string, path: string, cookie: string, body: unknown, more = ''): Promise<Reply> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const typed = text === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\nx-admiralty: 1\r\ncookie: ${cookie}\r\n${more}${typed}\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(head + text);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(part: Buffer): void {
    this.#got = this.#got.length === 0 ? part : Buffer.concat([this.#got, part]);
    const end = this.#got.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#got.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#got.length < end + 4 + length) return;
    const text = this.#got.toString('utf8', end + 4, end + 4 + length);
    this.#got = this.#got.subarray(end + 4 + length);
    const { resolve } = this.#waiting!;
    this.#waiting = null;
    resolve({ status: Number(head.slice(9, 12)), text, cookie: /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1] ?? null });
  }
}

/** The lines of a stream as they come; returns what ends it. */
export function listen(url: string, path: string, cookie: string, hear: (line: string) => void): () => void {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`);
  socket.setEncoding('utf8');
  socket.on('error', () => {});
  let rest = '';
  socket.on('data', (part: Buffer | string) => {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith('{')) hear(line); // between them sizes of chunks and the head
  });
  return () => socket.destroy();
}
