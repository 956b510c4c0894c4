import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, readConfig, startServer } from '../src/index.ts';
import { databases } from './support/databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'admiralty-page-'));
const page = join(folder, 'page');
const script = `export const words = '${'word '.repeat(200)}';`;
const database = databases.SQLite();
let server: RunningServer;

beforeAll(async () => {
  await database.start();
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  writeFileSync(join(page, 'index.html'), '<title>page</title>');
  for (const [ending, body] of [
    ['', script],
    ['.br', brotliCompressSync(script)],
    ['.gz', gzipSync(script)],
  ] as const)
    writeFileSync(join(page, `assets/main-1a2b.js${ending}`), body);
  const wishes = { port: 0, allowHost: ['club.example'], data: join(folder, 'data') };
  server = await startServer(readConfig(wishes, {}, page));
});
afterAll(async () => {
  await server.close();
  await database.stop();
  rmSync(folder, { recursive: true });
});

async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ reply: IncomingMessage; body: Buffer }> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path, headers }, resolve).on('error', reject);
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
  expect(plain.reply.headers).not.toHaveProperty('content-security-policy'); // it is the document's and the workers'
  const gzip = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const brotli = await ask('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  expect(brotli.reply.headers['content-encoding']).toBe('br');
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
  expect((await ask('/api/nothing')).reply.statusCode).toBe(404);
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt'])
    expect((await ask(path)).body.toString()).not.toContain('outside');
  expect((await ask('/%')).reply.statusCode).toBe(400);
});

test('another site may show a finished game, and nothing else', async () => {
  const ancestors = async (path: string): Promise<string | undefined> =>
    String((await ask(path)).reply.headers['content-security-policy']).match(/frame-ancestors [^;]+/)?.[0];
  expect(await ancestors('/embed/abcdefghijklmnop')).toBe('frame-ancestors *');
  for (const path of ['/', '/online/abcdefghijklmnop', '/embed/x/../../account', '/account', '/api/me'])
    expect(await ancestors(path), path).toBe("frame-ancestors 'none'");
});

test('no other site may take its files in', async () => {
  for (const path of ['/', '/assets/main-1a2b.js', '/assets/gone.js', '/api/me'])
    expect((await ask(path)).reply.headers['cross-origin-resource-policy'], path).toBe('same-origin');
});

test('it answers to addresses and its own names, not to a name that somebody points at it', async () => {
  const statusFor = async (host: string): Promise<number | undefined> => (await ask('/', { host })).reply.statusCode;
  for (const host of [`127.0.0.1:${server.port}`, 'LOCALHOST:4000', '[::1]:4000', '192.168.1.7', 'club.example'])
    expect(await statusFor(host)).toBe(200);
  for (const host of ['evil.example', 'localhost.evil.example', 'club.example.evil.example:4000'])
    expect(await statusFor(host)).toBe(421);
});

test('a taken port gives way to the next free one, and taken data are refused in words', async () => {
  const wishes = { port: server.port, data: join(folder, 'other') };
  const second = await startServer(readConfig(wishes, {}, page));
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
  const refused = startServer(readConfig({ port: 0, data: join(folder, 'data') }, {}, page));
  await expect(refused).rejects.toMatchObject({ name: 'StoreProblem', message: /in use by another Admiralty/ });
});
