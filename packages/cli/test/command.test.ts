import { copyFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { admiralty, build, fresh, typing } from './run.ts';

beforeAll(build, 300_000);

function newGame(...args: string[]): string {
  const file = fresh('game.json');
  expect(admiralty('new', 'deltavee', '--seed', '7', '-o', file, ...args)).toMatchObject({ code: 0, err: '' });
  return file;
}

function ask(
  file: string,
  seat: string,
): { decisions: { id: number; by: number; kind: string; options?: unknown[]; sample?: unknown }[] } {
  return JSON.parse(admiralty('ask', file, '--seat', seat, '--json').out);
}

describe('a game in a file', () => {
  test('new, ask, act, undo, show, replay: a turn from the command line', () => {
    const file = newGame('--scenario', 'dv-1');
    const { decisions } = ask(file, '1');
    expect(decisions).toMatchObject([{ by: 1, kind: 'command' }]);
    expect(decisions[0]!.options).toContainEqual({ do: 'end' });
    const acted = admiralty(
      'act',
      file,
      '--seat',
      'Local Guard',
      '--action',
      '{"kind":"command","with":{"do":"accelerate","unit":1}}',
    );
    expect(acted).toMatchObject({ code: 0, err: '' });
    expect(acted.out).toContain('velocity 2');
    expect(admiralty('undo', file, '--seat', '1')).toMatchObject({ code: 0 });
    const view = JSON.parse(admiralty('show', file, '--seat', '0', '--json').out);
    expect(view).toMatchObject({
      viewer: 0,
      entries: 0,
      decisions: [{ by: 1, kind: 'command', mine: false, about: null }],
    });
    expect(admiralty('show', file, '--seat', '0').out).toContain('Compartment');
    expect(admiralty('replay', file, '--verify')).toMatchObject({ code: 0 });
  });

  test('a refusal exits 2, names the rule, and leaves the file byte for byte as it was', () => {
    const file = newGame('--scenario', 'dv-1');
    const before = readFileSync(file);
    const refused = admiralty(
      'act',
      file,
      '--seat',
      '1',
      '--action',
      '{"kind":"command","with":{"do":"raiseField","unit":1,"box":0}}',
    );
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/refused by DV-/);
    for (const action of [
      '{"kind":"command","with":{"do":"fly"}}',
      '{"kind":"fire","with":{"do":"end"}}',
      '[]',
      '{"kind":7}',
      '{"kind":"resign"}',
    ])
      expect(admiralty('act', file, '--seat', '0', '--action', action).code).toBe(2);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('secrets: a seat is not told the other’s sealed set-up, its options or its log', () => {
    const file = newGame('--scenario', 'dv-2');
    const mine = ask(file, '0').decisions;
    expect(mine.find(({ by }) => by === 0)).toHaveProperty('sample');
    expect(mine.find(({ by }) => by === 1)).not.toHaveProperty('options');
    expect(mine.find(({ by }) => by === 1)).not.toHaveProperty('sample');
    const view = admiralty('show', file, '--seat', '1').out;
    expect(view).toContain('P1-A');
    expect(view).not.toContain('energy 228');
  });

  test('ask shows open offers to those they are made to, ready to be accepted', () => {
    const file = newGame('--scenario', 'dv-1');
    const offer = '{"kind":"offer","with":{"kind":"draw","to":[1],"terms":{}}}';
    expect(admiralty('act', file, '--seat', '0', '--action', offer).code).toBe(0);
    expect(admiralty('ask', file, '--kind', 'fire').out).toMatch(/^no fire is open/);
    const answer = /\{"kind":"accept".*\}/.exec(admiralty('ask', file, '--seat', '1').out)?.[0] ?? '';
    expect(JSON.parse(admiralty('ask', file, '--seat', '1', '--json').out).offers).toMatchObject([
      { by: 0, kind: 'draw' },
    ]);
    expect(admiralty('act', file, '--seat', '1', '--action', answer).out).toContain('drawn');
  });

  test('entered dice: the action is made first, its rolls come along or afterwards', () => {
    const file = fresh('dice.json');
    const start = ['new', 'deltavee', '--position', 'docs/examples/last-shot.json', '--dice', 'entered', '-o', file];
    expect(admiralty(...start).code).toBe(0);
    const act = (...more: string[]) => admiralty('act', file, '--seat', '0', ...more);
    const fire = '{"kind":"fire","with":{"do":"fire","unit":0,"source":0,"type":0,"target":2}}';
    const made = act('--action', fire, '--dice', '11');
    expect(made.code).toBe(0);
    expect(made.out).toContain('11 is not a roll of a 10-sided die');
    expect(made.out).toContain('waits for the roll of a 10-sided die (DV-8.6)');
    const before = readFileSync(file);
    expect(act('--dice', 'ten')).toMatchObject({ code: 2, err: expect.stringContaining('ten is not a roll') });
    expect(readFileSync(file).equals(before)).toBe(true);
    const play = typing('0\nq\n', 'play', '--file', file, '--hot-seat');
    expect(play.out).toContain('0 is not a roll of a 10-sided die');
    expect(act('--dice', '10,3').out).toContain('1 of the given rolls are not needed');
    expect(admiralty('replay', file, '--verify').out).toContain('1 rolls were entered');
  });

  test('the seed decides the game, and only its commitment is shown while the game runs', () => {
    const [one, two] = [newGame('--scenario', 'dv-own-1'), newGame('--scenario', 'dv-own-1')];
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
    const view = JSON.parse(admiralty('show', one, '--seat', '0', '--json').out);
    expect(view.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(view).not.toHaveProperty('seed');
    expect(admiralty('act', one, '--seat', '0', '--action', '{"kind":"resign","with":{}}').code).toBe(0);
    expect(JSON.parse(admiralty('show', one, '--json').out)).toMatchObject({ seed: '7', result: { places: [2, 1] } });
  });
});

describe('replay --verify', () => {
  test('tells what was replayed from what older rules made, and then exits 1', () => {
    const file = fresh('old.json');
    copyFileSync('packages/engine/test/saves/deltavee-v1.json', file);
    const { log } = JSON.parse(readFileSync(file, 'utf8')) as { log: unknown[] };
    const told = admiralty('replay', file, '--verify');
    expect(told.code).toBe(1);
    expect(told.out).toContain('not verified');
    expect(told.out).toContain(`the first ${log.length} actions were played under older rules`);
    expect(told.out).toContain('After them: 0 actions replayed');
    const json = admiralty('replay', file, '--verify', '--json');
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, replayed: 0, kept: log.length, rolls: 0 });
    expect(admiralty('replay', file, '--verify', '--to', '3')).toMatchObject({ code: 2 });
  });

  test('is not fooled by the end of a game given as its beginning', () => {
    const file = newGame('--scenario', 'dv-1');
    admiralty('act', file, '--seat', '1', '--action', '{"kind":"command","with":{"do":"left","unit":1}}');
    const save = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...save, base: save.snapshot, seal: undefined }));
    expect(admiralty('replay', file, '--verify')).toMatchObject({ code: 2, out: '' });
  });
});

describe('errors: one clear line, exit 2, nothing written', () => {
  const file = (): string => newGame('--scenario', 'dv-1');
  const tampered = (
    change: (save: Record<string, unknown> & { log: { with: unknown; rolls: number[] }[] }) => void,
  ): string => {
    const path = file();
    admiralty('act', path, '--seat', '1', '--action', '{"kind":"command","with":{"do":"left","unit":1}}');
    admiralty('act', path, '--seat', '1', '--action', '{"kind":"command","with":{"do":"end"}}');
    const save = JSON.parse(readFileSync(path, 'utf8'));
    change(save);
    writeFileSync(path, JSON.stringify(save));
    return path;
  };
  const hugeFile = (): string => {
    const path = fresh('huge.json');
    writeFileSync(path, '');
    truncateSync(path, 67_108_865);
    return path;
  };
  const cases: [string, () => string[], RegExp][] = [
    ['unknown game', () => ['new', 'chess', '-o', fresh('x')], /no game chess; the games are deltavee/],
    ['unknown scenario', () => ['new', 'deltavee', '--scenario', 'dv-99', '-o', fresh('x')], /no scenario dv-99/],
    ['unknown option', () => ['new', 'deltavee', '--option', 'speed=9', '-o', fresh('x')], /no option speed/],
    [
      'bad option value',
      () => ['new', 'deltavee', '--option', 'openLogs=9', '-o', fresh('x')],
      /openLogs takes true or false/,
    ],
    ['unknown seat', () => ['show', file(), '--seat', '5'], /no seat 5; the seats are 0/],
    ['missing file', () => ['show', '/nowhere/game.json'], /cannot read/],
    ['huge file', () => ['show', hugeFile()], /cannot read .*larger than 67108864 bytes/],
    ['broken JSON in an action', () => ['act', file(), '--seat', '0', '--action', '{'], /--action is not JSON/],
    [
      'altered action',
      () => [
        'show',
        tampered((save) => {
          save.log[0]!.with = { do: 'right', unit: 1 };
        }),
      ],
      /altered/,
    ],
    [
      'altered roll',
      () => [
        'replay',
        tampered((save) => {
          save.log[1]!.rolls.push(3);
        }),
        '--verify',
      ],
      /altered/,
    ],
    [
      'another seed',
      () => [
        'show',
        tampered((save) => {
          save['seed'] = '8';
        }),
      ],
      /altered|commitment/,
    ],
    [
      'newer rules',
      () => [
        'show',
        tampered((save) => {
          save['rulesVersion'] = 99;
        }),
      ],
      /newer rules/,
    ],
    [
      'newer format',
      () => [
        'show',
        tampered((save) => {
          save['format'] = 'admiralty-save-9';
        }),
      ],
      /format admiralty-save-9/,
    ],
    ['unknown calculation', () => ['calc', 'deltavee', 'luck'], /no calculation luck/],
    ['missing input', () => ['calc', 'deltavee', 'hit-chance', 'type=laser-burst', 'sight=3'], /hit-chance/],
    ['unknown rule', () => ['rules', 'deltavee', 'DV-99'], /no rule DV-99/],
    ['unknown player', () => ['simulate', 'deltavee', '--bots', 'emperor'], /no player called emperor/],
    [
      'too many players',
      () => ['simulate', 'deltavee', '--bots', 'cadet,cadet,cadet'],
      /3 players are named for 2 seats/,
    ],
    ['a ladder of one', () => ['ladder', 'deltavee', '--levels', 'cadet'], /two levels or more/],
    ['unknown command', () => ['sail'], /no command sail/],
  ];
  test.each(cases)('%s', (_name, args, message) => {
    const all = args();
    const output = all[all.indexOf('-o') + 1];
    const ran = admiralty(...all);
    expect(ran.err).toMatch(message);
    expect(ran).toMatchObject({ code: 2, out: '' });
    if (all.includes('-o')) expect(existsSync(output!)).toBe(false);
  });

  test('a bad data pack: file, record and field are named', () => {
    const folder = fresh('pack');
    expect(admiralty('games', 'deltavee', '--write-data', folder).code).toBe(0);
    const path = join(folder, 'ships.json');
    const ships = JSON.parse(readFileSync(path, 'utf8'));
    ships.base[2].maneuver = 'high';
    writeFileSync(path, JSON.stringify(ships));
    const ran = admiralty('new', 'deltavee', '--data-pack', folder, '-o', fresh('x'));
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/ships\.json: dagger: maneuver/);
    const empty = fresh('empty');
    mkdirSync(empty);
    expect(admiralty('games', 'deltavee', '--data-pack', empty).code).toBe(2);
  });
});

describe('aids', () => {
  test('a data pack adds a scenario that plays and is kept in the save', () => {
    const file = newGame('--data-pack', 'docs/examples/moonrise');
    expect(admiralty('show', file, '--seat', '0').out).toContain('Moonrise');
    expect(admiralty('simulate', 'deltavee', '--data-pack', 'docs/examples/moonrise', '--games', '5').code).toBe(0);
  });

  test('calc: every example of the list runs', () => {
    const list = JSON.parse(admiralty('calc', 'deltavee', '--list', '--json').out) as { example: string }[];
    expect(list.length).toBeGreaterThan(20);
    const ran = admiralty('calc', 'deltavee', ...list[0]!.example.split(' '), '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(() => JSON.parse(ran.out)).not.toThrow();
  });

  test('rules: by id, by case, by word; every id stands in code and names a test', () => {
    expect(JSON.parse(admiralty('rules', 'deltavee', 'DV-7.1a', '--json').out)).toMatchObject({
      id: 'DV-7.1a',
      case: '7.1',
    });
    expect(admiralty('rules', 'deltavee', '--search', 'tractor').out).toContain('DV-5.6e');
    const report = JSON.parse(admiralty('rules', 'deltavee', '--coverage', '--json').out);
    expect(report.rules).toBeGreaterThan(300);
    expect(report).toMatchObject({ covered: report.rules, missing: [] });
  });

  test('simulate: the same games whatever the number of threads; verified games replay', () => {
    const run = (...more: string[]) => {
      const { seconds: _, ...rest } = JSON.parse(
        admiralty('simulate', 'deltavee', '--scenario', 'dv-own-1', '--games', '8', '--seed', 'x', '--json', ...more)
          .out,
      );
      return rest;
    };
    expect(run('--jobs', '2')).toEqual(run());
    expect(run('--verify')).toMatchObject({ games: 8, verified: true });
  });

  test('help of every command has an example, and no colour in a pipe', () => {
    for (const command of [
      'games',
      'new',
      'show',
      'ask',
      'act',
      'undo',
      'replay',
      'calc',
      'rules',
      'simulate',
      'ladder',
      'play',
    ]) {
      const ran = admiralty(command, '--help');
      expect(ran.code).toBe(0);
      expect(ran.out).toMatch(/Examples?:/);
      expect(ran.out.includes('\u001b')).toBe(false);
    }
  });
});

describe('play in the terminal', () => {
  test('menu, scenario, side; a map, a rule, an order, an undo, a saved file that goes on', () => {
    const file = fresh('evening.json');
    const lines = ['1', '1', '2', 'm', 'r 7.1', '/acc', '1', 'u', 's', 'nonsense', `w ${file}`, 'q'];
    const ran = typing(`${lines.join('\n')}\n`, 'play', '--seed', '5');
    expect(ran).toMatchObject({ code: 0, err: '' });
    for (const words of [
      'The Showdown',
      'DV-7.1a',
      'accelerates',
      'Taken back',
      'neither a number of the list',
      'Saved to',
    ])
      expect(ran.out).toContain(words);
    expect(typing('x\nx\nq\n', 'play', '--file', file, '--seat', '1').out).toContain('going on after');
  });

  test('a whole duel against the computer ends with a result and the seed', () => {
    const ran = typing(
      'x\n'.repeat(3_000),
      'play',
      'deltavee',
      '--scenario',
      'dv-own-1',
      '--seat',
      '0',
      '--seed',
      '11',
    );
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/Victory for |is drawn:/);
    expect(ran.out).toContain('The dice can be checked: seed 11');
  });

  test('The Sword and the Stars: numbered Operations with their odds, acts out of turn, a whole game', () => {
    const table = ['play', 'sword-and-stars', '--scenario', 'two-new-empires', '--seat', '0', '--seed', '5'];
    const ran = typing('1\na\n1\na\n\n2\na {"kind":"dropOut","with":{"to":0}}\nq\n', ...table);
    expect(ran).toMatchObject({ code: 0, err: '' });
    for (const words of ['Play in position', 'Pause for me', 'Draw a chit', 'SS-25.35'])
      expect(ran.out).toContain(words);
    const whole = typing('x\n'.repeat(1_000), ...table);
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(whole.out).toMatch(/rating −?\d+, costs \d+; .* %/);
    expect(whole.out).toMatch(/won with \d+ points \[SS-25\.2c\]/);
  });

  test('input that ends leaves politely', () => {
    expect(typing('', 'play')).toMatchObject({ code: 0, err: '' });
  });
});
