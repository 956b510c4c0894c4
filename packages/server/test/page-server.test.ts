import { createHook } from 'node:async_hooks';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, pageServer } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'admiralty-page-'));
const script = `export const words = '${'word '.repeat(200)}';`;
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'page/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  writeFileSync(join(folder, 'page/index.html'), '<title>page</title>');
  writeFileSync(join(folder, 'page/assets/main-1a2b.js'), script);
  server = pageServer(join(folder, 'page'), ['club.example']);
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ reply: IncomingMessage; body: Buffer }> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return { reply, body: Buffer.concat(chunks) };
}

test('files come packed as the browser likes it, for ever where their name changes with them', async () => {
  const plain = await ask('/assets/main-1a2b.js');
  expect(plain.body.toString()).toBe(script);
  expect(plain.reply.headers['content-encoding']).toBeUndefined();
  expect(plain.reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const gzip = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const brotli = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  expect(brotli.body.length).toBeLessThan(100);
});

test('the page itself is asked for anew each time, and not sent again if unchanged', async () => {
  const first = await ask('/');
  expect(first.reply.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(first.reply.headers['content-security-policy']).toContain("default-src 'none'");
  const again = await ask('/', { 'if-none-match': String(first.reply.headers['etag']) });
  expect(again.reply.statusCode).toBe(304);
  expect(again.body.length).toBe(0);
});

test('a place of the app shows the page, a missing file is missing, and nothing leads out', async () => {
  expect((await ask('/table/1a2b3c')).body.toString()).toBe('<title>page</title>');
  expect((await ask('/assets/gone.js')).reply.statusCode).toBe(404);
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt'])
    expect((await ask(path)).body.toString()).not.toContain('outside');
  expect((await ask('/%')).reply.statusCode).toBe(400);
});

test('an encoding that is refused is not sent', async () => {
  const encodingFor = async (accepted: string): Promise<string | undefined> =>
    (await ask('/assets/main-1a2b.js', { 'accept-encoding': accepted })).reply.headers['content-encoding'];
  expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
  expect(await encodingFor('br; q=0.0, gzip;q=0')).toBeUndefined();
  expect(await encodingFor('*, br;q=0')).toBe('gzip');
  expect(await encodingFor('*')).toBe('br');
  expect(await encodingFor('brotli')).toBeUndefined();
});

test('no other site may take its files in', async () => {
  for (const path of ['/', '/assets/main-1a2b.js', '/assets/gone.js'])
    expect((await ask(path)).reply.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('it answers to addresses and its own names, not to a name that somebody points at it', async () => {
  const statusFor = async (host: string): Promise<number | undefined> => (await ask('/', { host })).reply.statusCode;
  for (const host of [`127.0.0.1:${port}`, 'LOCALHOST:4000', '[::1]:4000', '192.168.1.7', 'club.example'])
    expect(await statusFor(host)).toBe(200);
  for (const host of ['evil.example', 'localhost.evil.example', 'club.example.evil.example:4000'])
    expect(await statusFor(host)).toBe(421);
});

test('many who ask at once for a file that is still cold get it packed once', async () => {
  writeFileSync(join(folder, 'page/assets/cold-3c4d.js'), script.repeat(200));
  let packings = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'ZLIB') packings += 1;
    },
  }).enable();
  const replies = await Promise.all(Array.from({ length: 40 }, () => ask('/assets/cold-3c4d.js')));
  hook.disable();
  expect(new Set(replies.map(({ body }) => body.toString()))).toEqual(new Set([script.repeat(200)]));
  expect(packings).toBe(2); // Brotli and gzip
});

test('a file that was missing is found once it is there', async () => {
  expect((await ask('/assets/late.js')).reply.statusCode).toBe(404);
  writeFileSync(join(folder, 'page/assets/late.js'), script);
  expect((await ask('/assets/late.js')).reply.statusCode).toBe(200);
});

test('a taken port gives way to the next free one', async () => {
  const second = pageServer(join(folder, 'page'));
  const given = await listen(second, port, '127.0.0.1');
  expect(given).toBeGreaterThan(port);
  second.close();
});
