/** What nobody may do without end. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newToken } from '../../src/people/tokens.ts';
import { openPlace } from '../../src/store/open.ts';
import type { Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { Listener, Player } from '../support/player.ts';
import { startOn } from '../support/servers.ts';
import { guest, newTable, playOn } from '../support/tables.ts';

const database = databases.SQLite();
beforeAll(() => database.start());
afterAll(() => database.stop());

test('one address cannot ask without end', async () => {
  const limited = await startOn(await database.fresh(), { rate: 5 });
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) statuses.push((await limited.browser().get('/api/me')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await limited.close();
});

test('nor under tokens that it makes up; a person counts by himself', async () => {
  const limited = await startOn(await database.fresh(), { rate: 5 });
  const ann = await guest(limited);
  await ann.get('/api/me'); // from here on she is known
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const eve = limited.browser();
    if (i % 2 === 0) eve.extra = { authorization: `Bearer ${newToken()}` };
    else eve.cookies.set('admiralty_session', newToken());
    statuses.push((await eve.get('/api/me')).status);
  }
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await ann.get('/api/me')).status).toBe(200);
  await limited.close();
});

test('a person counts once, by however many logins he comes', async () => {
  const limited = await startOn(await database.fresh(), { rate: 5 });
  const ann = await guest(limited);
  await ann.get('/api/me');
  const program = limited.browser();
  const { token } = (await ann.post<{ token: string }>('/api/tokens', { label: 'mine' })).body;
  program.extra = { authorization: `Bearer ${token}` };
  await program.get('/api/me'); // from here on both are known
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await (i % 2 === 0 ? ann : program).get('/api/me')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  await limited.close();
});

test('who guesses passwords does not keep their owner out who comes from elsewhere', async () => {
  const behind = await startOn(await database.fresh(), { proxies: 1 });
  const from = (address: string): Browser => {
    const browser = behind.browser();
    browser.extra = { 'x-forwarded-for': address };
    return browser;
  };
  const password = 'correct horse battery';
  await from('203.0.113.1').post('/api/accounts', { name: 'Hanna', password });
  const guess = async (address: string) =>
    (await from(address).post('/api/sessions', { name: 'hanna', password: 'some guess' })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push(await guess(`2001:db8::${i}`)); // all of one network
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  expect((await from('203.0.113.1').post('/api/sessions', { name: 'Hanna', password })).status).toBe(200);
  await behind.close();
});

test('codes of another device are guessed no more often from a whole network than from one address', async () => {
  const behind = await startOn(await database.fresh(), { proxies: 1 });
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) {
    const eve = behind.browser();
    eve.extra = { 'x-forwarded-for': `2001:db8::${i.toString(16)}` };
    statuses.push((await eve.post('/api/sessions/code', { code: 'ABCD2345' })).status);
  }
  expect(statuses).toEqual([...Array<number>(60).fill(410), 429]);
  await behind.close();
});

test('nobody has more worked out at one moment than the server can do: neither odds nor looks back', async () => {
  const place = await database.fresh();
  const first = await startOn(place);
  const ann = await guest(first);
  const path = `/api/tables/${await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] })}`;
  await first.close();
  const looks: Record<string, (eve: Browser) => Promise<{ status: number }>> = {
    odds: () => ann.post(`${path}/seats/0/ask`, { queries: [{ ask: 'outOfTurn' }] }),
    past: (eve) => eve.get(`${path}/views/public/past/0`),
    reasons: (eve) => eve.get(`${path}/views/public/reasons/1`),
    words: (eve) => eve.get(`${path}/views/public/text?topic=situation`),
  };
  for (const [what, look] of Object.entries(looks)) {
    const limited = await startOn(place, { rate: 10_000 }); // all come while the table is opened
    ann.url = limited.browser().url;
    const asked = Array.from({ length: 120 }, () => look(limited.browser()));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect([what, new Set(statuses)]).toEqual([what, new Set([200, 429])]);
    expect([what, (await look(limited.browser())).status]).toEqual([what, 200]);
    await limited.close();
  }
});

test('one person cannot listen without end', async () => {
  const limited = await startOn(await database.fresh(), { rate: 1000 });
  const ann = await guest(limited);
  const watch = [`${await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] })}:0`];
  const open = await Promise.all(Array.from({ length: 100 }, () => Listener.open(ann, watch)));
  await expect(Listener.open(ann, watch)).rejects.toThrow('no stream: 429');
  open.pop()!.close();
  await expect
    .poll(async () => (await Listener.open(ann, watch).catch(() => null)) !== null, { timeout: 30_000 })
    .toBe(true);
  for (const listener of open) listener.close();
  await limited.close();
});

test('nobody fills the log of a game with offers and what he takes back; whoever is asked goes on', async () => {
  const inside = await startOn(await database.fresh());
  const ann = await guest(inside);
  const table = await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] });
  const path = `/api/tables/${table}/seats/0`;
  const statuses = new Map<number, number>();
  for (let i = 0; i < 610; i++) {
    const command = `command-${i}`;
    const act = { decision: null, kind: 'offer', with: { kind: 'draw', to: [7], terms: {} } };
    const { status } = await (i % 2 === 0
      ? ann.post(`${path}/acts`, { command, act })
      : ann.post(`${path}/undo`, { command }));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 10 });
  const others: [method: string, path: string, body: object | undefined][] = [
    ['POST', `${path}/pause`, { command: 'a-pause-please', wish: 'pause' }],
    ['POST', `${path}/away`, { level: 'cadet' }],
    ['POST', `${path}/back`, undefined],
    ['PUT', `${path}/entropy`, { entropy: 'more' }],
    ['DELETE', path, undefined],
    ['POST', `/api/tables/${table}/seats`, {}],
  ];
  for (const [method, url, body] of others)
    expect([url, (await ann.send(method, url, body)).status]).toEqual([url, 429]);
  expect(await playOn([new Player(ann, table, 0), new Player(ann, table, 1)], 2)).toBe(2);
  const next = await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] });
  expect((await ann.post(`/api/tables/${next}/seats/0/undo`, { command: 'elsewhere' })).status).toBe(200);
  const nowhere = [...next].reverse().join('');
  expect((await ann.post(`/api/tables/${nowhere}/seats`, {})).status).toBe(404);
  const { id } = (await ann.get<{ id: string }>('/api/me')).body;
  const { tries } = await inside.store.countTry(`aside:${id} ${nowhere}`, Date.now(), 1000);
  expect(tries).toBe(1); // the first: nothing is counted at tables that are not there
  await inside.close();
});

test('nobody says so much that what others say is lost: the rest is refused in words', async () => {
  const place = await database.fresh();
  const first = await startOn(place);
  const ann = await guest(first);
  const path = `/api/tables/${await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] })}`;
  const say = (command: string) => ann.post(`${path}/talk`, { command, text: 'hello' });
  expect((await say('the-first-line')).status).toBe(200);
  await first.close();
  const { db } = await openPlace(place);
  await db.updateTable('talk').set({ n: 9999 }).execute(); // as if so much had been said before
  await db.destroy();
  const next = await startOn(place);
  ann.url = next.browser().url;
  expect((await say('the-last-line')).status).toBe(200);
  expect((await say('one-line-more')).status).toBe(409);
  expect((await ann.get(`${path}/talk`)).body).toHaveLength(2);
  await next.close();
});

test('nobody has letters sent to a stranger again and again', async () => {
  const inside = await startOn(await database.fresh());
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) {
    const target = i % 2 === 0 ? 'stranger@example.org' : 'Stranger@Example.org';
    statuses.push((await (await guest(inside)).post('/api/me/channels', { kind: 'mail', target })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  await inside.close();
});
