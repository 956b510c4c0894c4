/**
 * Tables that an older program wrote, under version 2 of the rules of Fifth Frontier War: `stores` holds its backup,
 * made when it was killed. One game had a snapshot and went on after it, one had none yet, one is open, one is over.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { readSave } from '@admiralty/engine';
import type { FullMessage } from '@admiralty/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTables, restore } from '../../src/index.ts';
import { hashOfToken, newToken } from '../../src/people/tokens.ts';
import { openPlace } from '../../src/store/open.ts';
import type { Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { Player } from '../support/player.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { guest, playOn } from '../support/tables.ts';

const backup = join(import.meta.dirname, '../stores/fifth-frontier-war-2.jsonl.gz');
const RULES = 'fifth-frontier-war@3';

describe.each(Object.entries(databases))('tables of older rules on %s', (_, databaseOf) => {
  const database = databaseOf();
  let server: TestServer;
  let ann: Browser;
  const tables = new Map<string, string>();

  /** The person who made and plays them all. */
  async function login(): Promise<void> {
    const [first] = await server.store.tableIds('', 1);
    const account = (await server.store.findTable(first!))!.seats[0]!.account!;
    const token = newToken();
    const times = { created_at: 0, seen_at: Date.now(), expires_at: Date.now() + 3_600_000 };
    await server.store.createSession({ token_hash: hashOfToken(token), account, scope: 'all', label: '', ...times });
    ann = server.browser();
    ann.cookies.set('admiralty_session', token);
  }

  beforeAll(async () => {
    await databases.SQLite().start(); // builds what the threads run
    await database.start();
    const place = await database.fresh();
    await restore(backup, place);
    server = await startOn(place);
    await login();
    for (const id of await server.store.tableIds('', 9)) tables.set((await server.store.findTable(id))!.head.label, id);
  });
  afterAll(async () => {
    await server.close();
    await database.stop();
  });

  const seatsOf = (title: string): Player[] => [0, 1].map((seat) => new Player(ann, tables.get(title)!, seat));
  const rulesOf = async (title: string) => (await server.store.findTable(tables.get(title)!))!.rules;
  const viewOf = async (title: string): Promise<FullMessage['full']> => (await seatsOf(title)[0]!.view()).full;

  test('each can be brought up to date', async () => {
    expect(await checkTables(server.store)).toEqual({ tables: 4, entries: 83, faults: [] });
  });

  test('a game goes on from where it stood, and stays there when it is opened again', async () => {
    const before = (await server.store.findTable(tables.get('forty')!))!.head.awaits;
    const { observation } = await viewOf('forty');
    expect([...new Set(observation!.decisions.map(({ by }) => by))]).toEqual(JSON.parse(before));
    expect(await rulesOf('forty')).toBe(RULES);
    expect(await playOn(seatsOf('forty'), 6)).toBe(6);
    const after = await viewOf('forty');
    const place = server.place;
    await server.close();
    server = await startOn(place);
    await login();
    expect(await viewOf('forty')).toEqual(after);
    expect(await playOn(seatsOf('forty'), 3)).toBe(3);
  });

  test('a game that played again leads to the same place keeps its past', async () => {
    const [player] = seatsOf('nine');
    const { length } = await viewOf('nine');
    const path = `/api/tables/${player!.table}/seats/0/news?after=0`;
    const { entries } = (await ann.get<{ entries: { action: number }[] }>(path)).body;
    expect(entries.map(({ action }) => action)).toEqual(Array.from({ length }, (_, at) => at + 1));
    expect(length).toBeGreaterThan(3);
    expect((await ann.get(`/api/tables/${player!.table}/views/0/past/2`)).status).toBe(200);
    expect(await playOn(seatsOf('nine'), 3)).toBe(3);
    expect(await rulesOf('nine')).toBe(RULES);
  });

  test('a table that waits for people begins under the newer rules', async () => {
    const ben = await guest(server);
    const table = tables.get('open')!;
    expect((await ben.post(`/api/tables/${table}/seats`, { entropy: randomUUID() })).status).toBe(200);
    expect(await playOn([new Player(ann, table, 0), new Player(ben, table, 1)], 2)).toBe(2);
    expect(await rulesOf('open')).toBe(RULES);
  });

  test('a game that is over shows its end, and its record can be read', async () => {
    const table = tables.get('over')!;
    expect((await viewOf('over')).observation?.result).toMatchObject({ places: [2, 1] });
    expect((await ann.get(`/api/tables/${table}`)).body).toMatchObject({ status: 'over' });
    expect((await ann.get(`/api/tables/${table}/replay`)).status).toBe(200);
    const { status, body } = await ann.get(`/api/tables/${table}/record`);
    expect(status).toBe(200);
    expect(readSave(body)).toMatchObject({ ok: true, save: { rulesVersion: 3, log: { length: 37 } } });
  });

  test('afterwards all of it is in order', async () => {
    expect((await checkTables(server.store)).faults).toEqual([]);
  });

  test('a clock that has run out rings at a table that nobody has opened since, under the newer rules', async () => {
    const place = await database.fresh();
    await restore(backup, place);
    const { db } = await openPlace(place);
    const { id, setting } = await db
      .selectFrom('game_table')
      .select(['id', 'setting'])
      .where('label', '=', 'forty')
      .executeTakeFirstOrThrow();
    const clock = { bankMs: 0, turnMs: 60_000, incrementMs: 0, nights: false, vacations: false, atTimeout: 'forfeit' };
    const timed = JSON.stringify({ ...JSON.parse(setting), clock });
    await db.updateTable('game_table').set({ setting: timed, due_at: 2 }).where('id', '=', id).execute();
    await db.updateTable('seat').set({ clock_since: 1 }).where('table_id', '=', id).where('seat', '=', 0).execute();
    await db.deleteFrom('heartbeat').execute(); // as if it had been running all the time
    await db.destroy();
    const next = await startOn(place);
    const status = async () => (await next.store.findTable(id))!.head.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('over');
    await next.close();
  });

  test('a table of newer rules than the program has is refused in words', async () => {
    const { place } = server;
    await server.close();
    const { db } = await openPlace(place);
    await db.updateTable('game_table').set({ rules: 'fifth-frontier-war@9' }).where('label', '=', 'nine').execute();
    await db.destroy();
    server = await startOn(place);
    await login();
    const { status, body } = await ann.get(`/api/tables/${tables.get('nine')}/views/0`);
    expect([status, body]).toEqual([
      503,
      {
        error: {
          code: 'unavailable',
          message: 'this table is played under rules that this server does not have (fifth-frontier-war@9)',
        },
      },
    ]);
  });
});
