import { describe, expect, test } from 'vitest';
import { isDeployed } from '../../board/units.ts';
import { T_LAUNCH } from '../../state.ts';
import { type Given, type GivenUnit, given } from '../../testing/given.ts';

const at: [number, number] = [20, 20];
const own: Record<string, GivenUnit> = {
  cv: { type: 'CV', owner: 0, steps: 3, at, facing: 2, taskForce: 4 },
  b: { type: 'B', owner: 0, steps: 1, at, facing: 1 },
  dd: { type: 'DD', owner: 0, steps: 1, at, fired: true, activated: true },
  ca: { type: 'CA', owner: 0, at },
  f1: { type: 'F', owner: 0, at, fired: true },
  f2: { type: 'F', owner: 0, at },
  half: { type: 'F', owner: 0, steps: 1, at },
  away: { type: 'F', owner: 0, steps: 1, at: [20, 21] },
  x: { type: 'DD', owner: 1, at: [20, 40] },
};
const landing = (units: Record<string, GivenUnit> = own, more: Partial<Given> = {}) => {
  const table = given({ battle: 'land', units, ...more });
  const pair = ([unit, host]: [string, string]) => ({ unit: table.unit(unit), host: table.unit(host) });
  const answer = (land: [string, string][], merge: [string, string][] = []) => ({
    land: land.map(pair),
    merge: merge.map(([unit, other]) => ({ unit: table.unit(unit), with: table.unit(other) })),
  });
  return {
    table,
    act: (...list: Parameters<typeof answer>) => table.act(0, 'land', answer(...list)),
    rule: (...list: Parameters<typeof answer>) => table.refusal(0, 'land', answer(...list))?.rule ?? null,
  };
};

test('IA-tac-seq-5 landing and docking need the same hex, also after moving and firing', () => {
  const { rule } = landing();
  expect([rule([['f1', 'cv']]), rule([['dd', 'b']]), rule([['away', 'cv']])]).toEqual([null, null, 'IA-tac-seq-5']);
});

test('IA-land-6 IA-stk-3 what has landed or docked is off the map and stands with its host', () => {
  const { table, act } = landing();
  act([
    ['f1', 'cv'],
    ['dd', 'b'],
  ]);
  const { units } = table.g;
  const f1 = table.unit('f1');
  expect([isDeployed(table.g, f1), isDeployed(table.g, table.unit('dd'))]).toEqual([false, false]);
  expect([units.host[f1], units.facing[f1], units.taskForce[f1]]).toEqual([table.unit('cv'), 2, 4]);
  expect([table.g.battle.turn, table.g.battle.phase]).toEqual([2, T_LAUNCH]);
});

describe('room', () => {
  test('IA-land-5 R94 a carrier of three steps takes one full squadron and a half one, no second full one', () => {
    const { rule } = landing();
    expect(
      rule([
        ['f1', 'cv'],
        ['half', 'cv'],
      ]),
    ).toBe(null);
    expect(
      rule([
        ['f1', 'cv'],
        ['f2', 'cv'],
      ]),
    ).toBe('IA-land-5');
  });
  test('IA-land-1 IA-land-2 a base of one step takes one ship and one fighter step', () => {
    const { rule } = landing();
    expect(
      rule([
        ['dd', 'b'],
        ['half', 'b'],
      ]),
    ).toBe(null);
    expect([
      rule([['f1', 'b']]),
      rule([
        ['dd', 'b'],
        ['ca', 'b'],
      ]),
      rule([['ca', 'cv']]),
    ]).toEqual(Array(3).fill('IA-land-5'));
  });
  test('R94 nobody lands twice, and enemies take nobody aboard', () => {
    const { rule } = landing();
    expect(
      rule([
        ['f1', 'cv'],
        ['f1', 'b'],
      ]),
    ).toBe('IA-land-5');
    expect([rule([['x', 'b']]), rule([['f1', 'x']])]).toEqual(['IA-land-5', 'IA-land-5']);
  });
});

describe('merging', () => {
  const halves: Record<string, GivenUnit> = {
    cv: { type: 'CV', owner: 0, at },
    h1: { type: 'F', owner: 0, steps: 1, aboard: 'cv' },
    h2: { type: 'F', owner: 0, steps: 1, aboard: 'cv' },
    h3: { type: 'F', owner: 0, steps: 1, at },
    cv2: { type: 'CV', owner: 0, at },
    h4: { type: 'F', owner: 0, steps: 1, aboard: 'cv2' },
    full: { type: 'F', owner: 0, aboard: 'cv2' },
    x: { type: 'DD', owner: 1, at: [20, 40] },
  };
  test('IA-land-4 two landed half squadrons become one full squadron', () => {
    const { table, act } = landing(halves);
    act([], [['h1', 'h2']]);
    const { status, steps, type } = table.g.units;
    const fighters = status.flatMap((one, unit) => (one === 0 && type[unit] === 6 ? [steps[unit]] : []));
    expect(fighters.sort()).toEqual([1, 1, 2, 2]);
  });
  test('IA-land-12 only halves on the same host merge; one that lands in this answer counts', () => {
    const { rule } = landing(halves);
    expect([rule([], [['h1', 'h4']]), rule([], [['h1', 'h3']]), rule([['h3', 'cv']], [['h1', 'h3']])]).toEqual([
      'IA-land-12',
      'IA-land-12',
      null,
    ]);
    expect([
      rule([], [['h4', 'full']]),
      rule([], [['h1', 'h1']]),
      rule(
        [],
        [
          ['h1', 'h2'],
          ['h2', 'h1'],
        ],
      ),
    ]).toEqual(Array(3).fill('IA-land-4'));
  });
});

test('5.1 without anything to land, dock or merge nobody is asked', () => {
  const { table } = landing(
    { a: { type: 'DD', owner: 0, at }, cv: { type: 'CV', owner: 1, at: [20, 40] } },
    { dice: [6, 1] },
  );
  expect(table.decision('round')).toBeDefined();
});

test('R99 a unit taken over in this turn does not act yet', () => {
  const { table, rule } = landing();
  table.g.units.idleUntil[table.unit('f1')] = 2;
  expect(rule([['f1', 'cv']])).toBe('IA-land-5');
});

test('R124 neutral fighters land when they can', () => {
  const { table } = landing(
    {
      n: { type: 'SS', owner: 'neutral', at },
      f: { type: 'F', owner: 'neutral', at },
      x: { type: 'DD', owner: 0, at: [20, 40] },
    },
    { defender: 'neutral', dice: [6, 1] },
  );
  expect(table.g.units.host[table.unit('f')]).toBe(table.unit('n'));
});
