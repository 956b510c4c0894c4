import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { step, table } from '../../../test/store/samples.ts';
import { migrate } from '../migrate.ts';
import type { Call } from '../operations/index.ts';
import type { Db } from '../schema.ts';
import { openFile } from './connection.ts';
import { GroupCommit } from './group-commit.ts';

let folder: string;
let db: Db;
let commits: GroupCommit<Call>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'admiralty-commit-'));
  db = await openFile(join(folder, 'data.sqlite'));
  await migrate(db);
  commits = new GroupCommit(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const create = (id: string, setting = '{}') => commits.run({ name: 'createTable', args: [table(id, { setting })] });

async function storedTables(): Promise<string[]> {
  return (await db.selectFrom('game_table').select('id').orderBy('id').execute()).map(({ id }) => id);
}

test('what waits together is answered together, in the order of asking', async () => {
  const answered: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map(async (id) => {
      await create(id);
      answered.push(id);
      expect(await storedTables()).toEqual(['a', 'b', 'c']);
    }),
  );
  expect(answered).toEqual(['a', 'b', 'c']);
});

test('a later call of a batch sees what an earlier one did', async () => {
  const [, first, second] = await Promise.all([
    create('a'),
    commits.run({ name: 'append', args: [step('a', 1)] }),
    commits.run({ name: 'append', args: [step('a', 2)] }),
  ]);
  expect([first, second]).toEqual([{ answer: { is: 'done' } }, { answer: { is: 'done' } }]);
});

test('when the disk is full, nothing is called done that is not stored, and afterwards work goes on', async () => {
  await create('before');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 4)}`.execute(db);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const huge = JSON.stringify('x'.repeat(100_000));
  const outcomes = await Promise.all(ids.map((id, n) => create(id, n % 2 === 0 ? '{}' : huge)));
  const done = ids.filter((_, n) => 'answer' in outcomes[n]!);
  expect(await storedTables()).toEqual([...done, 'before'].sort());
  expect(outcomes.filter((outcome) => 'error' in outcome).length).toBeGreaterThanOrEqual(3);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await create('after', huge)).toEqual({ answer: true });
});
