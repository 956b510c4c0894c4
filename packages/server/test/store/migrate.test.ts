import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { appliedTo, migrate } from '../../src/store/migrate.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { openPlace } from '../../src/store/open.ts';
import { databases } from '../support/databases.ts';
import { played } from './samples.ts';

const longAgo = { '000-before': ['create table before (a text)'] };
const later = { ...migrations, '999-later': ['alter table note add column colour text'] };
const broken = { ...migrations, '999-broken': ['create table half (a text)', 'create table broken (a text, a text)'] };

describe.each(Object.entries(databases))('migrations on %s', (_name, databaseOf) => {
  const database = databaseOf();
  beforeAll(() => database.start());
  afterAll(() => database.stop());

  test('data of a newer program are refused in words and stay as they are', async () => {
    const place = await database.fresh();
    const { db, schema } = await openPlace(place);
    await migrate(db, { schema, known: later });
    await db.destroy();
    await expect(openStore(place)).rejects.toMatchObject({
      name: 'StoreProblem',
      message: expect.stringMatching(/newer Admiralty.*"999-later".*Nothing was changed/),
    });
    const again = await openPlace(place);
    expect(await appliedTo(again.db, again.schema)).toEqual([...Object.keys(migrations), '999-later']);
    await again.db.destroy();
  });

  test('old data are brought up to date and keep what is in them', async () => {
    const place = await database.fresh();
    const store = await openStore(place);
    await played(store, 'old', 2);
    await store.close();
    const { db, schema } = await openPlace(place);
    await migrate(db, { schema, known: later });
    expect(await appliedTo(db, schema)).toEqual([...Object.keys(migrations), '999-later']);
    expect(await db.selectFrom('entry').select('seq').execute()).toEqual([{ seq: 1 }, { seq: 2 }]);
    await db.destroy();
  });

  test('a migration that fails half-way leaves nothing behind', async () => {
    const { db, schema } = await openPlace(await database.fresh());
    await migrate(db, { schema });
    await expect(migrate(db, { schema, known: broken })).rejects.toThrow();
    expect(await appliedTo(db, schema)).toEqual(Object.keys(migrations));
    const tables = await db.introspection.getTables();
    expect(tables.filter((table) => (schema ?? table.schema) === table.schema).map(({ name }) => name)).not.toContain(
      'half',
    );
    await db.destroy();
  });

  test('a migration that came between known ones is refused, not slipped in', async () => {
    const { db, schema } = await openPlace(await database.fresh());
    await migrate(db, { schema });
    await expect(migrate(db, { schema, known: { ...longAgo, ...migrations } })).rejects.toThrow('000-before');
    await db.destroy();
  });
});
