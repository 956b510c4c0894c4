import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { databases } from '../support/databases.ts';
import { judge } from './crash/judge.ts';
import { crash } from './crash/rounds.ts';
import { step, table } from './samples.ts';

/** A few rounds; `npm run store-crash` kills hundreds of times. */
const KILLS = 4;
const nodes = { SQLite: 1, PostgreSQL: 2 };

describe.each(Object.entries(databases))('nodes killed while they write to %s', (name, databaseOf) => {
  const database = databaseOf();
  beforeAll(() => database.start());
  afterAll(() => database.stop());

  test('nothing acknowledged is lost, nothing is done twice', async () => {
    let round = 0;
    const report = await crash(await database.fresh(), {
      kills: KILLS,
      nodes: nodes[name as keyof typeof nodes],
      writers: 24,
      tables: 6,
      delay: () => 60 + 70 * round++,
    });
    expect(report).toMatchObject({ kills: KILLS, lost: 0, doubled: 0, unasked: 0, faults: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.resent).toBeGreaterThan(0);
  });
});

test('the judge sees what is lost, doubled, unasked or does not fit', async () => {
  const database = databases.SQLite();
  await database.start();
  const place = await database.fresh();
  const store = await openStore(place);
  await store.createTable(table('a'));
  await store.createTable(table('b'));
  await store.append(step('a', 1)); // seat 0, c1
  await store.append(step('b', 1)); // the same command at another table
  await store.append(step('a', 2)); // never sent
  await store.close();
  if (!('folder' in place)) throw new Error('not a folder');
  const journal = join(place.folder, 'journal');
  writeFileSync(journal, 'sent 0 1\nsent 0 1\ndone 0 1 a 1\nsent 0 7\ndone 0 7 a 3\nsent 0 8\nse');
  expect(await judge(place, [journal])).toEqual({
    acknowledged: 2,
    resent: 1,
    unanswered: 1,
    lost: 1,
    doubled: 1,
    unasked: 1,
    faults: 3, // three entries without their letters
  });
  await database.stop();
});
