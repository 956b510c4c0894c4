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
  server = pageServer(join(folder, 'page'));
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

test('a taken port gives way to the next free one', async () => {
  const second = pageServer(join(folder, 'page'));
  const given = await listen(second, port, '127.0.0.1');
  expect(given).toBeGreaterThan(port);
  second.close();
});
