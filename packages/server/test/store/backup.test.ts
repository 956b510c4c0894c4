import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restore } from '../../src/store/backup/restore.ts';
import { checkStore, openStore, type Store } from '../../src/store/index.ts';
import { migrate } from '../../src/store/migrate.ts';
import { migrations } from '../../src/store/migrations/index.ts';
import { openPlace } from '../../src/store/open.ts';
import { tableKeys } from '../../src/store/schema.ts';
import { databases } from '../support/databases.ts';
import { account, entry, NOW, played, step, table } from './samples.ts';

const here = { SQLite: databases.SQLite(), PostgreSQL: databases.PostgreSQL() };
const folder = mkdtempSync(join(tmpdir(), 'admiralty-backup-'));
let made = 0;
const freshFile = (ending = 'jsonl'): string => join(folder, `${++made}.${ending}`);

/** A backup of a filled store on each database. */
const backups = { SQLite: freshFile(), PostgreSQL: freshFile() };

beforeAll(async () => {
  for (const [name, database] of Object.entries(here)) {
    await database.start();
    const store = await openStore(await database.fresh());
    await fill(store);
    await store.backup(backups[name as keyof typeof here]);
    await store.close();
  }
});
afterAll(async () => {
  for (const database of Object.values(here)) await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Something of everything, with texts that are hard to carry. */
async function fill(store: Store): Promise<void> {
  await store.createAccount(account('ann', { name: 'Änn "quote" \u2028 line', digest_at: 7 }));
  await store.createAccount(account('gone'));
  await store.closeAccount('gone');
  await store.createSession({
    token_hash: 's',
    account: 'ann',
    scope: 'play',
    label: 'x',
    created_at: 1,
    seen_at: 2,
    expires_at: NOW * 4,
  });
  await store.createTable(table('t', { seats: [{ seat: 0, account: 'ann', bot: null, bank_ms: 5 }] }));
  await store.append(step('t', 1, { snapshot: '{"a":1}' }));
  await store.append(step('t', 2, { entry: entry(2, { body: '"line\u2028end\\n\u2029\u{1f680}"' }) }));
  await Promise.all(Array.from({ length: 210 }, (_, n) => store.createTable(table(`many-${n}`)))); // more than a page
  const invite = { token_hash: 'i', table_id: 't', seat: null, made_by: 'ann', uses_left: 1 };
  await store.createInvite({ ...invite, created_at: 1, expires_at: NOW * 4 });
  await store.say('t', 'k', { account: 'ann', audience: '', text: 'a\r\nb', quotes: null, at: 1 });
  await store.putNote('t', 'ann', '', 1);
  await store.postLetters([{ id: 'l', account: 'ann', kind: 'mail', body: 'b', due_at: 1 }]);
  await store.relate('ann', 'gone', 'block', 1);
  await store.fileReport({ id: 'r', account: 'ann', about: '{}', text: 'look', at: 1 });
  await store.beat(1, false);
  await store.beat(NOW, false);
  const key = { id: 'k', account: 'ann', public_key: 'p', counter: 0, label: 'x', created_at: 1, used_at: null };
  await store.addPasskey(key);
  await store.keepChallenge({ id: 'c', text: 't', account: null, expires_at: NOW * 4 }, NOW);
  const channel = { id: 'n', account: 'ann', kind: 'feed' as const, target: '', secret: 's', confirmed: 1 };
  await store.addChannel({ ...channel, failures: 0, created_at: 1, delivered_at: null, error: null });
  await store.secretValue('push', 'keys');
  await store.countTry('login:ann', NOW, 60_000);
  await store.recordAdminAct({ id: 'a', account: 'ann', act: 'pause', about: 't', at: 1 });
}

async function backupOf(store: Store): Promise<string> {
  const file = freshFile();
  await store.backup(file);
  return file;
}

const sorted = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1).sort();

describe.each([
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['SQLite', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
] as const)('a backup of %s into %s', (from, to) => {
  test('every row comes over, and play goes on', async () => {
    const target = await here[to].fresh();
    await restore(backups[from], target);
    const restored = await openStore(target);
    const lines = sorted(await backupOf(restored));
    expect(lines).toEqual(sorted(backups[from]));
    const tables = new Set(lines.map((line) => /^\["(\w+)"/.exec(line)?.[1]));
    expect([...tables].filter(Boolean).sort()).toEqual(Object.keys(tableKeys).sort());
    expect(await restored.append(step('t', 2))).toEqual({ is: 'again', seq: 2 });
    expect(await restored.append(step('t', 3))).toEqual({ is: 'done' });
    expect(await checkStore(restored)).toEqual({ tables: 211, entries: 3, faults: [] });
    await restored.close();
  });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('backups on %s', (name) => {
  const database = here[name];

  test('a copy of one moment while others write; nothing is left beside it', async () => {
    const place = await database.fresh();
    const store = await openStore(place);
    await Promise.all(['a', 'b', 'c'].map((id) => store.createTable(table(id))));
    let isOver = false;
    const writing = Promise.all(
      ['a', 'b', 'c'].map(async (id) => {
        let seq = 0;
        while (!isOver) expect(await store.append(step(id, ++seq))).toEqual({ is: 'done' });
      }),
    );
    const file = freshFile('jsonl.gz');
    await store.backup(file);
    isOver = true;
    await writing;
    await store.close();
    expect(readdirSync(folder).filter((name) => name.startsWith(String(made)))).toEqual([`${made}.jsonl.gz`]);
    expect(statSync(file).mode & 0o077).toBe(0);
    const target = await database.fresh();
    await restore(file, target);
    const restored = await openStore(target);
    expect(await checkStore(restored)).toMatchObject({ tables: 3, faults: [] });
    await restored.close();
  });

  test('a file that is there is not replaced, and data that are there are not overwritten', async () => {
    const place = await database.fresh();
    const store = await openStore(place);
    await played(store, 'mine', 1);
    const file = freshFile();
    writeFileSync(file, 'precious');
    await expect(store.backup(file)).rejects.toMatchObject({ name: 'StoreProblem' });
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const backup = freshFile();
    await store.backup(backup);
    await store.close();
    await expect(restore(backup, place)).rejects.toThrow('There are data already');
    const again = await openStore(place);
    expect(await again.openTable('mine')).toMatchObject({ version: 1 });
    await again.close();
  });

  test('a backup that is cut short, changed or no backup is refused, and leaves nothing', async () => {
    const file = backups[name];
    const text = readFileSync(file, 'utf8');
    const lines = text.trimEnd().split('\n');
    const bad: [ending: string, content: string | Buffer][] = [
      ['jsonl', text.slice(0, text.length / 2)],
      ['jsonl', `${lines.slice(0, -1).join('\n')}\n`],
      ['jsonl', `${lines.toSpliced(5, 1).join('\n')}\n`],
      ['jsonl', text.replace('weave', 'weavE')],
      ['jsonl', `${text}["account",{"id":"late"}]\n`],
      ['jsonl', '{"format":"something else"}\n'],
      ['jsonl', ''],
      ['jsonl.gz', gzipSync(text).subarray(0, 200)],
      ['jsonl.gz', text],
    ];
    const place = await database.fresh();
    for (const [ending, content] of bad) {
      const broken = freshFile(ending);
      writeFileSync(broken, content);
      await expect(restore(broken, place)).rejects.toMatchObject({ name: 'StoreProblem' });
    }
    await expect(restore(join(folder, 'nowhere'), place)).rejects.toThrow('There is no file');
    await restore(file, place);
    const restored = await openStore(place);
    expect(await checkStore(restored)).toEqual({ tables: 211, entries: 2, faults: [] });
    await restored.close();
  });

  test('an old backup is brought up to date, and one of a newer program is refused', async () => {
    const later = { ...migrations, '999-later': [`alter table note add column colour text default 'red'`] };
    const old = backups[name];
    const target = await database.fresh();
    await restore(old, target, later);
    const { db, schema } = await openPlace(target);
    expect(await db.selectFrom('note').selectAll().execute()).toMatchObject([{ account: 'ann', colour: 'red' }]);
    await migrate(db, { schema, known: later });
    await db.destroy();
    const newer = freshFile();
    writeFileSync(newer, readFileSync(old, 'utf8').replace('"001-start"', '"001-start","999-later"'));
    const place = await database.fresh();
    await expect(restore(newer, place)).rejects.toThrow('newer Admiralty');
  });

  test('the check names what does not fit', async () => {
    const place = await database.fresh();
    const store = await openStore(place);
    for (const id of ['fine', 'gap', 'short', 'garbled']) await played(store, id, 3);
    await store.append(step('garbled', 4, { snapshot: '{"half' }));
    await store.close();
    const { db } = await openPlace(place);
    await db.deleteFrom('entry').where('table_id', '=', 'gap').where('seq', '=', 2).execute();
    await db.updateTable('game_table').set({ version: 5 }).where('id', '=', 'short').execute();
    await db.updateTable('entry').set({ body: '{' }).where('table_id', '=', 'garbled').where('seq', '=', 1).execute();
    await db.destroy();
    const again = await openStore(place);
    const { tables, faults } = await checkStore(again);
    await again.close();
    expect(tables).toBe(4);
    expect(faults).toEqual([
      { table: 'gap', what: 'entry 2 is missing' },
      { table: 'garbled', what: 'entry 1 cannot be read' },
      { table: 'garbled', what: 'the snapshot at 4 cannot be read' },
      { table: 'short', what: 'the log ends at 3, the table stands at 5' },
    ]);
  });
});

test('SQLite: damage to the file itself is found', async () => {
  const place = await here.SQLite.fresh();
  const store = await openStore(place);
  await played(store, 'x', 2);
  await store.close();
  const { db } = await openPlace(place);
  await sql`pragma foreign_keys = off`.execute(db);
  await db.deleteFrom('game_table').execute();
  await db.destroy();
  const again = await openStore(place);
  const { faults } = await checkStore(again);
  await again.close();
  expect(faults[0]).toEqual({ table: null, what: 'a row of entry points to a row of game_table that is not there' });
});
