import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { admiralty, build, fresh, typing } from './run.ts';

beforeAll(build, 300_000);

const GAME = 'imperial-ambitions';

test('a generated war for five: five sealed purchases, and nobody sees the others’ points spent', () => {
  const file = fresh('war.json');
  const made = admiralty('new', GAME, '--scenario', 'generated-5', '--option', 'mapSeed=7', '--seed', '1', '-o', file);
  expect(made).toMatchObject({ code: 0, err: '' });
  const { decisions } = JSON.parse(admiralty('ask', file, '--json').out);
  expect(
    decisions.map(({ by, kind, sealed }: { by: number; kind: string; sealed: boolean }) => [by, kind, sealed]),
  ).toEqual([0, 1, 2, 3, 4].map((seat) => [seat, 'purchase', true]));
  const dear = JSON.stringify({ kind: 'purchase', with: { forces: [] } });
  expect(admiralty('act', file, '--seat', '3', '--action', dear).code).toBe(0);
  const before = readFileSync(file, 'utf8');
  const again = admiralty('act', file, '--seat', '3', '--action', dear);
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a scenario of one’s own with teams plays; a wrong one is refused by record and field', () => {
  const standard = fresh('standard');
  expect(admiralty('games', GAME, '--write-data', standard).code).toBe(0);
  const { game, scenarios } = JSON.parse(readFileSync(join(standard, 'scenarios.json'), 'utf8'));
  const dukes = scenarios.find(({ id }: { id: string }) => id === '09-four-dukes');
  const packOf = (change: (record: typeof dukes) => void): string => {
    const record = { ...structuredClone(dukes), id: 'two-against-two', source: 'custom' };
    change(record);
    const folder = fresh('pack');
    mkdirSync(folder);
    writeFileSync(join(folder, 'scenarios.json'), JSON.stringify({ game, scenarios: [record] }));
    return folder;
  };
  const teams = packOf(({ players }) => {
    for (const player of players) player.team = player.seat === 1 || player.seat === 4 ? 1 : 2;
  });
  const wrong = packOf(({ systems }) => {
    systems[1].hex = '0101';
  });
  const many = ['--scenario', 'two-against-two', '--option', 'turnLimit=1', '--games', '1'];
  expect(admiralty('simulate', GAME, '--data-pack', teams, ...many).code).toBe(0);
  const refused = admiralty('games', GAME, '--data-pack', wrong);
  expect(refused.code).toBe(2);
  expect(refused.err).toMatch(/scenarios\.json: two-against-two: systems\[1\]/);
});

test('a duel in the terminal: listed moves and attacks, orders help, standing orders', () => {
  const lines = ['l orders', '1', '1', '1', '1', 'a', '1', 'q'];
  const { code, out } = typing(lines.join('\n'), 'play', GAME, '--scenario', '01-duel', '--seat', '0', '--seed', '5');
  expect(code).toBe(0);
  expect(out).toContain('activate: one stack');
  expect(out).toContain('Roll for activation');
  expect(out).toContain('CA1 … 26 possibilities');
  expect(out).toContain('Standing orders: fire without asking: on');
});
