import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { admiralty, build, fresh, type Ran, typing } from './run.ts';

beforeAll(build);

const nothing = { points: 0, treaties: [], systems: [], trades: [] };
const offer = (to: number, points: number): string =>
  JSON.stringify({
    kind: 'offer',
    with: { kind: 'trade', to: [to], terms: { give: { ...nothing, points }, take: nothing, untilRound: 0 } },
  });
const lines = (...typed: string[]): string => `${typed.join('\n')}\n`;
const clean = { code: 0, err: '' };

describe('a game at the terminal', () => {
  const table = (...more: string[]): string[] => ['play', 'sword-and-stars', '--seed', '5', ...more];
  const born = (...more: string[]): string[] => table('--scenario', 'two-new-empires', ...more);

  test('a turn by numbers and words: taxes with their odds, a chit, an Operation, the end', () => {
    const typed = ['1', 'Raise', '1', '/tax 3', '1', '/no more', '1', '1', '/govern veree', '1', '/end', '1', 'q'];
    const ran = typing(lines(...typed), ...born('--hot-seat'));
    expect(ran).toMatchObject(clean);
    for (const words of [
      'That is neither a number of the list nor a command', // `Raise`
      'VeRee: tax 3 Resource Points (the Seat: no check)',
      'VeReen Empire demands 3 of VeRee and gets 3. [SS-10.0a]',
      'Draw a chit (a Random Event 52 %)',
      'VeReen Empire: Govern in VeRee; rating Administrative +5, size of the Tech Level −3 = 2. [SS-5.0h]',
      'VeReen Empire ends its Player-Turn. [SS-5.0o]',
      'Player-Turn of Nelldon Empire',
    ])
      expect(ran.out).toContain(words);
  });

  test('acts at any time: a Session with its ballots, a standing order, an offer made, seen and accepted', () => {
    const made = lines('1', `a ${offer(1, 2)}`, 'a', '/x', 'a', '2', '2', '2');
    const ran = typing(`${made}${lines('a', '3', '2', 'l', 'q')}`, ...born('--hot-seat'));
    expect(ran).toMatchObject(clean);
    for (const words of [
      'VeReen Empire offers to Nelldon Empire: 2 Resource Points for nothing. [CORE-offer]',
      'withdraw: VeReen Empire offers to Nelldon Empire: 2 Resource Points for nothing.',
      "Special Session called by VeReen Empire on the membership of LA'DAU",
      "4 votes for “LA'DAU is a member”",
      "8 to 0: “LA'DAU is a member” is carried.",
      'Standing orders … 11 possibilities',
      'Standing orders: never Intercept attacks that only pass my Systems',
    ])
      expect(ran.out).toContain(words);
    const taken = typing(
      `${made}${lines('a {"by":1,"kind":"accept","with":{"offer":1048578}}', 's', 'q')}`,
      ...born('--hot-seat'),
    );
    expect(taken.out).toMatch(/Nelldon Empire +5 +2 +2 +10 /);
  });

  test('a whole game of three, always by the first line of the menu', () => {
    const { code, err, out } = typing(
      '1\n'.repeat(2_000),
      ...table('--scenario', 'beginning-of-the-end', '--seat', '0'),
    );
    expect({ code, err }).toEqual(clean);
    expect(out).toMatch(/won with \d+ points \[SS-25\.2c\]/);
    expect(out).toContain('The dice can be checked: seed 5');
  });

  test('the solitaire game ends with its level', () => {
    const ran = typing('x\n'.repeat(1_000), ...table('--scenario', 'rise-of-empire', '--seat', '0'));
    expect(ran).toMatchObject(clean);
    expect(ran.out).toMatch(/(Poor|Mediocre|Good|Excellent) with \d+ points \[SS-26\.4\]/);
  });
});

describe('a game by script', () => {
  const played = (): { file: string; run(...args: string[]): Ran } => {
    const file = fresh('empires.json');
    expect(admiralty('new', 'sword-and-stars', '--scenario', 'two-new-empires', '--seed', '5', '-o', file).code).toBe(
      0,
    );
    return { file, run: (command, ...args) => admiralty(command, file, ...args) };
  };
  const act = (run: (...args: string[]) => Ran, seat: number, action: object): Ran =>
    run('act', '--seat', String(seat), '--action', JSON.stringify(action));
  interface Asked {
    decisions: { id: number; by: number; kind: string; options?: object[] }[];
  }
  const asked = (run: (...args: string[]) => Ran): Asked['decisions'] =>
    (JSON.parse(run('ask', '--json').out) as Asked).decisions;

  test('bad trades, votes and paths exit 2 with the case, and the file stays byte for byte', () => {
    const { file, run } = played();
    const [first] = asked(run);
    expect(act(run, 0, { decision: first!.id, kind: 'position', with: { position: 1 } }).code).toBe(0);
    const before = readFileSync(file, 'utf8');
    const decision = asked(run)[0]!.id;
    const conquest = { do: 'conquest', base: 0, target: 1, path: [], gate: false, extra: 0, chits: [] };
    const refused: [string, number, object][] = [
      ['SS-4.1a', 0, JSON.parse(offer(1, 99)) as object],
      ['SS-5.0p', 0, { decision, kind: 'act', with: conquest }],
      ['CORE-turn', 1, { decision, kind: 'ballot', with: { choice: 0, votes: 1, chits: [] } }],
      ['SS-7.22c', 1, { kind: 'callSession', with: { cause: 'readmission', about: 0 } }],
    ];
    for (const [rule, seat, action] of refused) {
      const ran = act(run, seat, action);
      expect([ran.code, ran.err.includes(rule)]).toEqual([2, true]);
      expect(readFileSync(file, 'utf8')).toBe(before);
    }
  });

  test('orders and offers are kept in the file, and shown to those who may know', () => {
    const { run } = played();
    const orders = {
      intercept: [],
      contest: 'never',
      hiveTreaty: 'ask',
      violation: 'ask',
      ballots: {},
      checks: 'ask',
      maintenance: 'pay',
      voteToEnd: 'ask',
      positions: [2],
    };
    expect(act(run, 1, { kind: 'setOrders', with: { orders } }).code).toBe(0);
    expect(run('show', '--seat', '1', '--unit', 'Nelldon Empire').out).toContain(
      'Standing orders: never contest; pay for every StarGate; positions 2',
    );
    expect(run('show', '--seat', '0', '--unit', 'Nelldon Empire').out).not.toContain('Standing orders');
    expect(run('show', '--seat', '0', '--unit', 'Atjay').out).toContain('Atjay');
  });
});

describe('who plays what', () => {
  const start = (...more: string[]): Ran =>
    admiralty('new', 'sword-and-stars', '--scenario', 'empire-at-bay', '--seed', '1', '-o', fresh('bay.json'), ...more);

  test('SS-R131 fewer players choose their Empires, and seats are called by them', () => {
    expect(start('--empires', 'hive,atjayan,asak').out).toContain('0 The Hive, 1 Atjayan Empire, 2 Asak Empire.');
    expect(start('--seats', '4', '--empires', ',,hive').out).toContain(
      '0 Atjayan Empire, 1 Skysworld States, 2 The Hive, 3 Barnz Confederation.',
    );
    const file = fresh('bay.json');
    admiralty('new', 'sword-and-stars', '--scenario', 'empire-at-bay', '--empires', 'hive,atjayan,asak', '-o', file);
    expect(admiralty('show', file, '--seat', 'The Hive', '--unit', 'The Hive').out).toContain(
      'The Hive (you) · seat 0',
    );
  });

  test('SS-R131 what cannot be played is refused with the reason', () => {
    const idle = start('--empires', 'hive,asak,barnz');
    expect([idle.code, idle.err]).toEqual([2, expect.stringContaining('Atjayan Empire must be played')]);
    expect(start('--empires', 'hive,atjayan,vereen').err).toContain('has no Empire vereen');
  });

  test('an option that the scenario or the number of players rules out is refused, not ignored', () => {
    const solo = admiralty(
      'new',
      'sword-and-stars',
      '--scenario',
      'rise-of-empire',
      '--option',
      'conversion=true',
      '-o',
      fresh('a.json'),
    );
    expect([solo.code, solo.err]).toEqual([2, expect.stringContaining('always played with conversion off')]);
    const cycle = ['--scenario', 'galactic-cycle', '--seats', '3', '--option', 'alternateStart=phoenix'];
    expect(admiralty('new', 'sword-and-stars', ...cycle, '-o', fresh('b.json')).err).toContain(
      'needs 5 players, not 3',
    );
  });
});

test.each([
  ['8.31', ['SS-8.31a', 'SS-8.31e'], 'SS-8.32'],
  ['8.3', ['SS-8.31a', 'SS-8.32'], 'SS-8.42a'],
  ['9.13', ['SS-9.13a', 'SS-9.13g'], 'SS-9.14'],
  ['7.0', ['SS-7.0a', 'SS-7.0c'], 'SS-7.1a'],
  ['8', ['SS-8.1a', 'SS-8.5b'], 'SS-9.0a'],
  ['SS-25', ['SS-25.1a', 'SS-25.7b'], 'SS-24.17'],
  ['SS-R131', ['SS-R131'], 'SS-R132'],
  ['8.41.3', ['SS-8.41c'], 'SS-8.41a'],
])('rules %s lists all that stands under it', (wanted, ids, other) => {
  const { code, out } = admiralty('rules', 'sword-and-stars', wanted);
  expect(code).toBe(0);
  for (const id of ids) expect(out).toContain(`${id} `);
  expect(out).not.toContain(`${other} `);
});

test('a real table: the card that was drawn is typed by its printed number, the chit by its name', () => {
  const file = fresh('real.json');
  const rolls = ['--dice', 'entered', '--rolls', '1,1'];
  admiralty('new', 'sword-and-stars', '--scenario', 'two-new-empires', ...rolls, '-o', file);
  const act = (seat: string, action: object, ...more: string[]): Ran =>
    admiralty('act', file, '--seat', seat, '--action', JSON.stringify(action), ...more);
  expect(act('0', { kind: 'position', with: { position: 1 } }).code).toBe(0);
  expect(act('0', { kind: 'act', with: { do: 'draw' } }, '--dice', 'treaty signed').code).toBe(0);
  expect(admiralty('show', file, '--seat', '0', '--unit', 'VeReen Empire').out).toMatch(
    /Chits in hand: Treaty Signed \(chit \d+\)/,
  );
  const govern = { kind: 'act', with: { do: 'govern', target: 'VeRee', extra: 0 } };
  expect(act('0', govern, '--dice', '31').out).toContain('turns card 31');
});
