import { describe, expect, test } from 'vitest';
import { instrument } from './instrument.ts';
import { interval, mutationOf, tableOf } from './report.ts';
import { sectionOf, sectionsOf } from './sections.ts';

/** All mutants of a function `rule`, and what it gives when one of them is on (0: none). */
function rule(code: string, ...args: unknown[]) {
  let switches = 0;
  const file = instrument('s01-rule.ts', code, { hasMutants: true, hasMentions: false, next: () => ++switches });
  let rounds = 0;
  const round = (): void => {
    if (++rounds > 1000) throw new Error('turns for ever');
  };
  const run = new Function('$isMutant', '$round', 'args', `${file.code}; return rule(...args);`);
  const give = (on: number): unknown => {
    const isOn = (id: number): boolean => id === on;
    try {
      rounds = 0;
      return run(isOn, round, args);
    } catch {
      return 'throws';
    }
  };
  return {
    untouched: give(0),
    changed: Object.fromEntries(file.mutants.map((mutant) => [mutationOf(mutant), give(mutant.id)])),
  };
}

describe('mutants', () => {
  test('a comparison moves its boundary and turns round', () => {
    expect(rule('function rule(a) { return a < 3; }', 3)).toEqual({
      untouched: false,
      changed: { 'a < 3 → a <= 3': true, 'a < 3 → a >= 3': true, '3 → 4': true, '3 → 2': false },
    });
  });

  test('one inside another: each alone', () => {
    expect(rule('function rule(a, b) { return (a + b) * 2 - b; }', 1, 4)).toEqual({
      untouched: 6,
      changed: {
        '(a + b) * 2 - b → (a + b) * 2 + b': 14,
        '(a + b) * 2 → (a + b) / 2': -1.5,
        'a + b → a - b': -10,
        '2 → 3': 11,
        '2 → 1': 1,
      },
    });
  });

  test('tests are turned round, joined otherwise, and freed of their not', () => {
    expect(rule('function rule(a, b) { if (a && !b) return true; return false; }', true, false)).toEqual({
      untouched: true,
      changed: {
        'a && !b → a || !b': true,
        'a → !a': false,
        '!b → b': false,
        'true → false': false,
        'false → true': true,
      },
    });
  });

  test('calls and assignments are left out, results forgotten, methods changed', () => {
    const code = `function rule(list) {
      const out = [];
      if (list.some((item) => item > 1)) out.push(7);
      else out[0] = 1;
      return out;
    }`;
    expect(rule(code, [1, 2])).toEqual({
      untouched: [7],
      changed: {
        'some → every': [1],
        'list.some((item) => item > 1) → !list.some((item) => item > 1)': [1],
        'item > 1 → item >= 1': [7],
        'item > 1 → item <= 1': [7],
        '1 → 2': [1],
        '1 → 0': [7],
        'left out: out.push(7);': [],
        '7 → 8': [8],
        '7 → 6': [6],
        'left out: out[0] = 1;': [7],
        '0 → 1': [7],
        'out → undefined': undefined,
      },
    });
  });

  test('words, shapes, errors, drawn answers and idle defaults have none', () => {
    const { changed } = rule(
      `function rule(row) {
      const shape = () => z.array(z.int().min(1)).max(9);
      const draw = (random) => random.below(6) + 1;
      const words = \`\${row.length === 1 ? 'one' : 'many'}\`;
      if (row.length < 0) throw new Error('no row' + 1);
      const first = row[row.length] ?? 5;
      const all = { words, first };
    }`,
      [],
    );
    expect(Object.keys(changed)).toEqual([
      'row.length < 0 → row.length <= 0',
      'row.length < 0 → row.length >= 0',
      '0 → 1',
    ]);
  });

  test('the end of a list, a mark and a number that stands for nothing are changed one way', () => {
    const code = `function rule(list) {
      for (let at = 0; at < list.length; at++) list[at] = 1;
      return -1;
    }`;
    expect(rule(code, [5, 5]).changed).toEqual({
      'at < list.length → at >= list.length': -1,
      '0 → 1': -1,
      'at++ → at--': 'throws',
      'left out: list[at] = 1;': -1,
      '1 → 0': -1,
      '-1 → 0': 0,
    });
  });

  test('a loop counts its rounds', () => {
    const { code } = instrument('a.ts', 'while (true) go(); for (const a of b) { go(a); }', {
      hasMutants: false,
      hasMentions: false,
      next: () => 1,
    });
    expect(code).toBe('while (true) { $round(); go(); } for (const a of b) {$round(); go(a); }');
  });
});

describe('sections', () => {
  test('files belong to their printed section, shared ones stand alone', () => {
    const files = ['rules/07-commands/jump.ts', 'rules/12-conquest.test.ts', 'rules/strategic/build/sites.ts'];
    expect([...files, 'secrets/view-logs.ts', 'board/plane.ts'].map(sectionOf)).toEqual([
      '07-commands',
      '12-conquest',
      'strategic/build',
      'view',
      'plane',
    ]);
  });

  test('words, boards and helpers of tests are no rules, yet may be asked for', () => {
    const sections = sectionsOf('deltavee');
    expect(sections.get('09-missiles')).toEqual(
      ['interception', 'launch', 'meeting', 'sighting'].map((name) => `rules/09-missiles/${name}.ts`),
    );
    expect([...sections.keys()].filter((name) => /^(show|describe|given|calc|words|data)/.test(name))).toEqual([]);
    expect([...sectionsOf('deltavee', 'words').values()]).toEqual([['text/words.ts']]);
  });
});

describe('scores', () => {
  test('a sample of 40 with 30 killed lies between 60 and 86 %', () => {
    const [low, high] = interval(30, 40);
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.60', '0.86']);
  });

  test('a section counts by its mutants in the whole', () => {
    const score = { equivalent: 0, seed: null, survivors: [] };
    const scores = {
      s01: { ...score, mutants: 100, tested: 100, killed: 90 },
      s02: { ...score, mutants: 300, tested: 10, killed: 5 },
    };
    expect(tableOf(scores).slice(2)).toEqual([
      '| s01 | 100 | 100 | 90 | 10 | 90 % |',
      '| s02 | 300 | 10 | 5 | 5 | 50 % (24–76) |',
      '| all | 400 | 110 | 95 | 15 | 60 % |',
    ]);
  });
});
