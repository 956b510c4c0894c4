import { randomUUID } from 'node:crypto';
import type { Offered, Refusal } from '@admiralty/engine';
import { type FullMessage, TableMirror, type ViewerMessage } from '@admiralty/host';
import type { Browser } from './browser.ts';

export type Commanded = { done: true } | { refusal: Refusal };

/** Somebody at a seat, by nothing but the server's API. */
export class Player {
  readonly browser: Browser;
  readonly table: string;
  readonly seat: number;

  constructor(browser: Browser, table: string, seat: number) {
    this.browser = browser;
    this.table = table;
    this.seat = seat;
  }

  private get path(): string {
    return `/api/tables/${this.table}/seats/${this.seat}`;
  }

  async view(): Promise<FullMessage> {
    const { status, body } = await this.browser.get<FullMessage>(`/api/tables/${this.table}/views/${this.seat}`);
    if (status !== 200) throw new Error(`no view: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async ask(queries: readonly unknown[]): Promise<({ value: unknown } | { fault: string })[]> {
    return (await this.browser.post<({ value: unknown } | { fault: string })[]>(`${this.path}/ask`, { queries })).body;
  }

  /** The first of its own open questions; null: it is asked nothing. */
  async question(): Promise<{ id: number; kind: string; sealed: boolean } | null> {
    const { full } = await this.view();
    return full.observation?.decisions.find(({ by, mine }) => mine && by === this.seat) ?? null;
  }

  async act(act: unknown, command: string = randomUUID()): Promise<Commanded> {
    return (await this.browser.post<Commanded>(`${this.path}/acts`, { command, act })).body;
  }

  async undo(command: string = randomUUID()): Promise<Commanded> {
    return (await this.browser.post<Commanded>(`${this.path}/undo`, { command })).body;
  }

  /** Answers the first question with some legal answer; false: it is asked nothing. */
  async move(command?: string): Promise<boolean> {
    const question = await this.question();
    if (!question) return false;
    const [sampled] = await this.ask([{ ask: 'sample', decision: question.id }]);
    if (!sampled || !('value' in sampled) || sampled.value === null) return false;
    const { kind, answer } = sampled.value as Offered;
    const done = await this.act({ decision: question.id, kind, with: answer }, command);
    if ('refusal' in done) throw new Error(`a sample was refused: ${done.refusal.why}`);
    return true;
  }
}

/** What is told of a table beside its game. */
type Beside = { seats: string } | { pace: string } | { talk: string };

function isBeside(message: ViewerMessage | Beside): message is Beside {
  return 'seats' in message || 'pace' in message || 'talk' in message;
}

/** Listens to the stream of tables and keeps what each tells. */
export class Listener {
  readonly mirrors: TableMirror[];
  /** the raw text of all events */
  text = '';
  /** how often the server said that it is still there */
  pings = 0;
  lastId = '';
  /** messages in their order, with the place of their table in the list */
  readonly messages: { at: number; message: ViewerMessage | Beside }[] = [];
  isEnded = false;
  private readonly stopping = new AbortController();

  /** `before`: goes on where that one was. */
  static async open(
    browser: Browser,
    watch: readonly string[],
    before?: Pick<Listener, 'mirrors' | 'lastId'>,
  ): Promise<Listener> {
    const listener = new Listener(before?.mirrors ?? watch.map(() => new TableMirror()));
    const since = before?.lastId ?? '';
    const query = new URLSearchParams({ watch: watch.join(','), ...(since !== '' && { since }) });
    const response = await fetch(`${browser.url}/api/stream?${query}`, {
      headers: browser.headers(),
      signal: listener.stopping.signal,
    });
    if (response.status !== 200) throw new Error(`no stream: ${response.status} ${await response.text()}`);
    void listener.read(response.body!);
    return listener;
  }

  private constructor(mirrors: TableMirror[]) {
    this.mirrors = mirrors;
  }

  close(): void {
    this.stopping.abort();
  }

  /** Waits until something holds, however long the test may take. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of body) {
        rest += decoder.decode(chunk, { stream: true });
        const events = rest.split('\n\n');
        rest = events.pop()!;
        for (const event of events) this.take(event);
      }
    } catch (error) {
      if (!this.stopping.signal.aborted) throw error;
    } finally {
      this.isEnded = true;
    }
  }

  private take(event: string): void {
    if (event === ': ping') this.pings += 1;
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    this.text += `${data}\n`;
    this.lastId = /^id: (.*)$/m.exec(event)?.[1] ?? this.lastId;
    const news = JSON.parse(data) as Listener['messages'][number];
    this.messages.push(news);
    if (!isBeside(news.message) && !this.mirrors[news.at]!.take([news.message]))
      throw new Error('a message does not fit');
  }
}
