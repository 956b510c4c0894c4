import { randomUUID } from 'node:crypto';
import type { Offered } from '@admiralty/engine';
import { type FullMessage, TableMirror, type ViewerMessage } from '@admiralty/host';
import { listen, type Wire } from './wire.ts';

/** What the load has seen. */
export interface Seen {
  /** ms of each command until it was answered: then it is on the disk */
  commands: number[];
  /** ms of each command until the viewer had its news */
  told: number[];
  /** bytes of each patch */
  patches: number[];
  /** commands that were refused, or not answered well */
  failed: number;
}

/** A table with one person at all its seats, who watches through the eyes of the first. */
export class LoadTable {
  readonly #id: string;
  readonly #cookie: string;
  readonly #seen: Seen;
  readonly #mirror = new TableMirror();
  #stop: () => void = () => {};
  #sentAt: number | null = null;
  #seat = 0;

  private constructor(id: string, cookie: string, seen: Seen) {
    this.#id = id;
    this.#cookie = cookie;
    this.#seen = seen;
  }

  static async make(wire: Wire, game: string, scenario: string, seats: number, seen: Seen): Promise<LoadTable> {
    const from = `x-forwarded-for: 10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}\r\n`; // each from elsewhere
    const { cookie } = await wire.send('POST', '/api/guests', '', {}, from);
    const wish = { game, scenario, seats: Array.from({ length: seats }, () => ({ is: 'you' })) };
    const made = await wire.send('POST', '/api/tables', cookie!, wish, from);
    return new LoadTable((JSON.parse(made.text) as { table: string }).table, cookie!, seen);
  }

  /** Listens on a node until the first message has come. */
  watch(url: string): Promise<void> {
    return new Promise((resolve) => {
      this.#stop = listen(url, `/api/lines?watch=${this.#id}:0`, this.#cookie, (line) => {
        const { message } = JSON.parse(line) as { message?: ViewerMessage };
        if (!message) return; // a ping
        if ('patch' in message) this.#seen.patches.push(Buffer.byteLength(line));
        if (this.#sentAt !== null && 'patch' in message) this.#seen.told.push(performance.now() - this.#sentAt);
        this.#sentAt = null;
        this.#mirror.take([message]);
        resolve();
      });
    });
  }

  stop(): void {
    this.#stop();
  }

  /** One action by whoever is asked; only the command itself is timed. */
  async move(wire: Wire): Promise<void> {
    const asked = await this.#asked(wire);
    if (asked === null) return;
    const path = `/api/tables/${this.#id}/seats/${this.#seat}`;
    const queries = [{ ask: 'sample', decision: asked }];
    const sampled = await wire.send('POST', `${path}/ask`, this.#cookie, { queries });
    const [reply] = JSON.parse(sampled.text) as { value?: Offered | null }[];
    if (!reply?.value) return;
    const act = { decision: asked, kind: reply.value.kind, with: reply.value.answer };
    const begun = performance.now();
    this.#sentAt = begun;
    const { status, text } = await wire.send('POST', `${path}/acts`, this.#cookie, { command: randomUUID(), act });
    if (status === 200 && text.includes('done')) this.#seen.commands.push(performance.now() - begun);
    else this.#seen.failed += 1;
  }

  /** A question of some seat, by what the viewer was told; what others do under seal has to be looked up. */
  async #asked(wire: Wire): Promise<number | null> {
    const { decisions = [] } = this.#mirror.state.observation ?? {};
    const open = decisions.find(({ mine, sealed }) => mine || !sealed);
    this.#seat = open?.by ?? 1;
    if (open) return open.id;
    const { text } = await wire.send('GET', `/api/tables/${this.#id}/views/1`, this.#cookie, undefined);
    const { full } = JSON.parse(text) as FullMessage;
    return full.observation?.decisions.find(({ mine }) => mine)?.id ?? null;
  }
}
