import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../../../test/support/build.ts';
import { sharedChromium } from '../../../../test/support/chromium.ts';
import { startPostgres } from '../../../../test/support/postgres.ts';
import { dist, type Site, visit } from './site.ts';

export type Database = 'SQLite' | 'PostgreSQL';

/** The page behind servers in processes of their own, one on the embedded database or two on PostgreSQL. */
export interface NodeSite extends Pick<Site, 'url' | 'visit' | 'close'> {
  nodes: number;
  /** Ends one without a word; another takes its place. */
  kill(): Promise<void>;
}

export async function openNodes(on: Database): Promise<NodeSite> {
  await buildPackage('server');
  const place = await placeOf(on);
  const nodes = new Nodes(place.wishes);
  for (let n = 0; n < place.nodes; n++) await nodes.start();
  const front = new Front(() => nodes.ports);
  const url = `http://127.0.0.1:${await front.start()}`;
  const { browser, close } = await sharedChromium();
  return {
    url,
    nodes: place.nodes,
    visit: async (options) => {
      const visitor = await visit(browser, url, options);
      await visitor.context.addInitScript('globalThis.__name = (named) => named'); // tsx names what runs in the page
      return visitor;
    },
    kill: () => nodes.kill(),
    close: async () => {
      await close();
      front.stop();
      await nodes.close();
      await place.stop();
    },
  };
}

async function placeOf(on: Database): Promise<{ wishes: object; nodes: number; stop(): Promise<void> }> {
  if (on === 'PostgreSQL') {
    const { url, stop } = await startPostgres();
    return { wishes: { databaseUrl: url }, nodes: 2, stop };
  }
  const data = mkdtempSync(join(tmpdir(), 'admiralty-nodes-'));
  return { wishes: { data }, nodes: 1, stop: async () => rmSync(data, { recursive: true, force: true }) };
}

class Nodes {
  readonly #wishes: object;
  readonly #running: { child: ChildProcess; port: number }[] = [];

  constructor(wishes: object) {
    this.#wishes = wishes;
  }

  get ports(): number[] {
    return this.#running.map(({ port }) => port);
  }

  async start(): Promise<void> {
    const program = join(import.meta.dirname, 'node.mjs');
    const child = spawn(process.execPath, [program, JSON.stringify(this.#wishes), dist], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`a server ended with ${code} before it began`)));
      child.stdout.on('data', (text) => {
        const found = /port (\d+)/.exec(String(text));
        if (found) resolve(Number(found[1]));
        else process.stderr.write(String(text)); // what it says when something fails
      });
    });
    this.#running.push({ child, port });
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
    await this.start();
  }

  async close(): Promise<void> {
    while (this.#running.length > 0) await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const [first] = this.#running.splice(0, 1);
    if (!first) return;
    const ended = new Promise((resolve) => first.child.once('exit', resolve));
    first.child.kill(signal);
    await ended;
  }
}

/** One address before all nodes, as a proxy has: each connection goes to the next node that takes it. */
class Front {
  readonly #ports: () => number[];
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #turn = 0;

  constructor(ports: () => number[]) {
    this.#ports = ports;
    this.#server = createServer((caller) => this.#take(caller));
  }

  start(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
      });
    });
  }

  stop(): void {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
  }

  #take(caller: Socket): void {
    const ports = this.#ports();
    const port = ports[this.#turn++ % ports.length];
    if (port === undefined) return void caller.destroy();
    const node = connect(port, '127.0.0.1');
    for (const socket of [caller, node]) {
      this.#open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#open.delete(socket);
        caller.destroy();
        node.destroy();
      });
    }
    caller.pipe(node).pipe(caller);
  }
}
