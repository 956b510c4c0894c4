/** Nodes are replaced one by one by those of a newer program while people play. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { type Answered, Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { nextProgram } from '../support/next-program.ts';
import { Player } from '../support/player.ts';
import { newTable, playOn } from '../support/tables.ts';
import { Nodes } from './crash/nodes.ts';

const database = databases.PostgreSQL();
beforeAll(async () => {
  await databases.SQLite().start(); // builds what the nodes run
  await database.start();
});
afterAll(() => database.stop());

/** A browser behind a proxy: where a node is gone or cannot serve the table it asks the other. */
class Behind extends Browser {
  readonly #nodes: Nodes;
  /** what nodes said that could not serve */
  readonly refused = new Set<string>();
  #asked = 0;

  constructor(nodes: Nodes) {
    super({ port: 0 });
    this.#nodes = nodes;
  }

  override async send<Body>(method: string, path: string, body?: unknown): Promise<Answered<Body>> {
    for (;;) {
      const { urls } = this.#nodes;
      this.url = urls[this.#asked++ % urls.length]!;
      const reply = await super.send<Body>(method, path, body).catch(() => null);
      if (reply && reply.status < 500) return reply;
      if (reply) this.refused.add(JSON.stringify(reply.body).replace(/@\d+/, ''));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

test('two program versions share a database: each table goes on, and nothing is lost', async () => {
  const next = nextProgram();
  const place = await database.fresh();
  const nodes = new Nodes(place, { log: 'silent' });
  await nodes.start();
  await nodes.start();
  const ann = new Behind(nodes);
  await ann.post('/api/guests', {});
  const make = (game: string, scenario: string) => newTable(ann, { game, scenario, seats: ['you', 'you'] });
  const tables = [
    await make('deltavee', 'dv-1'),
    await make('deltavee', 'dv-1'),
    await make('sword-and-stars', 'two-new-empires'),
  ];
  const played = new Map<string, number>();
  const play = async (table: string, moves: number): Promise<void> => {
    const players = [0, 1].map((seat) => new Player(ann, table, seat));
    for (let done = 0; done < moves; ) done += await playOn(players, moves - done);
    played.set(table, (played.get(table) ?? 0) + moves);
  };
  for (const table of tables) await play(table, 8);
  nodes.program = next.program;
  for (const port of nodes.urls.map((url) => Number(new URL(url).port))) {
    await nodes.replace(port);
    for (const table of tables) await play(table, 4); // on both nodes: after the first they are of two versions
  }
  await nodes.close();
  const store = await openStore(place);
  const stored = await Promise.all(tables.map((table) => store.openTable(table, 0)));
  await store.close();
  rmSync(next.folder, { recursive: true });
  expect(stored.map((one) => one!.rules)).toEqual([next.rules, next.rules, expect.stringMatching(/^sword-and-stars@/)]);
  for (const [at, one] of stored.entries()) {
    const kinds = one!.tail.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'act')).toHaveLength(played.get(tables[at]!)!);
    expect(kinds.filter((kind) => kind === 'upgrade')).toHaveLength(at < 2 ? 1 : 0);
  }
  // an old node says in words that it cannot serve what a newer one has taken over
  expect([...ann.refused]).toEqual([expect.stringContaining('rules that this server does not have (deltavee)')]);
});
