import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { playWhole } from './whole-games/play.ts';

const games: Record<keyof typeof databases, [game: string, scenario: string, options?: object][]> = {
  SQLite: [
    ['deltavee', 'dv-1'],
    ['imperial-ambitions', '06-border-war', { turnLimit: 5 }],
    ['fifth-frontier-war', 'jewell-gate'],
  ],
  PostgreSQL: [['sword-and-stars', 'two-new-empires']],
};

describe.each(Object.entries(databases))('a whole game on %s', (name, databaseOf) => {
  const database = databaseOf();
  let server: TestServer;
  beforeAll(async () => {
    await databases.SQLite().start(); // builds what the threads run
    await database.start();
    server = await startOn(await database.fresh());
  });
  afterAll(async () => {
    await server.close();
    await database.stop();
  });

  test.each(games[name as keyof typeof games])(
    '%s %s: the example bot against a person whose stream breaks again and again',
    async (game, scenario, options) => {
      const played = await playWhole(server, game, scenario, options);
      expect(played).toMatchObject({ isSame: true, code: 0 });
      expect(played.breaks).toBeGreaterThan(0);
    },
    600_000,
  );
});
