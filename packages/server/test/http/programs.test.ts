import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import type { Browser } from '../support/browser.ts';
import { Player } from '../support/player.ts';
import { onBothDatabases, type TestServer } from '../support/servers.ts';
import { guest, newTable } from '../support/tables.ts';

const example = join(import.meta.dirname, '../../../../examples/bot.mjs');

interface OpenApi {
  paths: Record<string, Record<string, { summary: string; description: string; requestBody?: unknown }>>;
}

async function tokenOf(browser: Browser): Promise<string> {
  return (await browser.post<{ token: string }>('/api/tokens', { label: 'mine' })).body.token;
}

function program(server: TestServer, token: string): Browser {
  const browser = server.browser();
  browser.extra = { authorization: `Bearer ${token}` };
  return browser;
}

onBothDatabases('programs', (server) => {
  test('the description names every route, what it takes and whom it is for', async () => {
    const { paths } = (await server().browser().get<OpenApi>('/api/openapi.json')).body;
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const known = routes.map(({ method, url }) => `${String(method)} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(known.sort());
    const acts = paths['/api/tables/{table}/seats/{seat}/acts']!['post']!;
    expect(acts.description).toBe('For: seatOwner, also by token');
    expect(JSON.stringify(acts.requestBody)).toContain('"command"');
  });

  test('a token plays and does nothing else; its owner sees and ends it', async () => {
    const ann = await guest(server());
    const table = await newTable(ann, { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] });
    const token = await tokenOf(ann);
    const bot = program(server(), token);
    const moved = [await new Player(bot, table, 0).move(), await new Player(bot, table, 1).move()];
    expect(moved).toContain(true);
    for (const [method, path] of [
      ['GET', '/api/sessions'],
      ['DELETE', '/api/me'],
      ['POST', '/api/tokens'],
      ['POST', `/api/tables/${table}/invites`],
    ] as const)
      expect((await bot.send(method, path, method === 'GET' ? undefined : {})).status, path).toBe(403);
    const asCookie = server().browser();
    asCookie.cookies.set('admiralty_session', token);
    expect((await asCookie.get('/api/me')).body).toBeNull();
    expect((await program(server(), ann.cookies.get('admiralty_session')!).get('/api/me')).body).toBeNull();
    const logins = (await ann.get<{ id: string; label: string }[]>('/api/sessions')).body;
    const { id } = logins.find(({ label }) => label === 'program: mine')!;
    await ann.send('DELETE', `/api/sessions/${id}`);
    expect((await bot.get(`/api/tables/${table}/views/0`)).status).toBe(401);
  });
});

onBothDatabases('the example bot', (server) => {
  test('with a wrong token it ends, and says why', async () => {
    const table = await newTable(await guest(server()), { game: 'deltavee', scenario: 'dv-1', seats: ['you', 'you'] });
    const env = { ...process.env, ADMIRALTY_URL: `http://127.0.0.1:${server().port}`, ADMIRALTY_TOKEN: 'none' };
    const ended = await promisify(execFile)(process.execPath, [example, table, '0'], { env }).catch((error) => error);
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('log in') });
  });
});

test('the example bot has at most fifty lines; whole-games.test.ts lets it play', () => {
  expect(readFileSync(example, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(50);
});
