import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { crashServers } from './crash/rounds.ts';

/** A few rounds; `npm run server-crash` kills hundreds of times. */
const KILLS = 3;
const nodes = { SQLite: 1, PostgreSQL: 2 };

describe.each(Object.entries(databases))('servers killed while people play on %s', (name, databaseOf) => {
  const database = databaseOf();
  beforeAll(() => database.start());
  afterAll(() => database.stop());

  test('nothing that somebody was told is done is lost, nothing is done twice, every table goes on', async () => {
    let round = 0;
    const report = await crashServers(await database.fresh(), {
      kills: KILLS,
      nodes: nodes[name as keyof typeof nodes],
      tables: 3,
      game: 'deltavee',
      scenario: 'dv-1',
      delay: () => 200 + 150 * round++,
    });
    expect(report).toMatchObject({ kills: KILLS, lost: 0, doubled: 0, unasked: 0, broken: 0 });
    expect(report.acknowledged).toBeGreaterThan(10);
    expect(report.resent).toBeGreaterThan(0);
  });
});
