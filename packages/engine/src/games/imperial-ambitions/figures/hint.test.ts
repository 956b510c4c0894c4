import { expect, test } from 'vitest';
import { figuresFor } from '#core/figures';
import { NO_EFFECT } from '../data/names.ts';
import { given, givenBattle } from '../testing/given.ts';
import type { Position } from '../types.ts';
import type { AfterMove } from './after-move.ts';
import { figures } from './figures.ts';
import type { AssaultForecast } from './ground-forecast.ts';
import { hintFor } from './hint.ts';

const hint = (at: Position, kind: string, by: number, answer: unknown): string | null => {
  const decision = { id: 1, by, kind, rule: 'IA-seq-1', sealed: false, about: null };
  return hintFor(kind, figuresFor({ figures }, at, decision, [answer])[0]);
};

test('IA-tac-cbt-7 the odds of an attack before it is made', () => {
  const table = givenBattle('fire', {
    bb: { type: 'BB', owner: 0, at: [20, 20], facing: 1 },
    dd: { type: 'DD', owner: 1, at: [20, 23], facing: 1 },
  });
  const at = { g: table.g, data: table.game.data };
  const fire = { do: 'fire', units: [table.unit('bb')], target: table.unit('dd') };
  expect(hint(at, 'fire', 0, fire)).toMatch(/^12 against 4, 3-1: \d+ % to hit/);
  expect(hint(at, 'fire', 0, { do: 'done' })).toBeNull();
});

test('IA-bld-21 the price of a list, IA-mov-8 the length of a jump', () => {
  const table = given({
    phase: 'build',
    treasury: [100, 0],
    units: {
      b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      dd: { type: 'DD', owner: 0, system: 'A1' },
    },
  });
  const at = { g: table.g, data: table.game.data };
  const start = { do: 'start', base: table.unit('b'), type: 'BB' };
  expect(hint(at, 'build', 0, { orders: [start] })).toBe('costs 30 of 100');
  const jump = { units: [table.unit('dd')], to: [9, 8] };
  expect(hint(at, 'strategicMove', 0, { before: [], jump, after: [] })).toBe('2 of 3 hexes');
  expect(hint(at, 'strategicMove', 0, { before: [], jump: null, after: [] })).toBeNull();
});

test('IA-trade-2 IA-trade-3 IA-trade-4 what trade brings on average and at most, to the trader and to whom he asks', () => {
  const cg = (owner: number, system: string) => ({ type: 'Cg' as const, owner, system, jumped: 1, lastSystem: 'A1' });
  const table = given({
    phase: 'trade',
    units: {
      near: cg(0, 'B1'),
      far: cg(0, 'C1'),
      inf: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
    },
  });
  const at = { g: table.g, data: table.game.data };
  const [near, far] = [table.unit('near'), table.unit('far')];
  const trade = { id: 1, by: 0, kind: 'trade', rule: 'IA-trade-1', sealed: true, about: null };
  expect(figuresFor({ figures }, at, trade, [{ units: [near, far] }])).toEqual([
    [
      { unit: near, mean: 5, most: 10 }, // neutral: twice 0 to 5
      { unit: far, mean: 7.5, most: 15 }, // of another: three times
    ],
  ]);
  expect(hint(at, 'trade', 0, { units: [near, far] })).toBe('brings 12.5 on average, 25 at most');
  expect(hint(at, 'trade', 0, { units: [] })).toBeNull();
  const consent = { ...trade, by: 1, kind: 'consent', about: { requests: [{ trader: 0, system: 4, ships: 2 }] } };
  expect(figuresFor({ figures }, at, consent, [{ allow: [true] }])).toEqual([[{ mean: 15, most: 30 }]]);
});

test('R23 no hint of what is refused: units of others, wherever they stand, tell nothing', () => {
  const at = (x: number) => {
    const table = given({
      phase: 'moving',
      order: [0, 1],
      units: { dd: { type: 'DD', owner: 0, system: 'A1' }, foe: { type: 'DD', owner: 1, xy: [x, 12] } },
      options: { fog: 'full' },
    });
    return { g: table.g, data: table.game.data };
  };
  for (const x of [20, 24, 30])
    for (const to of [
      [21, 12],
      [25, 12],
      [30, 12],
    ] as const)
      for (const jump of [
        { units: [1], to },
        { units: [0, 1], to },
      ])
        expect(hint(at(x), 'strategicMove', 0, { before: [], jump, after: [] })).toBeNull();
  const far = { units: [0], to: [39, 15] };
  expect(hint(at(20), 'strategicMove', 0, { before: [], jump: far, after: [] })).toBeNull();
});

const at = (table: ReturnType<typeof given>): Position => ({ g: table.g, data: table.game.data });
const asked = (table: ReturnType<typeof given>) => table.table.pending[0]!;

test('IA-tac-cbt-23 a move: who can fire at the unit then, at whom it can, and what its facing is worth', () => {
  const table = givenBattle('move', {
    bb: { type: 'BB', owner: 0, at: [20, 20], facing: 1 },
    dd: { type: 'DD', owner: 1, at: [20, 23], facing: 1 },
    far: { type: 'DD', owner: 1, at: [2, 2], facing: 1 },
  });
  table.act(0, 'round', { do: 'roll' }, [1]);
  const bb = table.unit('bb');
  const after = (move: object): AfterMove =>
    (figuresFor({ figures }, at(table), asked(table), [{ moves: [{ unit: bb, ...move }] }])[0] as AfterMove[])[0]!;
  // broadside to broadside: 3 to 15 is nothing, 12 to 4 is 3-1
  const stays = after({ do: 'stay' });
  expect(stays.duels.map(({ foe, range, at: theirs, by }) => [foe, range, theirs?.row, by?.row])).toEqual([
    [table.unit('dd'), 3, NO_EFFECT, 4],
  ]);
  // stern to the destroyer: 3 to 8 is 1-3; a third of 12 to 4 is 1-1
  const turns = after({ do: 'turn', facing: 0 });
  expect(turns.duels.map(({ at: theirs, by }) => [theirs?.row, by?.row])).toEqual([[0, 2]]);
  expect([turns.together?.row, turns.together?.units, turns.xy]).toEqual([0, 1, [20, 20]]);
  expect(turns.arcs.rear).toContainEqual([20, 23]);
  expect(table.g.units.facing[bb]).toBe(1); // nothing has moved
  expect(hint(at(table), 'activate', 0, { moves: [{ unit: bb, do: 'turn', facing: 0 }] })).toBe('can be fired at 1-3');
});

const assault = (units: Parameters<typeof given>[0]['units']) => {
  const table = given({
    assault: 'declare',
    planets: { habitable: '0610' },
    units: { t: { type: 'T', owner: 1, steps: 1 }, arm: { type: 'Arm', owner: 1, aboard: 't', steps: 1 }, ...units },
  });
  const named = (...names: string[]): number[] => names.map((name) => table.unit(name));
  const of = (ships: string[]): AssaultForecast =>
    figuresFor({ figures }, at(table), asked(table), [
      { ships: named(...ships), land: named('arm') },
    ])[0] as AssaultForecast;
  return { table, of };
};

test('IA-gc-16 the forecast of an assault: 2 to 3 first, then 4 to 3, round after round', () => {
  const { of } = assault({ inf: { type: 'Inf', owner: 0, where: 'surface', steps: 1 } });
  const { takes, finalFire, bombardment, defence, attack } = of(['t']);
  // each round 5 in 6 to stand, then 1 in 3 to win: 5/18 of 8/18
  expect(takes.bare).toBeCloseTo(5 / 8, 12);
  expect([takes.unshot, takes.after]).toEqual([takes.bare, takes.bare]);
  expect([finalFire, bombardment]).toEqual([null, []]);
  expect([defence.row, attack.row]).toEqual([1, 2]); // 1-2 and 1-1
});

test('IA-gc-7 a ship in orbit adds its bombardment: 3 to 3, one in three', () => {
  const { of, table } = assault({
    inf: { type: 'Inf', owner: 0, where: 'surface', steps: 1 },
    ca: { type: 'CA', owner: 1 },
  });
  const { takes, bombardment } = of(['t', 'ca']);
  expect(bombardment).toMatchObject([{ units: [table.unit('ca')], target: table.unit('inf'), attack: 3, defence: 3 }]);
  expect(takes.unshot).toBeCloseTo(1 / 3 + (2 / 3) * (5 / 8), 12);
});

test('IA-gc-4 IA-gnd-10 the last fire of a planetary base: the transport sinks with its troops', () => {
  const { of, table } = assault({ pdb: { type: 'PDB', owner: 0, where: 'surface', steps: 1 } });
  const { takes, finalFire } = of(['t']);
  expect(finalFire).toMatchObject({ units: [table.unit('pdb')], target: table.unit('t'), row: 6 });
  // on the ground 1 to 3 (one in twelve), then 4 to 1 (five in six); 2 in 36 that the transport is missed
  expect(takes.bare).toBeCloseTo(55 / 61, 12);
  expect(takes.after).toBeCloseTo((2 / 36) * (55 / 61), 12);
  expect(table.g.units.steps[table.unit('arm')]).toBe(1);
});
