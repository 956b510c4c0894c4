/** Who may do what: every route, whoever asks. A route without a row here fails. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import type { RuleName } from '../../src/http/who.ts';
import type { Browser } from '../support/browser.ts';
import { databases } from '../support/databases.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const visitors = ['nobody', 'guest', 'other', 'seatOwner', 'tableOwner', 'moderator', 'admin'] as const;
type Visitor = (typeof visitors)[number];
/** 0: he may */
type Row = Record<Visitor, number>;

/** What a stranger, the owner of seat 1 and the owner of the table (who sits at 0) get. */
const row = (nobody: number, stranger: number, seatOwner: number, tableOwner: number): Row => ({
  nobody,
  guest: stranger,
  other: stranger,
  seatOwner,
  tableOwner,
  moderator: stranger,
  admin: stranger,
});

/** What those get who look after the server; `moderator`: where an admin may. */
const hand = (moderator: number): Row => ({ ...row(401, 403, 403, 403), moderator, admin: 0 });

/** By rule, at a table that may be watched and at one that may not; requests come through a proxy, for seat 1. */
const rules: Record<RuleName, { watched: Row; hidden: Row }> = {
  anybody: { watched: row(0, 0, 0, 0), hidden: row(0, 0, 0, 0) },
  person: { watched: row(401, 0, 0, 0), hidden: row(401, 0, 0, 0) },
  operator: { watched: row(403, 403, 403, 403), hidden: row(403, 403, 403, 403) },
  visitor: { watched: row(0, 0, 0, 0), hidden: row(404, 404, 0, 0) },
  viewing: { watched: row(401, 403, 0, 403), hidden: row(404, 404, 0, 403) },
  viewingAll: { watched: row(401, 403, 0, 403), hidden: row(404, 404, 0, 403) },
  seatOwner: { watched: row(401, 403, 0, 403), hidden: row(401, 404, 0, 403) },
  sitting: { watched: row(401, 403, 0, 0), hidden: row(401, 404, 0, 0) },
  tableOwner: { watched: row(401, 403, 403, 0), hidden: row(401, 404, 403, 0) },
  moderator: { watched: hand(0), hidden: hand(0) },
  admin: { watched: hand(403), hidden: hand(403) },
  host: { watched: row(403, 403, 403, 403), hidden: row(403, 403, 403, 403) },
};

interface Request {
  body?: object;
  query?: string;
  /** in place of `:login` and the like */
  id?: string;
  /** what the route answers besides, to somebody who may */
  also?: number[];
}
const command = randomUUID();
const requests: Record<string, Request> = {
  'GET /health': {},
  'GET /ready': {},
  'GET /metrics': {},
  'GET /api/openapi.json': {},
  'GET /api/me': {},
  'POST /api/guests': {},
  'POST /api/accounts': { body: { name: 'Ann', password: 'long enough' }, also: [409] },
  'POST /api/sessions': { body: { name: 'Nobody at all', password: 'x' }, also: [403] },
  'PATCH /api/me': { body: { name: 'A new name' }, also: [409] },
  'POST /api/me/password': { body: { old: 'x', new: 'long enough' }, also: [403] },
  'DELETE /api/me': { also: [409] },
  'GET /api/sessions': {},
  'POST /api/tokens': { body: { label: 'mine' } },
  'DELETE /api/sessions': {},
  'DELETE /api/sessions/:login': { id: 'this' },
  'GET /api/games': {},
  'POST /api/tables': { body: { game: 'deltavee', scenario: 'dv-1', seats: [{ is: 'you' }, { is: 'open' }] } },
  'GET /api/tables': {},
  'GET /api/me/tables': {},
  'GET /api/tables/:table': {},
  'POST /api/tables/:table/seats': { body: {}, also: [409] },
  'DELETE /api/tables/:table/seats/:seat': { also: [409] },
  'POST /api/tables/:table/seats/:seat/bot': { body: { level: 'cadet' }, also: [409] },
  'POST /api/tables/:table/seats/:seat/stand-in': { body: { level: 'cadet' }, also: [409] },
  'POST /api/tables/:table/invites': { body: {} },
  'GET /api/tables/:table/invites': {},
  'DELETE /api/tables/:table/invites/:invite': { id: 'none', also: [404] },
  'POST /api/invitations': { body: { invite: 'none' }, also: [410] },
  'GET /api/tables/:table/views/:viewer/past/:action': { id: '0' },
  'GET /api/tables/:table/views/:viewer/reasons/:action': { id: '1' },
  'GET /api/tables/:table/views/:viewer/text': { query: 'topic=situation' },
  'POST /api/tables/:table/seats/:seat/acts': {
    body: { command, act: { decision: null, kind: 'none', with: null } },
  },
  'POST /api/tables/:table/seats/:seat/undo': { body: { command } },
  'POST /api/tables/:table/seats/:seat/ask': { body: { queries: [{ ask: 'outOfTurn' }] } },
  'GET /api/tables/:table/views/:viewer': {},
  'GET /api/me/export': {},
  'POST /api/passkeys/new': {},
  'POST /api/passkeys': {
    body: { challenge: 'x', label: 'x', response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
    also: [410],
  },
  'POST /api/me/code': {},
  'POST /api/sessions/code': { body: { code: 'none' }, also: [410] },
  'GET /api/passkeys': {},
  'DELETE /api/passkeys/:key': { id: 'none', also: [404] },
  'POST /api/passkeys/login': {},
  'POST /api/sessions/passkey': {
    body: { challenge: 'x', response: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
    also: [410],
  },
  'GET /api/admin/people': {},
  'PUT /api/admin/people/:account/ban': { id: 'none', body: { days: 1, why: 'rude' }, also: [404] },
  'PUT /api/admin/people/:account/role': { id: 'none', body: { role: 'player', why: 'rude' }, also: [404] },
  'GET /api/admin/reports': {},
  'POST /api/admin/reports/:report': { id: 'none', body: { outcome: 'done' }, also: [404] },
  'GET /api/admin/acts': {},
  'GET /api/admin/overview': {},
  'GET /api/admin/tables': {},
  'GET /api/admin/tables/:table/log': { also: [409] },
  'POST /api/admin/backup': { also: [409] },
  'GET /api/host/archive': {},
  'POST /api/host/backup': { body: { file: '/nowhere/at/all' } },
  'PUT /api/admin/tables/:table/pause': { body: { paused: true, why: 'a fault' } },
  'POST /api/admin/tables/:table/rewind': { body: { number: 0, why: 'a fault' }, also: [409] },
  'DELETE /api/admin/tables/:table/talk/:line': { id: '1', body: { why: 'rude' } },
  'GET /api/me/channels': {},
  'POST /api/me/channels': { body: { kind: 'feed' } },
  'DELETE /api/me/channels/:channel': { id: 'none', also: [404] },
  'POST /api/me/channels/:channel/test': { id: 'none', also: [404] },
  'GET /api/me/letters': {},
  'GET /api/push-key': {},
  'GET /api/channels/:secret/confirm': { id: 'x'.repeat(43), also: [404] },
  'GET /api/channels/:secret/stop': { id: 'x'.repeat(43), also: [404] },
  'POST /api/channels/:secret/confirm': { id: 'x'.repeat(43), also: [404] },
  'POST /api/channels/:secret/stop': { id: 'x'.repeat(43), also: [404] },
  'GET /api/feeds/:secret': { id: 'x'.repeat(43), also: [404] },
  'GET /api/me/settings': {},
  'PATCH /api/me/settings': { body: { zone: 'Europe/Berlin' } },
  'PUT /api/me/vacation': { body: { to: 9_000_000_000_000 }, also: [409] },
  'DELETE /api/me/vacation': {},
  'POST /api/tables/:table/seats/:seat/away': { body: { level: 'cadet' }, also: [409] },
  'POST /api/tables/:table/seats/:seat/back': { also: [409] },
  'GET /api/me/relations': {},
  'PUT /api/me/relations/:name': { id: 'Nobody at all', body: { kind: 'mute' }, also: [404] },
  'DELETE /api/me/relations/:name': { id: 'Nobody at all', also: [404] },
  'POST /api/reports': { body: { text: 'look' } },
  'POST /api/tables/:table/talk': { body: { command, text: 'hello' } },
  'GET /api/tables/:table/talk': {},
  'POST /api/tables/:table/talk/:line/report': { id: '1', body: { text: 'look' }, also: [404] },
  'GET /api/tables/:table/note': {},
  'PUT /api/tables/:table/note': { body: { text: 'mine' } },
  'GET /api/tables/:table/seats/:seat/news': {},
  'PUT /api/tables/:table/seats/:seat/seen': { body: { number: 1 } },
  'POST /api/tables/:table/seats/:seat/pause': { body: { command, wish: 'pause' } },
  'PUT /api/tables/:table/seats/:seat/entropy': { body: { entropy: 'mine' }, also: [409] },
  'GET /api/tables/:table/replay': { also: [409] },
  'GET /api/tables/:table/replay/:number': { id: '0', also: [409] },
  'GET /api/tables/:table/replay/:number/reason': { id: '0', also: [409] },
  'GET /api/tables/:table/record': { also: [409] },
  'GET /api/tables/:table/dice': {},
  'POST /api/tables/:table/rematch': { body: {}, also: [409] },
  'POST /api/tables/:table/seats/:seat/what-if': { body: {} },
  'GET /api/stream': { query: 'watch=TABLE:1' },
  'GET /api/lines': { query: 'watch=TABLE:1' },
};

const database = databases.SQLite();
let server: TestServer;
beforeAll(async () => {
  await database.start();
  server = await startOn(await database.fresh());
});
afterAll(async () => {
  await server.close();
  await database.stop();
});

interface Visit {
  browser: Browser;
  table: string;
}
/** Those who only read or are refused change nothing: they come again. */
const known = new Map<string, Promise<Visit>>();
function visitorAgain(visitor: Visitor, isWatched: boolean): Promise<Visit> {
  const name = `${visitor} ${isWatched}`;
  const visit = known.get(name) ?? newVisitor(visitor, isWatched);
  known.set(name, visit);
  return visit;
}

async function newVisitor(visitor: Visitor, isWatched: boolean): Promise<Visit> {
  const [owner, second] = [await guest(server), await guest(server)];
  const wish = { game: 'deltavee', scenario: 'dv-1', spectators: isWatched, seats: ['you', 'open'] as const };
  const table = await newTable(owner, wish);
  await second.post(`/api/tables/${table}/seats`, { seat: 1 });
  if (visitor === 'tableOwner' || visitor === 'seatOwner')
    return { browser: visitor === 'tableOwner' ? owner : second, table };
  const browser = visitor === 'nobody' ? server.browser() : await guest(server);
  const role = { other: 'player', moderator: 'moderator', admin: 'admin' } as const;
  if (visitor === 'other') await newTable(browser, { ...wish });
  if (visitor !== 'nobody' && visitor !== 'guest') {
    const { id } = (await browser.get<{ id: string }>('/api/me')).body;
    await server.store.changeAccount(id, { role: role[visitor] });
  }
  return { browser, table };
}

async function statusOf(browser: Browser, method: string, url: string, table: string): Promise<number> {
  const { body, query = '', id = '' } = requests[`${method} ${url}`]!;
  const path = url.replace(':table', table).replace(':seat', '1').replace(':viewer', '1').replace(/:\w+/, id);
  const stop = new AbortController();
  const response = await fetch(`${browser.url}${path}?${query.replace('TABLE', table)}`, {
    method,
    signal: stop.signal,
    headers: { ...browser.headers(body !== undefined), 'x-forwarded-for': '203.0.113.9' },
    ...(body && { body: JSON.stringify(body) }),
  });
  stop.abort();
  return response.status;
}

test('every route has a row, and every row a route', () => {
  expect(routes.map(({ method, url }) => `${String(method)} ${url}`).sort()).toEqual(Object.keys(requests).sort());
});

describe.each([
  ['watched', true],
  ['hidden', false],
] as const)('at a table that is %s', (kind, isWatched) => {
  // what has nothing to do with a table is tried once
  const concerned = routes.filter(({ url, rule }) => isWatched || url.includes(':table') || rule === 'viewingAll');
  test.each(concerned.map(({ method, url, rule }) => [String(method), url, rule] as const))(
    '%s %s is for: %s',
    async (method, url, rule) => {
      const got: Partial<Row> = {};
      for (const visitor of visitors) {
        server.wait(60 * 60_000); // limits of tries are another matter
        const changesNothing = method === 'GET' || rules[rule][kind][visitor] !== 0;
        const { browser, table } = await (changesNothing ? visitorAgain : newVisitor)(visitor, isWatched);
        const status = await statusOf(browser, method, url, table);
        const isAdmitted = status < 300 || requests[`${method} ${url}`]!.also?.includes(status);
        got[visitor] = isAdmitted && rules[rule][kind][visitor] === 0 ? 0 : status;
      }
      expect(got).toEqual(rules[rule][kind]);
    },
  );
});

test('whatever the host does is written down: every route of his that changes something', async () => {
  const { browser: admin, table } = await newVisitor('admin', true);
  const hand = routes.filter(({ rule, method }) => (rule === 'moderator' || rule === 'admin') && method !== 'GET');
  expect(hand.length).toBeGreaterThan(6);
  const person = await guest(server);
  await person.post('/api/accounts', { name: `Player ${randomUUID().slice(0, 8)}`, password: 'long enough' });
  const { id: account } = (await person.get<{ id: string }>('/api/me')).body;
  await person.post('/api/reports', { text: 'look at this' });
  const report = (await server.store.listReports(100)).find((one) => one.account === account)!.id;
  for (const { method, url } of hand) {
    const before = await server.store.listAdminActs(1000);
    const path = url.replace(':table', table).replace(':account', account).replace(':report', report);
    const { body, also = [] } = requests[`${String(method)} ${url}`]!;
    const { status } = await admin.send(String(method), path.replace(':line', '1'), body);
    expect([200, ...also.filter((one) => one === 409)]).toContain(status);
    expect([url, (await server.store.listAdminActs(1000)).length - before.length]).toEqual([url, 1]);
  }
});
