/** Ten thousand requests that cannot be: each is refused in words, and nothing changes. */
import { randomUUID } from 'node:crypto';
import { playersOf, type Random } from '@admiralty/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../src/app.ts';
import { databases } from '../support/databases.ts';
import { startOn, type TestServer } from '../support/servers.ts';
import { fullTable } from '../support/tables.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;

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

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Nothing that any route takes: each has a name that none knows, or is no record at all. */
function nonsense(random: Random, depth = 0): unknown {
  const leaf = [null, true, -1, 1e308, 2 ** 53, '', 'x'.repeat(300), '\u0000', '\ud800', '__proto__', '../..', '🚀'];
  if (depth > 4 || random.below(3) === 0) return oneOf(random, leaf);
  if (random.below(2) === 0) return Array.from({ length: random.below(5) }, () => nonsense(random, depth + 1));
  const names = ['command', 'act', 'queries', 'seat', 'seats', 'name', 'game', 'toString', 'length', 'decision'];
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [oneOf(random, names), nonsense(random, depth + 1)]),
  );
}

function bodyFor(random: Random): string {
  const value = nonsense(random) ?? 0; // no body at all is another matter
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  const json = JSON.stringify(isRecord ? { ...value, unheardOf: nonsense(random) } : value);
  switch (random.below(4)) {
    case 0:
      return json.slice(0, random.below(json.length)) || '{';
    case 1:
      return `${json}${oneOf(random, ['}', ',', '\u0000', '[', 'x'])}`;
    default:
      return json;
  }
}

function pathFor(random: Random, url: string, table: string): string {
  const isReal = random.below(2) === 0;
  const strange = ['%00', '%2e%2e', '-1', '1e9', 'NaN', '%F0%9F%9A%80', 'x'.repeat(90), '0x1', 'null', "'--"];
  return url
    .replace(':table', isReal ? table : oneOf(random, strange))
    .replace(/:(seat|viewer)/, isReal ? '0' : oneOf(random, strange))
    .replace(/:\w+/, oneOf(random, strange));
}

test('malformed requests are refused in words and change nothing', async () => {
  const players = await fullTable(server, { game: 'deltavee', scenario: 'dv-1' });
  const { browser, table } = players[0]!;
  const before = await Promise.all(players.map((player) => player.view()));
  const random = playersOf(process.env['SEED'] ?? 'malformed');
  const changing = routes.filter(({ method }) => method !== 'GET');
  const reading = routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
  const found: string[] = [];
  const statuses = new Map<number, number>();
  const send = async (): Promise<void> => {
    const isChange = random.below(4) > 0;
    const { method, url } = oneOf(random, isChange ? changing : reading);
    const path = pathFor(random, url, table);
    const body = bodyFor(random);
    const query = `?unheardOf=${encodeURIComponent(oneOf(random, ['', '1', '[]', '\u0000', 'a'.repeat(500)]))}`;
    const response = await fetch(`${browser.url}${path}${isChange ? '' : query}`, {
      method: String(method),
      headers: browser.headers(true),
      ...(isChange && { body }),
    });
    const text = await response.text();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const isToldWell = response.status >= 400 && response.status < 500 && /^\{"error":\{"code":"\w+"/.test(text);
    if (!isToldWell || /\bat .*\.[tj]s:|node_modules/.test(text))
      found.push(`${String(method)} ${path} ${body.slice(0, 200)}: ${response.status} ${text.slice(0, 300)}`);
  };
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, send));
  expect(found.slice(0, 5)).toEqual([]);
  expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 4);
  expect(await Promise.all(players.map((player) => player.view()))).toEqual(before);
  expect(await players[0]!.act({ decision: null, kind: 'nonsense', with: {} }, randomUUID())).toHaveProperty('refusal');
});
