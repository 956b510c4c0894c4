import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { Player } from '../support/player.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const database = databases.SQLite();
let server: TestServer;
beforeAll(async () => {
  await database.start();
  server = await startOn(await database.fresh(), { tableThreads: 3 });
});
afterAll(async () => {
  await server.close();
  await database.stop();
});

test('tables spread over several threads are each played in one, computers included', async () => {
  const browser = await guest(server);
  const seats = ['you', { bot: 'random' }] as const;
  const tables = await Promise.all(
    Array.from({ length: 6 }, () => newTable(browser, { game: 'deltavee', scenario: 'dv-1', seats })),
  );
  await Promise.all(
    tables.map(async (table) => {
      const player = new Player(browser, table, 0);
      for (let moves = 0; moves < 3; )
        if (await player.move()) moves += 1;
        else await new Promise((resolve) => setTimeout(resolve, 20));
    }),
  );
  const metrics = (await browser.get<string>('/metrics')).body;
  expect(metrics).toMatch(/^admiralty_tables_open 6$/m);
  for (const table of tables) {
    const { tail } = (await server.store.openTable(table, 0))!;
    expect(tail.some(({ by }) => by === 1)).toBe(true);
  }
});
