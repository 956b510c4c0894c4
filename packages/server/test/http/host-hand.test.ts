/** What people can do about themselves, and the host about everybody. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSave } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import type { Browser } from '../support/browser.ts';
import type { Player } from '../support/player.ts';
import { onBothDatabases, startOn, type TestServer } from '../support/servers.ts';
import { fullTable, guest, playOn } from '../support/tables.ts';

interface Asked {
  challenge: string;
  options: { challenge: string };
}

/** Somebody with a role, made as the first admin is: from outside. */
async function withRole(server: TestServer, role: 'moderator' | 'admin'): Promise<Browser> {
  const browser = await guest(server);
  const { id } = (await browser.get<{ id: string }>('/api/me')).body;
  await server.store.changeAccount(id, { role });
  return browser;
}

const idOf = async (browser: Browser): Promise<string> => (await browser.get<{ id: string }>('/api/me')).body.id;

onBothDatabases('people', (server) => {
  test('a passkey makes a guest a player and lets him in again; a wrong or used one does not', async () => {
    const browser = await guest(server(), 'Keyholder');
    const device = new Authenticator(browser.url);
    const fresh = (await browser.post<Asked>('/api/passkeys/new')).body;
    const body = { challenge: fresh.challenge, label: 'phone', response: device.register(fresh.options.challenge) };
    expect((await browser.post('/api/passkeys', body)).body).toMatchObject({ name: 'Keyholder', role: 'player' });
    expect((await browser.post('/api/passkeys', body)).status).toBe(410);
    const elsewhere = server().browser();
    const login = (await elsewhere.post<Asked>('/api/passkeys/login')).body;
    const signed = { challenge: login.challenge, response: device.login(login.options.challenge) };
    expect((await elsewhere.post('/api/sessions/passkey', signed)).body).toMatchObject({ name: 'Keyholder' });
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ name: 'Keyholder' });
    expect((await elsewhere.post('/api/sessions/passkey', signed)).status).toBe(410);
    const stranger = server().browser();
    const again = (await stranger.post<Asked>('/api/passkeys/login')).body;
    const forged = new Authenticator(browser.url).login(again.options.challenge);
    expect(
      (await stranger.post('/api/sessions/passkey', { challenge: again.challenge, response: forged })).status,
    ).toBe(403);
    const [key] = (await browser.get<{ id: string; label: string }[]>('/api/passkeys')).body;
    expect(key).toMatchObject({ label: 'phone' });
    expect((await browser.send('DELETE', `/api/passkeys/${key!.id}`)).status).toBe(409);
    const password = { old: '', new: 'a first password' };
    expect((await (await guest(server())).post('/api/me/password', password)).status).toBe(403);
    expect((await browser.post('/api/me/password', password)).status).toBe(200);
    expect((await browser.get('/api/me')).body).toMatchObject({ hasPassword: true });
    expect((await browser.post('/api/me/password', password)).status).toBe(403);
    expect((await browser.send('DELETE', `/api/passkeys/${key!.id}`)).status).toBe(200);
  });

  test('all that is kept of somebody comes in one file, without a way to log in', async () => {
    const [ann] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player];
    await ann.browser.post(`/api/tables/${ann.table}/talk`, { command: randomUUID(), text: 'hello' });
    await ann.browser.send('PUT', `/api/tables/${ann.table}/note`, { text: 'my note' });
    const { body, headers } = await ann.browser.get<Record<string, object[]>>('/api/me/export');
    expect(body['seats']).toMatchObject([{ table_id: ann.table, seat: 0 }]);
    expect(body['said']).toMatchObject([{ text: 'hello' }]);
    expect(body['notes']).toMatchObject([{ body: 'my note' }]);
    expect(JSON.stringify(body)).not.toContain('token');
    expect(headers.get('content-disposition')).toContain('attachment');
  });

  test('who deletes his account leaves a former player, and the game stays', async () => {
    const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
    await ann.browser.post(`/api/tables/${ann.table}/talk`, { command: randomUUID(), text: 'bye' });
    expect((await ann.browser.send('DELETE', '/api/me')).status).toBe(200);
    expect((await ben.browser.get(`/api/tables/${ben.table}`)).body).toMatchObject({
      seats: [
        { player: 'former player', isFormer: true },
        { isYou: true, isFormer: false },
      ],
    });
    expect((await ben.browser.get(`/api/tables/${ben.table}/talk`)).body).toMatchObject([{ by: 'former player' }]);
  });

  test('a computer plays on for a former player, and for nobody else', async () => {
    const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
    const path = `/api/tables/${ben.table}/seats/0/stand-in`;
    expect((await ben.browser.post(path, { level: 'random' })).status).toBe(409);
    await ann.browser.send('DELETE', '/api/me');
    expect((await (await guest(server())).post(path, { level: 'random' })).status).toBe(403);
    expect((await ben.browser.post(path, { level: 'random' })).status).toBe(200);
    expect((await ben.browser.get(`/api/tables/${ben.table}`)).body).toMatchObject({
      seats: [{ player: 'former player', bot: 'random' }, { isYou: true }],
    });
    for (let moves = 0; moves < 6; )
      if (await ben.move()) moves += 1;
      else await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await ben.browser.post(path, { level: 'random' })).status).toBe(409);
  });

  test('who was blocked cannot sit down', async () => {
    const [ann, ben] = [await guest(server()), await guest(server())];
    const { name } = (await ben.get<{ name: string }>('/api/me')).body;
    await ann.send('PUT', `/api/me/relations/${encodeURIComponent(name)}`, { kind: 'block' });
    const { table } = (
      await ann.post<{ table: string }>('/api/tables', {
        game: 'deltavee',
        scenario: 'dv-1',
        seats: [{ is: 'you' }, { is: 'open' }],
      })
    ).body;
    expect((await ben.post(`/api/tables/${table}/seats`, {})).status).toBe(403);
  });
});

onBothDatabases('the host', (server) => {
  test('keeps somebody out for a while; it is written down', async () => {
    const mod = await withRole(server(), 'moderator');
    const rude = await guest(server());
    const path = `/api/admin/people/${await idOf(rude)}/ban`;
    expect((await mod.send('PUT', path, { days: 2, why: 'rude' })).status).toBe(200);
    expect((await rude.get('/api/sessions')).status).toBe(403);
    server().wait(3 * 86_400_000);
    expect((await rude.get('/api/sessions')).status).toBe(200);
    const admin = await withRole(server(), 'admin');
    const [act] = (await admin.get<object[]>('/api/admin/acts')).body;
    const { name: byName } = (await mod.get<{ name: string }>('/api/me')).body;
    expect(act).toMatchObject({ act: 'ban', by: await idOf(mod), byName, about: { days: 2, why: 'rude' } });
    expect((await mod.get('/api/admin/acts')).status).toBe(403);
  });

  test('pauses a game, and nobody else can let it go on', async () => {
    const admin = await withRole(server(), 'admin');
    const [ann] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player];
    await admin.send('PUT', `/api/admin/tables/${ann.table}/pause`, { paused: true, why: 'looking at it' });
    expect(await ann.act({ decision: null, kind: 'resign', with: {} })).toMatchObject({
      refusal: { rule: 'CORE-pause' },
    });
    const resume = { command: randomUUID(), wish: 'resume' };
    expect((await ann.browser.post(`/api/tables/${ann.table}/seats/0/pause`, resume)).status).toBe(409);
    await admin.send('PUT', `/api/admin/tables/${ann.table}/pause`, { paused: false, why: 'all is well' });
    expect(await ann.act({ decision: null, kind: 'resign', with: {} })).toEqual({ done: true });
  });

  test('takes a game back with a reason; the log keeps a trace, and play goes on', async () => {
    const admin = await withRole(server(), 'admin');
    const players = await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' });
    const [ann] = players as [Player];
    await playOn(players, 12);
    const { length } = (await ann.browser.get<{ full: { length: number } }>(`/api/tables/${ann.table}/views/public`))
      .body.full;
    const path = `/api/admin/tables/${ann.table}/rewind`;
    expect((await admin.post(path, { number: length - 4, why: 'a fault in the rules' })).status).toBe(200);
    const { tail } = (await server().store.openTable(ann.table, 0))!;
    expect(tail.filter(({ kind }) => kind === 'rewind')).toHaveLength(2);
    expect(await playOn(players, 4)).toBe(4);
    expect((await ann.browser.get(`/api/tables/${ann.table}/talk`)).body).toMatchObject([
      { text: `I took this game back to action ${length - 4}: a fault in the rules` },
    ]);
  });

  test('takes a game back from which somebody has resigned', async () => {
    const admin = await withRole(server(), 'admin');
    const players = await fullTable(server(), { game: 'sword-and-stars', scenario: 'empires-re-emerge', seats: 4 });
    const [ann, ...others] = players as [Player, ...Player[]];
    await playOn(players, 4);
    expect(await ann.act({ decision: null, kind: 'resign', with: {} })).toEqual({ done: true });
    await playOn(others, 4);
    const { length } = (await others[0]!.view()).full;
    const rewind = { number: length - 2, why: 'a fault in the rules' };
    expect((await admin.post(`/api/admin/tables/${ann.table}/rewind`, rewind)).body).toBeNull();
    expect(await playOn(others, 2)).toBe(2);
  });

  test('sees how the server is doing, finds tables and makes a copy; nothing of a game is told', async () => {
    const admin = await withRole(server(), 'admin');
    const [ann] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player];
    const before = (await admin.get<{ tables: { running: number; over: number } }>('/api/admin/overview')).body;
    await ann.act({ decision: null, kind: 'resign', with: {} });
    const { body } = await admin.get<{ tables: object; node: { commandMs: number } }>('/api/admin/overview');
    expect(body.tables).toMatchObject({ running: before.tables.running - 1, over: before.tables.over + 1 });
    expect(body.node.commandMs).toBeGreaterThan(0);
    const found = (await admin.get<{ id: string }[]>(`/api/admin/tables?find=${ann.table.toUpperCase()}`)).body;
    expect(found).toMatchObject([{ id: ann.table, status: 'over', awaits: [] }]);
    const { entries } = (await admin.get<{ entries: object[] }>(`/api/admin/tables/${ann.table}/log`)).body;
    const shown = await admin.get<{ entries: object[] }>(`/api/tables/${ann.table}/views/public?log=whole`);
    expect(entries).toEqual(shown.body.entries);
    const copied = await admin.post<{ file: string }>('/api/admin/backup');
    const { place } = server();
    if (!('folder' in place)) expect(copied.status).toBe(409);
    else expect(statSync(join(place.folder, 'backups', copied.body.file)).size).toBeGreaterThan(100);
  });

  test('removes what was said', async () => {
    const mod = await withRole(server(), 'moderator');
    const [ann, ben] = (await fullTable(server(), { game: 'deltavee', scenario: 'dv-1' })) as [Player, Player];
    await ann.browser.post(`/api/tables/${ann.table}/talk`, { command: randomUUID(), text: 'very rude' });
    await ben.browser.post(`/api/tables/${ann.table}/talk/1/report`, { text: 'look' });
    const reports = (await mod.get<{ id: string; about: { table?: string; n?: number } }[]>('/api/admin/reports')).body;
    const { id, about, ...told } = reports.find((one) => one.about.table === ann.table)!;
    const nameOf = async ({ browser }: Player) => (await browser.get<{ name: string }>('/api/me')).body.name;
    expect(told).toMatchObject({ byName: await nameOf(ben), whom: await nameOf(ann) });
    await mod.send('DELETE', `/api/admin/tables/${about.table}/talk/${about.n}`, { why: 'rude' });
    expect((await mod.post(`/api/admin/reports/${id}`, { outcome: 'removed' })).status).toBe(200);
    expect((await mod.post(`/api/admin/reports/${id}`, { outcome: 'removed' })).status).toBe(404);
    expect((await ben.browser.get(`/api/tables/${ann.table}/talk`)).body).toMatchObject([{ text: null }]);
  });

  test('by the token of the running server makes the first admin and a copy of everything', async () => {
    const place = server().place;
    const token = 'a token for the tests';
    const node = 'folder' in place ? server() : await startOn(place, { adminToken: token });
    const own = node.browser();
    const known =
      'folder' in place
        ? (JSON.parse(readFileSync(join(place.folder, 'control.json'), 'utf8')) as { url: string; token: string })
        : { url: own.url, token };
    if ('folder' in place) expect(statSync(join(place.folder, 'control.json')).mode & 0o777).toBe(0o600);
    expect(known.url).toBe(own.url);
    own.extra = { authorization: `Bearer ${known.token}` };
    const first = node.browser();
    await first.post('/api/accounts', { name: `First ${randomUUID().slice(0, 8)}`, password: 'long enough' });
    const role = `/api/admin/people/${await idOf(first)}/role`;
    expect((await own.send('PUT', role, { role: 'admin', why: 'the first' })).status).toBe(200);
    expect((await first.get('/api/admin/acts')).status).toBe(200);
    const file = join(tmpdir(), `admiralty-${randomUUID()}.jsonl`);
    expect((await own.post('/api/host/backup', { file })).status).toBe(200);
    expect(existsSync(file)).toBe(true);
    expect((await own.post('/api/host/backup', { file })).status).toBe(409);
    rmSync(file);
    const [ann] = (await fullTable(node, { game: 'deltavee', scenario: 'dv-1' })) as [Player];
    await ann.act({ decision: null, kind: 'resign', with: {} });
    const lines = (await (await fetch(`${own.url}/api/host/archive`, { headers: own.headers() })).text()).split('\n');
    const archived = lines.filter(Boolean).map((line) => JSON.parse(line) as { table: string; record: unknown });
    expect(readSave(archived.find(({ table }) => table === ann.table)?.record)).toMatchObject({ ok: true });
    own.extra = { authorization: 'Bearer wrong' };
    expect((await own.post('/api/host/backup', { file })).status).toBe(403);
    if (node !== server()) await node.close();
  });
});
