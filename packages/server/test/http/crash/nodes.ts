import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ConfigWishes } from '../../../src/index.ts';
import type { StorePlace } from '../../../src/store/index.ts';

/** What a node runs, as built here. */
export const ownProgram = join(import.meta.dirname, 'node.mjs');

/** Servers in processes of their own, on one store. */
export class Nodes {
  readonly #wishes: ConfigWishes;
  readonly #running: { child: ChildProcess; url: string }[] = [];
  kills = 0;
  /** what nodes run that are started from now on */
  program = ownProgram;

  constructor(place: StorePlace, wishes: ConfigWishes = {}) {
    this.#wishes = {
      ...('folder' in place ? { data: place.folder } : { databaseUrl: place.databaseUrl }),
      ...wishes,
    };
  }

  /** `port` 0: any. */
  async start(onPort = 0): Promise<void> {
    const child = spawn(process.execPath, [this.program, JSON.stringify({ ...this.#wishes, port: onPort })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`a server ended with ${code} before it began`)));
      child.stdout!.on('data', (text) => {
        const found = /port (\d+)/.exec(String(text));
        if (found) resolve(found[1]!);
      });
    });
    this.#running.push({ child, url: `http://127.0.0.1:${port}` });
  }

  /** Of all that live. */
  get urls(): string[] {
    return this.#running.map(({ url }) => url);
  }

  /** One that lives; null: none does at this moment. */
  anyUrl(): string | null {
    return this.#running[Math.floor(Math.random() * this.#running.length)]?.url ?? null;
  }

  /** Ends one without a word, and starts another. */
  async kill(): Promise<void> {
    const { child } = this.#running.splice(Math.floor(Math.random() * this.#running.length), 1)[0]!;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    this.kills += 1;
    await ended;
    await this.start();
  }

  /** Ends the one on the port in order, and starts another there. */
  async replace(port: number): Promise<void> {
    const at = this.#running.findIndex(({ url }) => url.endsWith(`:${port}`));
    const { child } = this.#running.splice(at, 1)[0]!;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await this.start(port);
  }

  async close(): Promise<void> {
    for (const { child } of this.#running.splice(0)) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
  }
}
