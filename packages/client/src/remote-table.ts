import type { Observation, Refusal, Seat, SeatAction, Viewer } from '@admiralty/engine';
import {
  type MirroredState,
  type Motive,
  type SeatQuery,
  type Settled,
  TableMirror,
  type TableService,
  type ViewerMessage,
  type Worked,
} from '@admiralty/host';
import { type Connection, LiveStream } from './live-stream.ts';
import { Orders, refusalOf } from './orders.ts';
import { askInParts } from './query-parts.ts';
import type { Reply, ServerClient } from './server-client.ts';

/** How it stands between here and the table. */
export interface LinkState {
  connection: Connection;
  /** an order is on its way and has met no connection */
  isWaiting: boolean;
  /** how often the connection was gone and came back */
  returns: number;
  /** actions that were missed while it was gone last */
  missed: number;
  /** how often an answer came too late: the question was closed by somebody else */
  tooLate: number;
  /** actions that were known here when the last of those was given */
  lateAfter: number;
  /** how often something changed that is not told here: who sits where, what is said */
  changes: number;
  /** why nothing more comes */
  refused: string | null;
}

export interface RemoteOptions<About extends object> {
  table: string;
  /** one's own seats, or the public's eyes */
  viewers: readonly Viewer[];
  /** what a page tells of the table beside what the server does; `curtain`: of several own seats the one that is asked next */
  about(curtain: Seat | null, link: LinkState): About;
  /** of the game itself, which the page has */
  printed(): Promise<unknown>;
  calc(id: string, given: Readonly<Record<string, string>>): Promise<Worked>;
  /** a message that belongs to nobody's view */
  news?(message: Readonly<Record<string, unknown>>): void;
}

const TOLD_WITHIN_MS = 3000;

/** A table of the play server, through one's own seats or as everybody sees it. */
export class RemoteTable<About extends object> implements TableService {
  /** the first news has come; rejects if none will */
  readonly first: Promise<void>;
  private readonly server: ServerClient;
  private readonly options: RemoteOptions<About>;
  private readonly mirrors: readonly TableMirror[];
  private readonly stream: LiveStream;
  private readonly orders: Orders;
  private readonly listeners = new Set<() => void>();
  private link: LinkState = {
    connection: 'connecting',
    isWaiting: false,
    returns: 0,
    missed: 0,
    tooLate: 0,
    lateAfter: 0,
    changes: 0,
    refused: null,
  };
  /** place of the viewer who looks; null: the curtain is closed */
  private looking: number | null = 0;
  private curtain: Seat | null = null;
  private lengthBefore: number | null = null;
  private latest: (MirroredState & About) | null = null;
  private begin: { resolve(): void; reject(error: unknown): void } | null = null;

  constructor(server: ServerClient, options: RemoteOptions<About>) {
    const { table, viewers } = options;
    this.server = server;
    this.options = options;
    this.mirrors = viewers.map(() => new TableMirror());
    this.orders = new Orders(() => this.change({ isWaiting: this.orders.isWaiting }));
    this.first = new Promise((resolve, reject) => {
      this.begin = { resolve, reject };
    });
    const watched = viewers.map((viewer) => ({ table, viewer }));
    this.stream = new LiveStream(server, watched, {
      hear: (at, message) => this.hear(at, message),
      connection: (is) => this.connect(is),
      refused: (error) => {
        this.begin?.reject(error);
        this.change({ connection: 'lost', refused: error instanceof Error ? error.message : String(error) });
      },
    });
    this.stream.start();
  }

  /** A new object for each change. */
  get state(): MirroredState & About {
    if (!this.latest) throw new Error('nothing is known of the table yet');
    return this.latest;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** There may be a connection again: somebody looks, or the device says so. */
  wake(): void {
    this.stream.wake();
    this.orders.wake();
  }

  /** The device says that there is no connection. */
  drop(): void {
    this.stream.drop();
  }

  /** What waits for the connection is not sent any more. */
  withdraw(): void {
    this.orders.withdraw();
  }

  async act(act: SeatAction): Promise<Refusal | null> {
    const { table } = this.options;
    const { seat } = this;
    const command = newCommand();
    const before = this.mirrorOf(seat).state;
    const refusal = await this.command(() =>
      this.server.call('POST /api/tables/{table}/seats/{seat}/acts', {
        params: { table, seat },
        body: { command, act },
      }),
    );
    const isLate = refusal?.rule === 'CORE-turn' && act.decision !== null;
    if (isLate) this.change({ tooLate: this.link.tooLate + 1, lateAfter: before.length });
    if (!refusal || isLate) await this.told(seat, before, act.decision);
    return refusal;
  }

  async undo(): Promise<Refusal | null> {
    const { table } = this.options;
    const { seat } = this;
    const command = newCommand();
    const before = this.mirrorOf(seat).state;
    const refusal = await this.command(() =>
      this.server.call('POST /api/tables/{table}/seats/{seat}/undo', { params: { table, seat }, body: { command } }),
    );
    if (!refusal) await this.told(seat, before, null);
    return refusal;
  }

  ask(queries: readonly SeatQuery[]): Promise<readonly Settled[]> {
    const params = { table: this.options.table, seat: this.seat };
    return askInParts(queries, async (part) => {
      const send = (): Promise<unknown> =>
        this.server.call('POST /api/tables/{table}/seats/{seat}/ask', { params, body: { queries: part } as never });
      return (await this.look(send)) as readonly Settled[];
    });
  }

  calc(id: string, given: Readonly<Record<string, string>>): Promise<Worked> {
    return this.options.calc(id, given);
  }

  printed(): Promise<unknown> {
    return this.options.printed();
  }

  async text(topic: string): Promise<string> {
    const params = { table: this.options.table, viewer: this.viewer };
    const { text } = await this.look(() =>
      this.server.call('GET /api/tables/{table}/views/{viewer}/text', { params, query: { topic } }),
    );
    return text;
  }

  async at(action: number, eyes?: Viewer): Promise<Observation> {
    if (eyes !== undefined && eyes !== this.viewer) return this.replayed(action, eyes);
    const params = { table: this.options.table, viewer: this.viewer, action };
    const then = await this.look(() =>
      this.server.call('GET /api/tables/{table}/views/{viewer}/past/{action}', { params }),
    );
    return then as Observation;
  }

  /** Other eyes than one's own: the server opens them when the game is over, counted over all actions. */
  private async replayed(number: number, eyes: Viewer): Promise<Observation> {
    const params = { table: this.options.table, number };
    const then = await this.look(() =>
      this.server.call('GET /api/tables/{table}/replay/{number}', { params, query: { eyes } }),
    );
    return then as Observation;
  }

  async reason(action: number): Promise<Motive | null> {
    const params = { table: this.options.table, viewer: this.viewer, action };
    const reason = await this.look(() =>
      this.server.call('GET /api/tables/{table}/views/{viewer}/reasons/{action}', { params }),
    );
    return reason as Motive | null;
  }

  async openCurtain(): Promise<void> {
    const at = this.options.viewers.indexOf(this.curtain ?? -1);
    if (at < 0) return;
    this.looking = at;
    this.curtain = null;
    this.show();
  }

  /** It thinks on the server, which has its own time. */
  async moveNow(): Promise<void> {}

  async file(): Promise<string> {
    throw new Error('a game of the server is taken along when it is over');
  }

  async close(): Promise<void> {
    this.stream.stop();
    this.orders.close();
    this.listeners.clear();
  }

  /** Looking something up waits for the connection too. */
  private look<T>(send: () => Promise<T>): Promise<T> {
    return this.orders.insist(send, false);
  }

  private async command(
    send: () => Promise<Reply<'POST /api/tables/{table}/seats/{seat}/acts'>>,
  ): Promise<Refusal | null> {
    try {
      const done = await this.orders.insist(send, true);
      if (!('refusal' in done)) return null;
      const { code, ...refusal } = done.refusal;
      return { ...refusal, ...(code !== undefined && { code }) } as Refusal;
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Waits until the page has heard of what was done, so that nobody does it twice. */
  private told(seat: Seat, before: MirroredState, decision: number | null): Promise<void> {
    const isTold = (): boolean => {
      const { state } = this.mirrorOf(seat);
      if (decision === null) return state !== before;
      return !state.observation?.decisions.some(({ id, mine }) => mine && id === decision);
    };
    return new Promise((resolve) => {
      if (isTold()) return resolve();
      const stop = this.subscribe(() => isTold() && end());
      const timer = setTimeout(() => end(), TOLD_WITHIN_MS);
      const end = (): void => {
        clearTimeout(timer);
        stop();
        resolve();
      };
    });
  }

  private hear(at: number, message: unknown): boolean {
    const mirror = this.mirrors[at];
    if (!mirror) return true;
    if (!isOfView(message)) {
      this.options.news?.(message as Readonly<Record<string, unknown>>);
      this.change({ changes: this.link.changes + 1 });
      return true;
    }
    if (!mirror.take([message])) return false;
    if (!this.isKnown) return true;
    if (this.begin) {
      if (this.mirrors.length > 1) this.looking = null;
      this.begin.resolve();
      this.begin = null;
    }
    if ('thinking' in message && at === (this.looking ?? 0)) this.countMissed();
    this.drawCurtain();
    this.show();
    return true;
  }

  private connect(connection: Connection): void {
    if (connection === 'lost' && this.link.connection !== 'lost') this.lengthBefore = this.latest?.length ?? null;
    if (connection === 'live') this.orders.wake();
    this.change({ connection });
  }

  /** How much was done while nobody could tell it here: whoever comes back hears of thoughts once all of it is told. */
  private countMissed(): void {
    if (this.lengthBefore === null || this.link.connection !== 'live') return;
    const missed = Math.max(0, this.mirrors[this.looking ?? 0]!.state.length - this.lengthBefore);
    this.lengthBefore = null;
    this.link = { ...this.link, missed, returns: this.link.returns + 1 };
  }

  /** Of several own seats the one that is asked looks; the curtain parts their secrets. */
  private drawCurtain(): void {
    if (this.mirrors.length < 2) return;
    const isAsked = (at: number): boolean =>
      this.mirrors[at]!.state.observation?.decisions.some(({ mine }) => mine) ?? false;
    const { viewers } = this.options;
    if (this.looking !== null && (isAsked(this.looking) || this.mirrors[0]!.state.observation?.result)) return;
    const next = viewers.findIndex((_, at) => isAsked(at));
    if (next < 0) this.looking ??= 0;
    else if (next !== this.looking) {
      this.looking = null;
      this.curtain = viewers[next] as Seat;
    }
    if (this.looking !== null) this.curtain = null;
  }

  private change(change: Partial<LinkState>): void {
    this.link = { ...this.link, ...change };
    if (this.isKnown && !this.begin) this.show();
  }

  private get isKnown(): boolean {
    return this.mirrors.every((mirror) => mirror.isKnown);
  }

  private show(): void {
    const { state } = this.mirrors[this.looking ?? 0]!;
    const covered = this.looking === null ? { viewer: null, observation: null, log: [] } : {};
    this.latest = { ...state, ...covered, ...this.options.about(this.curtain, this.link) };
    for (const listener of this.listeners) listener();
  }

  private mirrorOf(seat: Seat): TableMirror {
    return this.mirrors[this.options.viewers.indexOf(seat)]!;
  }

  private get viewer(): Viewer & (number | 'public') {
    const viewer = this.looking === null ? undefined : this.options.viewers[this.looking];
    if (viewer === undefined || viewer === 'referee') throw new Error('nobody looks now');
    return viewer;
  }

  private get seat(): Seat {
    const { viewer } = this;
    if (typeof viewer !== 'number') throw new Error('you do not sit at this table');
    return viewer;
  }
}

function isOfView(message: unknown): message is ViewerMessage {
  return typeof message === 'object' && message !== null && ('n' in message || 'thinking' in message);
}

function newCommand(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
