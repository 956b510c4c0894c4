import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { admiralty, build, fresh, typing } from './run.ts';

beforeAll(build, 300_000);

const GAME = 'fifth-frontier-war';
const plots = (...lines: string[]): string => JSON.stringify({ kind: 'plots', with: { lines } });

test('a plot sheet as printed: the refusal names fleet, turn and rule; the enemy sees nothing of a good one', () => {
  const file = fresh('front.json');
  expect(admiralty('new', GAME, '--scenario', 'jewell-gate', '--seed', '5', '-o', file)).toMatchObject({ code: 0 });
  const before = readFileSync(file, 'utf8');
  const far = admiralty('act', file, '--seat', '1', '--action', plots('1 40F: J1410', '1 1A: J1507', '2 1A: J1408'));
  expect(far).toMatchObject({ code: 2, out: '' });
  expect(far.err).toContain('refused by FFW-3.3g: 40F, turn 1: 1410 is 4 hexes away, its slowest squadron jumps 3');
  expect(readFileSync(file, 'utf8')).toBe(before);
  const good = admiralty('act', file, '--seat', '1', '--action', plots('1 40F: J1408', '1 1A: J1507', '2 1A: J1408'));
  expect(good.code).toBe(0);
  expect(admiralty('show', file, '--seat', 'Zhodani', '--unit', '1A').out).toContain('J1408');
  const enemy = admiralty('show', file, '--seat', 'Imperial', '--unit', '1A').out;
  expect(enemy).toContain('Chwistyoch 1308');
  expect(enemy).not.toContain('J1408');
});

test('a campaign is for two unless four are asked for, and is set up by the proposals', () => {
  const file = fresh('campaign.json');
  expect(JSON.parse(admiralty('new', GAME, '--seed', '1', '-o', file, '--json').out)).toMatchObject({
    scenario: 'campaign',
    seats: ['Imperial', 'Zhodani'],
  });
  const lines = ['1', '1', '1', 's', 'l orders', 'l numbers IR', 'q'];
  const { code, out } = typing(lines.join('\n'), 'play', GAME, '--seat', '1', '--seed', '1');
  expect(code).toBe(0);
  expect(out).toContain('Deploy automatically');
  expect(out).toMatch(/^ {2}Drew I-[BC]R-\d+(, I-[BC]R-\d+)+\. \[FFW-7\.2e\]$/m); // one line for a draw of many counters
  expect(out).toContain('"lines":["7 18F: J2011"');
  expect(out).toContain('(IR) is place 676');
});
