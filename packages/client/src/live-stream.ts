import type { Viewer } from '@admiralty/engine';
import { readEvents } from './event-stream.ts';
import { isPassing } from './problem.ts';
import type { ServerClient } from './server-client.ts';

/** A table through somebody's eyes. */
export interface Watched {
  table: string;
  viewer: Viewer;
}

export type Connection = 'connecting' | 'live' | 'lost';

export interface StreamListener {
  /** a message of the table at that place of the list; false: it does not fit, and the whole is wanted */
  hear(at: number, message: unknown): boolean;
  connection(is: Connection): void;
  /** the server does not let him listen any more */
  refused(error: unknown): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** the server gives a sign every 20 seconds */
const SILENCE_MS = 45_000;

/** News of tables that outlasts lost connections: it comes back where it was, sooner when somebody looks. */
export class LiveStream {
  private readonly server: ServerClient;
  private readonly watched: readonly Watched[];
  private readonly listener: StreamListener;
  private readonly stopped = new AbortController();
  private attempt: AbortController | null = null;
  private lastId = '';
  private lastSign = 0;
  private failures = 0;
  private wakeUp: () => void = () => {};

  constructor(server: ServerClient, watched: readonly Watched[], listener: StreamListener) {
    this.server = server;
    this.watched = watched;
    this.listener = listener;
  }

  start(): void {
    void this.run();
  }

  stop(): void {
    this.stopped.abort();
    this.attempt?.abort();
    this.wakeUp();
  }

  /** There may be a connection again: tries at once, and does not trust one that was silent for long. */
  wake(): void {
    this.failures = 0;
    this.wakeUp();
    if (Date.now() - this.lastSign > SILENCE_MS / 2) this.attempt?.abort();
  }

  /** The connection is known to be gone. */
  drop(): void {
    this.attempt?.abort();
  }

  private async run(): Promise<void> {
    this.listener.connection('connecting');
    while (!this.isStopped) {
      const end = await this.listen().catch((error: unknown) => error);
      if (this.isStopped) return;
      if (end !== undefined && !isPassing(end) && !isAborted(end)) return this.listener.refused(end);
      this.listener.connection('lost');
      await this.pause();
    }
  }

  /** Resolves when the stream ends. */
  private async listen(): Promise<void> {
    const attempt = new AbortController();
    this.attempt = attempt;
    this.lastSign = Date.now();
    const watchdog = setInterval(() => {
      if (Date.now() - this.lastSign > SILENCE_MS) attempt.abort();
    }, SILENCE_MS / 3);
    try {
      const watch = this.watched.map(({ table, viewer }) => `${table}:${viewer}`).join(',');
      const query = { watch, ...(this.lastId !== '' && { since: this.lastId }) };
      const response = await this.server.open('GET /api/stream', attempt.signal, { query });
      this.failures = 0;
      this.listener.connection('live');
      await readEvents(
        response.body!,
        ({ id, data }) => {
          const { at, message } = JSON.parse(data) as { at: number; message: unknown };
          if (id !== null) this.lastId = id;
          if (this.listener.hear(at, message)) return;
          this.lastId = '';
          attempt.abort();
        },
        () => {
          this.lastSign = Date.now();
        },
      );
    } finally {
      clearInterval(watchdog);
    }
  }

  /** Longer each time, and not in step with others. */
  private async pause(): Promise<void> {
    const most = Math.min(FIRST_WAIT_MS * 2 ** this.failures, LONGEST_WAIT_MS);
    this.failures += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, most * (0.5 + Math.random() / 2));
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => {};
  }

  private get isStopped(): boolean {
    return this.stopped.signal.aborted;
  }
}

function isAborted(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');
}
