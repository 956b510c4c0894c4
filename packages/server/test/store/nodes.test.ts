import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStore, type Store, type StorePlace } from '../../src/store/index.ts';
import { databases } from '../support/databases.ts';
import { entry, played, step, table } from './samples.ts';

const database = databases.PostgreSQL();
beforeAll(() => database.start());
afterAll(() => database.stop());

async function withNodes(count: number, work: (nodes: Store[], place: StorePlace) => Promise<void>): Promise<void> {
  const place = await database.fresh();
  const nodes = await Promise.all(Array.from({ length: count }, () => openStore(place)));
  try {
    await work(nodes, place);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
  }
}

test('nodes that start at once on an empty database all come up', async () => {
  await withNodes(4, async (nodes) => {
    expect(await Promise.all(nodes.map((node) => node.openTable('none')))).toEqual([null, null, null, null]);
  });
});

test('a node hears what another wrote, and every entry goes in once', async () => {
  await withNodes(2, async ([one, two]) => {
    await one!.createTable(table('shared'));
    const heard: number[] = [];
    two!.hear(({ seq }) => heard.push(seq));
    await played(one!, 'shared', 3);
    await vi.waitFor(() => expect(heard.at(-1)).toBe(3), 10_000);
    const answers = await Promise.all(
      [one!, two!].map((node, by) => node.append(step('shared', 4, { entry: entry(4, { by }) }))),
    );
    expect(answers.map(({ is }) => is).sort()).toEqual(['done', 'stale']);
  });
});

test('when the database cuts every connection, a node goes on and hears again', async () => {
  await withNodes(2, async ([one, two], place) => {
    await played(one!, 'cut', 1);
    const heard: number[] = [];
    two!.hear(({ seq }) => heard.push(seq));
    await cutConnections(place);
    let seq = 1;
    const writing = async (): Promise<number> => {
      const { is } = await one!.append(step('cut', seq + 1)).catch(() => ({ is: 'cut' }));
      if (is === 'done' || is === 'again') seq++;
      expect(heard.length).toBeGreaterThan(0);
      return seq;
    };
    const written = await vi.waitFor(writing, { timeout: 20_000, interval: 50 });
    expect(await two!.openTable('cut')).toMatchObject({ version: written });
  });
});

test('a database that cannot be reached is told in words, without the password', async () => {
  const opening = openStore({ databaseUrl: 'postgres://admiral:secret@127.0.0.1:1/fleet' });
  const error = await opening.then(
    () => null,
    (reason: Error) => reason,
  );
  expect(error).toMatchObject({ name: 'StoreProblem' });
  expect(error!.message).toContain('127.0.0.1:1/fleet');
  expect(error!.message).not.toContain('secret');
});

/** As a restart of the server does to them. */
async function cutConnections(place: StorePlace): Promise<void> {
  if (!('databaseUrl' in place)) throw new Error('no server');
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = current_setting('application_name') and pid <> pg_backend_pid()`,
  );
  expect(rowCount).toBeGreaterThan(2);
  await client.end();
}
