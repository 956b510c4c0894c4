/** `admiralty admin`: the real command against a real server. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admiralty, bin, build, fresh } from './run.ts';

const data = fresh('data');
const program = `
  const { readConfig, startServer } = await import('@admiralty/server');
  const server = await startServer(readConfig({ port: 0, data: process.argv[1] }, {}, null));
  process.on('SIGTERM', () => void server.close());
`;
let server: ChildProcess;

beforeAll(async () => {
  build();
  server = spawn(process.execPath, ['--input-type=module', '-e', program, data], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const control = join(data, 'control.json');
  while (!existsSync(control) || readFileSync(control, 'utf8') === '') await new Promise((go) => setTimeout(go, 50));
}, 300_000);
afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

/** Somebody on the server, as his browser would ask. */
class Visitor {
  readonly #url = (JSON.parse(readFileSync(join(data, 'control.json'), 'utf8')) as { url: string }).url;
  #cookie = '';

  async send(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
    const headers = { 'x-admiralty': '1', cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie;
    return { status: response.status, body: await response.json() };
  }

  static async named(name: string): Promise<Visitor> {
    const visitor = new Visitor();
    await visitor.send('POST', '/api/guests', { name });
    return visitor;
  }

  /** A table at which he sits alone on both sides. */
  async table(): Promise<string> {
    const wish = { game: 'deltavee', scenario: 'dv-1', seats: [{ is: 'you' }, { is: 'you' }] };
    return ((await this.send('POST', '/api/tables', wish)).body as { table: string }).table;
  }
}

const admin = (...words: string[]) => admiralty('admin', ...words, '--data', data);
const json = (...words: string[]): unknown => JSON.parse(admin(...words).out);

test('finds people, gives them a role and keeps them out; every act is written down with its reason', async () => {
  const ann = await Visitor.named('Guest');
  await ann.send('POST', '/api/accounts', { name: 'Ann', password: 'long enough' });
  expect(json('people', 'an')).toMatchObject([{ name: 'Ann', role: 'player' }]);
  expect(admin('role', 'ann', 'moderator', '--why', 'helps')).toMatchObject({
    code: 0,
    out: 'ann is moderator now.\n',
  });
  expect((await ann.send('GET', '/api/admin/reports')).status).toBe(200);
  const ben = await Visitor.named('Ben');
  expect(admin('ban', 'Ben', '7', '--why', 'insults')).toMatchObject({ code: 0, err: '' });
  expect((await ben.send('GET', '/api/sessions')).status).toBe(403);
  expect(admin('ban', 'Ben', '0')).toMatchObject({ code: 0 });
  expect((await ben.send('GET', '/api/sessions')).status).toBe(200);
  expect(json('acts')).toMatchObject([
    { act: 'ban', by: 'host', about: { days: 0, why: 'no reason given' } },
    { act: 'ban', about: { days: 7, why: 'insults' } },
    { act: 'role', about: { role: 'moderator', why: 'helps' } },
  ]);
});

test('pauses a game and lets it go on, and reads what people reported', async () => {
  const cat = await Visitor.named('Cat');
  const table = await cat.table();
  const paused = async () => (await cat.send('GET', `/api/tables/${table}`)).body;
  expect(admin('pause', table, '--why', 'a fault')).toMatchObject({ code: 0, out: 'Done.\n' });
  expect(await paused()).toMatchObject({ pace: { paused: 'host' } });
  expect(admin('resume', table)).toMatchObject({ code: 0 });
  expect(await paused()).toMatchObject({ pace: { paused: null } });
  await cat.send('POST', '/api/reports', { text: 'look at this' });
  expect(json('reports')).toMatchObject([{ text: 'look at this' }]);
});

test('takes a game back to an entry of its public log', async () => {
  const dan = await Visitor.named('Dan');
  const table = await dan.table();
  const at = `/api/tables/${table}`;
  const length = async () =>
    ((await dan.send('GET', `${at}/views/public`)).body as { full: { length: number } }).full.length;
  for (let moved = 0; moved < 4; moved++)
    for (const seat of [0, 1]) {
      const { full } = (await dan.send('GET', `${at}/views/${seat}`)).body as {
        full: { observation: { decisions: { id: number; mine: boolean }[] } };
      };
      const asked = full.observation.decisions.find(({ mine }) => mine);
      if (!asked) continue;
      const queries = [{ ask: 'sample', decision: asked.id }];
      const [reply] = (await dan.send('POST', `${at}/seats/${seat}/ask`, { queries })).body as [
        { value: { kind: string; answer: unknown } },
      ];
      const act = { decision: asked.id, kind: reply.value.kind, with: reply.value.answer };
      await dan.send('POST', `${at}/seats/${seat}/acts`, { command: `command-${moved}-${seat}`, act });
    }
  const before = await length();
  expect(before).toBeGreaterThan(1);
  expect(admin('rewind', table, '1', '--why', 'a fault')).toMatchObject({
    code: 0,
    out: 'Done: the log keeps a trace of it.\n',
  });
  expect(await length()).toBeGreaterThan(before);
});

test('says in words what cannot be', () => {
  expect(admin('ban', 'Nobody', '3')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('nobody is called Nobody'),
  });
  expect(admin('role', 'Ann', 'emperor')).toMatchObject({ code: 2, out: '' });
  expect(admin('pause', 'AAAAAAAAAAAAAAAA')).toMatchObject({ code: 2, err: expect.stringContaining('no such table') });
  expect(admiralty('admin', 'acts', '--data', fresh('nothing'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('no server runs on'),
  });
  expect(admiralty('admin', 'acts', '--server', 'http://127.0.0.1:9')).toMatchObject({
    code: 2,
    err: expect.stringContaining('ADMIRALTY_ADMIN_TOKEN'),
  });
});

test('checks a running server: every table is played again from a copy, and nothing of it is left', async () => {
  const eve = await Visitor.named('Eve');
  await eve.table();
  const { tables, faults } = JSON.parse(admiralty('check', '--data', data, '--json').out) as {
    tables: number;
    faults: object[];
  };
  expect(faults).toEqual([]);
  expect(tables).toBeGreaterThan(0);
  expect(readdirSync(data).filter((name) => name.startsWith('check-'))).toEqual([]);
  expect((await eve.send('GET', '/api/me')).status).toBe(200);
});

test('copies a running server, and writes its finished games as files that anybody can check', async () => {
  expect(admiralty('backup', fresh('copy.jsonl'), '--data', data)).toMatchObject({ code: 0, err: '' });
  const fay = await Visitor.named('Fay');
  const table = await fay.table();
  const act = { decision: null, kind: 'resign', with: {} };
  await fay.send('POST', `/api/tables/${table}/seats/0/acts`, { command: 'command-resign', act });
  const [archive, file] = [fresh('archive.jsonl'), fresh('game.json')];
  expect(admiralty('archive', archive, '--data', data)).toMatchObject({ code: 0, out: `1 games are in ${archive}.\n` });
  expect(admiralty('archive', archive, '--data', data)).toMatchObject({
    code: 2,
    err: expect.stringContaining(`cannot write ${archive}: EEXIST`),
  });
  const game = JSON.parse(readFileSync(archive, 'utf8')) as { table: string; record: object };
  expect(game.table).toBe(table);
  writeFileSync(file, JSON.stringify(game.record));
  expect(admiralty('replay', file, '--verify')).toMatchObject({ code: 0, err: '' });
});

test('finds its server by the variables that the server was started with; another kind of server is told', async () => {
  const found = spawnSync(process.execPath, [bin, 'admin', 'acts'], {
    env: { ...process.env, ADMIRALTY_DATA: data },
    encoding: 'utf8',
  });
  expect(found).toMatchObject({ status: 0, stderr: '' });
  const other = createServer((_, reply) => reply.end('<html>')).listen(0);
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, ADMIRALTY_ADMIN_TOKEN: 'x'.repeat(16) };
  const asked = spawn(process.execPath, [bin, 'admin', 'acts', '--server', `http://127.0.0.1:${port}`], { env });
  let err = '';
  asked.stderr.on('data', (part) => {
    err += String(part);
  });
  expect(await new Promise((resolve) => asked.once('exit', resolve))).toBe(2);
  expect(err).toContain('is no Admiralty');
  other.close();
});
