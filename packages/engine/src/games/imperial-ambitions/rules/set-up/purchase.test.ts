import { describe, expect, test } from 'vitest';
import { randomFrom } from '#core/random';
import { unitsWhere } from '../../board/units.ts';
import { standardData } from '../../data/standard.ts';
import { type GivenTable, givenScenario, standardGame } from '../../testing/given.ts';
import { planetsOf } from '../victory.ts';
import { presetForces } from './preset.ts';

/** Border War with 900 points each, to be spent; homes of seat 0 are A1 to A4. */
const buying = (options = {}): GivenTable =>
  givenScenario('06-border-war', { options: { forces: 'purchase', ...options } });
const ship = (type: 'BB' | 'CA' | 'DD' | 'Cg' | 'CV', n = 1, system = 'A1') => ({
  system,
  where: 'space' as const,
  units: [{ type, n }],
});
const none = { forces: [] };

test('IA-init-2 everybody buys in secret at the same time with the points of this game', () => {
  const table = buying();
  expect(table.table.pending.map(({ by, kind, sealed, about }) => [by, kind, sealed, about])).toEqual([
    [0, 'purchase', true, { points: 900 }],
    [1, 'purchase', true, { points: 900 }],
  ]);
  table.act(0, 'purchase', {
    forces: [
      ship('BB', 2),
      { system: 'A2', where: 'orbit:habitable', units: [{ type: 'B', n: 1, aboard: [{ type: 'F', n: 2 }] }] },
    ],
  });
  expect(table.g.names.filter((name) => name !== '')).toEqual([]); // nothing stands before all are in
  table.act(1, 'purchase', none);
  const mine = (owner: number) =>
    unitsWhere(table.g, (unit) => table.g.units.owner[unit] === owner && table.g.units.type[unit]! < 11);
  expect(mine(0).map((unit) => table.g.names[unit])).toEqual(['B1', 'BB-1', 'BB-2', 'F-1', 'F-2']);
  expect(mine(1)).toEqual([]);
});

test('IA-init-3 what is not spent becomes money, one for one', () => {
  const table = buying();
  table.act(0, 'purchase', { forces: [ship('BB', 2), ship('DD')] }); // 300 + 45
  table.act(1, 'purchase', none);
  const income = 40; // four planets each in the first income phase
  expect(table.g.players.treasury).toEqual([555 + income, 900 + income]);
});

test('IA-init-4 a list over the points is refused, one at the points is not', () => {
  const table = buying();
  expect(table.refusal(0, 'purchase', { forces: [ship('BB', 6)] })).toBeNull(); // 6 × 150
  expect(table.refusal(0, 'purchase', { forces: [ship('BB', 6), ship('Cg')] })).toEqual({
    rule: 'IA-init-4',
    why: 'that costs 915 of 900 value points',
  });
  // what is aboard is paid for too: 5 × 175 + 30
  const bases = [
    { type: 'B' as const, n: 4 },
    { type: 'B' as const, n: 1, aboard: [{ type: 'F' as const, n: 1 }] },
  ];
  expect(
    table.refusal(0, 'purchase', { forces: [{ system: 'A1', where: 'orbit:habitable', units: bases }] })?.rule,
  ).toBe('IA-init-4');
});

test('IA-init-1 only full-strength units are for sale (R7)', () => {
  const table = buying();
  const weak = { system: 'A1', where: 'space' as const, units: [{ type: 'BB' as const, n: 1, steps: 2 }] };
  expect(table.refusal(0, 'purchase', { forces: [weak] })?.rule).toBe('IA-init-1');
  const aboard = {
    system: 'A1',
    where: 'space' as const,
    units: [{ type: 'CV' as const, n: 1, aboard: [{ type: 'F' as const, n: 1, steps: 1 }] }],
  };
  expect(table.refusal(0, 'purchase', { forces: [aboard] })?.rule).toBe('IA-init-1');
});

test('IA-init-2 bought units stand in the home sector, where such units may stand (R8)', () => {
  const table = buying();
  const refused = (force: object): string =>
    table.refusal(0, 'purchase', { forces: [force as never] })?.rule ?? 'legal';
  expect(refused(ship('DD', 1, 'B1'))).toBe('IA-init-2');
  expect(refused(ship('DD', 1, 'Z9'))).toBe('IA-init-2');
  expect(refused({ system: 'A1', where: 'surface', units: [{ type: 'DD', n: 1 }] })).toBe('IA-init-2');
  expect(refused({ system: 'A1', where: 'space', units: [{ type: 'B', n: 1 }] })).toBe('IA-init-2');
  expect(refused({ system: 'A1', where: 'space', units: [{ type: 'T', n: 1, aboard: [{ type: 'Inf', n: 2 }] }] })).toBe(
    'IA-init-2',
  );
  expect(
    refused({
      system: 'A1',
      where: 'surface',
      units: [
        { type: 'PDB', n: 1 },
        { type: 'Arm', n: 1 },
      ],
    }),
  ).toBe('legal');
  expect(refused({ system: 'A4', where: 'orbit:habitable', units: [{ type: 'SS', n: 1 }] })).toBe('legal');
});

test('IA-win-2 each home planet without a ground unit gets half an infantry (R9)', () => {
  const table = buying();
  table.act(0, 'purchase', { forces: [{ system: 'A2', where: 'surface', units: [{ type: 'Arm', n: 1 }] }] });
  table.act(1, 'purchase', none);
  const { g } = table;
  const ground = unitsWhere(g, (unit) => g.units.owner[unit] === 0);
  expect(ground.map((unit) => [g.units.type[unit], g.units.steps[unit]])).toEqual([
    [12, 2],
    [11, 1],
    [11, 1],
    [11, 1],
  ]);
  expect([0, 1].map((seat) => planetsOf({ g, data: table.game.data }, seat).length)).toEqual([4, 4]);
  const without = buying({ freeGarrison: 'off' });
  for (const seat of [0, 1]) without.act(seat, 'purchase', none);
  expect(unitsWhere(without.g, () => true)).toEqual([]);
});

test('preset wars place the free garrisons and start turn 1', () => {
  const table = givenScenario('07-buffer-zone');
  expect([table.g.turn, table.decision().kind, table.g.players.treasury]).toEqual([1, 'build', [111, 111]]); // 71 + 4 × 10
});

test('IA-init-2 option preset hands out the list where the scenario leaves buying to the players', () => {
  const table = givenScenario('generated-3', { options: { forces: 'preset', valuePoints: 1200 } });
  expect(table.g.players.treasury).toEqual([111, 111, 111]);
  expect(unitsWhere(table.g, (unit) => table.g.units.owner[unit] === 0 && table.g.units.type[unit] === 0)).toHaveLength(
    1,
  );
});

test('IA-init-2 an absent buyer gets the preset list, and random buyers buy what is legal', () => {
  const table = buying();
  const choice = standardGame().choices.purchase;
  const answer = choice.defaultAnswer(table.play(), table.decision('purchase') as never);
  expect(table.refusal(0, 'purchase', answer)).toBeNull();
  const scenario = standardData.scenarioById.get('06-border-war')!;
  expect(presetForces(standardData, scenario, 0).spent).toBe(836);
  const random = randomFrom(9);
  for (let n = 0; n < 100; n++)
    expect(
      table.refusal(0, 'purchase', choice.sample(table.play(), table.decision('purchase') as never, random)),
    ).toBeNull();
});

describe('IA-neu-1 IA-neu-7 players place neutral forces themselves before the game', () => {
  const agreed = (options = {}): GivenTable =>
    givenScenario('07-buffer-zone', { options: { neutralPoints: 200, ...options } });
  const neutral = (system: string, type: 'CA' | 'Inf' = 'CA') => ({
    system,
    where: type === 'Inf' ? ('surface' as const) : ('space' as const),
    units: [{ type, n: 1 }],
  });
  const systemOfNobody = (table: GivenTable): string => {
    const { systems, sectors } = table.game.data.scenarioFor(table.g);
    return systems.find(({ sector }) => sectors[sector]!.home < 0)!.id;
  };

  test('each in secret for the agreed points; then they are neutral, bound, and known to all', () => {
    const table = agreed();
    expect(table.table.pending.map(({ by, kind, sealed, about }) => [by, kind, sealed, about])).toEqual([
      [0, 'garrison', true, { points: 200 }],
      [1, 'garrison', true, { points: 200 }],
    ]);
    const id = systemOfNobody(table);
    const before = unitsWhere(table.g, (unit) => table.g.units.owner[unit] === -1).length;
    table.act(0, 'garrison', { forces: [neutral(id), neutral(id, 'Inf')] }); // 80 + 36
    table.act(1, 'garrison', { forces: [neutral(id)] });
    const garrison = unitsWhere(table.g, (unit) => table.g.units.owner[unit] === -1).slice(before);
    expect(garrison.map((unit) => table.g.units.bound[unit])).toEqual([1, 1, 1]);
    expect(garrison.every((unit) => unit < table.g.fixedRows)).toBe(true);
    expect(table.decision().kind).toBe('build');
  });

  test('only in sectors that are nobody’s home, and not for more', () => {
    const table = agreed();
    const id = systemOfNobody(table);
    const capital = table.game.data.scenarioFor(table.g).systems.find(({ isCapital }) => isCapital)!.id;
    expect(table.refusal(0, 'garrison', { forces: [neutral(capital)] })?.rule).toBe('IA-neu-7');
    expect(table.refusal(0, 'garrison', { forces: [neutral(id), neutral(id), neutral(id)] })?.rule).toBe('IA-init-4');
  });

  test('before forces are bought; and not where there is no neutral sector or no agreement', () => {
    const table = agreed({ forces: 'purchase' });
    for (const seat of [0, 1]) table.act(seat, 'garrison', none);
    expect(table.decision().kind).toBe('purchase');
    expect(givenScenario('06-border-war', { options: { neutralPoints: 200 } }).decision().kind).toBe('build');
    expect(agreed({ neutralPoints: 0 }).decision().kind).toBe('build');
  });
});
