import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { guest } from '../support/tables.ts';

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

test.each([
  ['a form of another site', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a request that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a request of a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
])('%s changes nothing', async (_, headers) => {
  const browser = server.browser();
  browser.extra = headers;
  expect((await browser.post('/api/guests')).status).toBe(403);
  expect(browser.cookies.size).toBe(0);
});

test('without its own header a request changes nothing; from its own place it does', async () => {
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/guests`, { method: 'POST' });
  expect(reply.status).toBe(403);
  const browser = server.browser();
  browser.extra = { origin: browser.url, 'sec-fetch-site': 'same-origin' };
  expect((await browser.post('/api/guests')).status).toBe(200);
});

test('no proxy keeps what one person is answered, refused or not', async () => {
  const browser = server.browser();
  for (const path of ['/api/me', '/api/sessions', '/api/nothing'])
    expect((await browser.get(path)).headers.get('cache-control')).toBe('no-store');
});

test('what goes wrong is told by a code and a sentence', async () => {
  const browser = server.browser();
  const malformed = await browser.post('/api/sessions', { name: 7 });
  expect(malformed).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
  expect((await browser.post('/api/guests', { name: 'Ann', role: 'admin' })).status).toBe(400);
  expect((await browser.get('/api/none')).body).toEqual({
    error: { code: 'notFound', message: 'there is no GET /api/none' },
  });
  expect((await browser.get('/api/sessions')).body).toEqual({
    error: { code: 'unauthorized', message: 'log in first, or come in as a guest' },
  });
});

test.each([
  ['no text', '/api/tables/%zz'],
  ['too long', `/api/tables/${'x'.repeat(2000)}`],
])('an address that is %s is refused as everything is', async (_, path) => {
  const { status, body } = await server.browser().get(path);
  expect([status, body]).toEqual([400, { error: { code: 'malformed', message: 'this is no address' } }]);
});

test('a key is ended by its name, however long devices make that', async () => {
  const browser = await guest(server);
  expect((await browser.send('DELETE', `/api/passkeys/${'x'.repeat(1366)}`)).body).toEqual({
    error: { code: 'notFound', message: 'you have no such key' },
  });
});

test.each([
  ['no JSON', '{"name":'],
  ['a name that reaches into prototypes', '{"__proto__":{"role":"admin"}}'],
  ['a constructor', '{"constructor":{"prototype":{"a":1}}}'],
  ['the character 0', '{"name":"Ann\\u0000"}'],
  ['a tower of lists', `${'['.repeat(2000)}${']'.repeat(2000)}`],
])('%s is not taken', async (_, body) => {
  const headers = { ...server.browser().headers(true) };
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/guests`, { method: 'POST', headers, body });
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ error: { code: 'malformed' } });
});

test('too much, or something that is no JSON, is not read', async () => {
  const url = `http://127.0.0.1:${server.port}/api/guests`;
  const headers = server.browser().headers(true);
  expect((await fetch(url, { method: 'POST', headers, body: `"${'x'.repeat(70_000)}"` })).status).toBe(413);
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(url, { method: 'POST', headers: form, body: 'name=Ann' })).status).toBe(415);
});

test('a proxy asks by its own name for a node whether it is ready, and for nothing else', async () => {
  const status = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asking = { host: '127.0.0.1', port: server.port, path, headers: { host: 'one:4000' } };
      get(asking, (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
  expect([await status('/ready'), await status('/health'), await status('/api/me')]).toEqual([200, 200, 421]);
});

test('health and readiness for everybody, figures for the host', async () => {
  const browser = server.browser();
  expect((await browser.get('/health')).body).toEqual({ ok: true });
  expect((await browser.get('/ready')).body).toEqual({ ok: true });
  expect((await browser.get('/metrics')).body).toContain(
    'admiralty_request_seconds_count{method="GET",route="/health",status="200"}',
  );
  browser.extra = { 'x-forwarded-for': '203.0.113.7' };
  expect((await browser.get('/metrics')).status).toBe(403);
});
