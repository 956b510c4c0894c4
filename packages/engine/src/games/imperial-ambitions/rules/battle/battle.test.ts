import { describe, expect, test } from 'vitest';
import { keyAt } from '../../data/coordinates.ts';
import { AWAY, B_OVER, B_SHEETS, DISBANDED, OFF_MAP } from '../../state.ts';
import type { Given, GivenUnit } from '../../testing/given.ts';
import { givenBattle } from '../../testing/given-battle.ts';
import { closeBattle, dropSide } from './battle.ts';

const A1 = keyAt(7, 8);
const at = (type: GivenUnit['type'], owner: GivenUnit['owner'], more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner,
  system: 'A1',
  ...more,
});
const deep = (owner: number, arrived: number): GivenUnit => ({ type: 'DD', owner, xy: [4, 4], arrived });

describe('the defender', () => {
  const defender = (spec: Given, attacks: [number, number][] = [[1, 0]], hex = A1): number =>
    givenBattle({ hex, attacks, ...spec }).g.battle.defender;

  test('IA-set-3 R73 whoever controls the system, even if it was he who attacked and came last', () => {
    const units = { a: at('DD', 0, { arrived: 1001 }), x: at('DD', 1, { arrived: 5001 }) };
    expect(defender({ units, position: { systems: [{ id: 'A1', controller: 2 }] } })).toBe(1);
    expect(defender({ units, position: { systems: [{ id: 'A1', controller: 1 }] } })).toBe(0);
  });
  test('IA-set-3 R73 without a controller among them, whoever came first into the hex', () => {
    expect(defender({ units: { a: deep(0, 3002), x: deep(1, 3001) } }, [[1, 0]], keyAt(4, 4))).toBe(1);
    expect(defender({ units: { a: deep(0, 2009), x: deep(1, 3001) } }, [[1, 0]], keyAt(4, 4))).toBe(0);
  });
  test('IA-set-3 R73 a neutral garrison counts as controller', () => {
    const units = { n: at('CA', 'neutral'), x: at('DD', 1) };
    expect(defender({ units }, [[1, -1]])).toBe(-1);
  });
});

test('IA-set-18 R79 all units of the sides in the hex take part, outside or inside, ground units too; others do not', () => {
  const table = givenBattle({
    hex: A1,
    attacks: [[1, 0]],
    units: {
      a: at('DD', 0),
      inf: at('Inf', 0, { where: 'surface' }),
      out: at('Cg', 0, { outside: 'kept' }),
      x: at('CV', 1),
      f: { type: 'F', owner: 1, aboard: 'x' },
      by: at('DD', 2),
      far: { type: 'DD', owner: 0, system: 'A2' },
    },
  });
  expect(table.g.battle.units).toEqual(['a', 'inf', 'out', 'x', 'f'].map(table.unit));
  expect(table.g.units.battle[table.unit('by')]).toBe(AWAY);
  expect(table.g.units.battle[table.unit('a')]).toBe(OFF_MAP);
});

describe('R80 empty task forces', () => {
  const taskForces = [{ owner: 1, number: 7, xy: [7, 8] as [number, number] }];
  test('IA-set-19 R80 are shown and removed', () => {
    const units = { a: at('DD', 0, { taskForce: 2 }), x: at('DD', 1) };
    const table = givenBattle({ hex: A1, attacks: [[1, 0]], units, position: { taskForces } });
    expect(table.told('emptyForce')).toEqual([{ seat: 0, taskForce: 7 }]);
    expect([table.g.taskForces.hex[7], table.g.taskForces.hex[2]]).toEqual([-1, A1]);
  });
  test('IA-set-19 R80 with nothing else there is no battle', () => {
    const table = givenBattle({ hex: A1, attacks: [[1, 0]], units: { x: at('DD', 1) }, position: { taskForces } });
    expect([table.g.battle.phase, table.g.battle.winner, table.table.result?.why]).toEqual([
      B_OVER,
      -2,
      'the battle is over',
    ]);
  });
});

describe('R81 bystanders', () => {
  const three = { a: at('DD', 0), x: at('DD', 1), by: at('DD', 2), inf: at('Inf', 0, { where: 'surface' }) };
  const joining = (pace: Given['pace'], units: Record<string, GivenUnit> = three, position = {}) =>
    givenBattle({ hex: A1, attacks: [[1, 0]], units, seats: 3, position, ...(pace ? { pace } : {}) });

  test('IA-set-20 R81 stand aside unless they want to be asked', () => {
    const table = joining(undefined);
    expect(table.told('bystander')).toEqual([{ seat: 2, at: [7, 8] }]);
    expect([table.g.battle.sides, table.decision('sheet').by]).toEqual([[0, 1], 1]);
  });
  test('IA-set-20 R81 join naming whom they fight', () => {
    const table = joining([{}, {}, { joinBattle: 'ask' }]);
    expect(table.decision('join').about).toEqual({ at: [7, 8], sides: [0, 1] });
    expect(table.refusal(2, 'join', { against: [2] })?.rule).toBe('IA-set-20');
    table.act(2, 'join', { against: [1] });
    expect([table.g.battle.sides, table.g.battle.hostile]).toEqual([
      [0, 1, 2],
      [1, 0, 2, 1],
    ]);
    expect(table.table.pending.map(({ by, kind }) => [by, kind])).toEqual([
      [1, 'sheet'],
      [2, 'sheet'],
    ]);
  });
  test('R22 R23 one with an empty marker only is a bystander like the others but cannot fight', () => {
    const { by: _, ...two } = three;
    const taskForces = [{ owner: 3, number: 1, xy: [7, 8] as [number, number] }];
    const table = joining([{}, {}, { joinBattle: 'ask' }], two, { taskForces });
    expect(table.refusal(2, 'join', { against: [1] })?.rule).toBe('IA-tf-3');
    table.act(2, 'join', { against: [] });
    expect(table.g.battle.phase).toBe(B_SHEETS);
  });
});

test('IA-unit-21 closeBattle: facings and places of the battle map are gone on the strategic map', () => {
  const table = givenBattle({
    units: { a: at('DD', 0, { at: [20, 20], facing: 4 }), x: at('DD', 1, { at: [20, 40], facing: 2 }) },
    position: { battle: { system: 'A1', phase: 'launch' } },
    dice: [6, 1],
  });
  closeBattle(table.play());
  const { facing, battle, q } = table.g.units;
  expect([facing, battle, q]).toEqual([
    [0, 0],
    [AWAY, AWAY],
    [0, 0],
  ]);
  expect(table.g.battle.on).toBe(0);
});

test('R114 dropSide: what a player who gives up leaves behind fights on as neutral', () => {
  const table = givenBattle({
    units: { a: at('B', 0, { at: [22, 22] }), x: at('DD', 1, { at: [20, 40] }) },
    position: { battle: { system: 'A1', phase: 'move' } },
    dice: [6, 1],
  });
  dropSide(table.play(), 0);
  const { sides, hostile, order, defender } = table.g.battle;
  expect([sides, hostile, order, defender]).toEqual([[-1, 1], [-1, 1], [-1, 1], -1]);
});

test('R114 dropSide beside neutrals: the seat is not asked again', () => {
  const table = givenBattle({
    units: {
      n: at('CA', 'neutral', { at: [20, 20] }),
      a: at('CV', 0, { at: [22, 22] }),
      f: { type: 'F', owner: 0, aboard: 'a' },
      x: at('CV', 1, { at: [20, 40] }),
      xf: { type: 'F', owner: 1, aboard: 'x' },
    },
    position: { battle: { system: 'A1', phase: 'launch' } },
  });
  table.g.players.out[0] = 1;
  for (const name of ['a', 'f']) table.g.units.status[table.unit(name)] = DISBANDED;
  dropSide(table.play(), 0);
  table.table.pending.splice(0, 1);
  table.act(1, 'launch', { units: [] }, [6, 5]);
  expect([table.g.battle.sides, table.decision('round').by]).toEqual([[-1, 0, 1], 1]);
});

describe('R114 dropSide in mid-battle', () => {
  const fight = (units: Record<string, GivenUnit>, phase: 'move' | 'launch' = 'move', dice = [6, 1]) =>
    givenBattle({ units, position: { battle: { system: 'A1', phase } }, dice });
  const two = { a: at('B', 0, { at: [22, 22] }), x: at('DD', 1, { at: [20, 40] }) };

  test('his rolled activations are gone, those of others stay', () => {
    const table = fight({
      a: at('DD', 0, { at: [22, 22] }),
      b: at('DD', 0, { at: [23, 22] }),
      x: at('DD', 1, { at: [20, 40] }),
    });
    table.act(0, 'round', { do: 'roll' }, [2]);
    dropSide(table.play(), 1);
    expect(table.g.battle.activations).toBe(2);
    dropSide(table.play(), 0);
    expect(table.g.battle.activations).toBe(0);
  });
  test('if he had won, neutrals have', () => {
    const table = fight(two);
    table.g.battle.winner = 1;
    dropSide(table.play(), 0);
    expect(table.g.battle.winner).toBe(1);
    table.g.battle.winner = 1;
    dropSide(table.play(), 1);
    expect(table.g.battle.winner).toBe(-1);
  });
  test('beside neutrals his side is done and placed', () => {
    const a = at('DD', 0, { at: [22, 22] });
    const table = fight({ ...two, a, n: at('CA', 'neutral', { at: [20, 20] }) }, 'move', [2, 6, 1]);
    table.g.battle.placed = [0, 0, 0];
    dropSide(table.play(), 0);
    expect([table.g.battle.sides, table.g.battle.done, table.g.battle.placed]).toEqual([
      [-1, 0, 1],
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });
  test('a bystander who gives up is no longer one, and no side changes', () => {
    const table = fight(two);
    table.g.battle.bystanders = [2, 3];
    dropSide(table.play(), 2);
    expect([table.g.battle.bystanders, table.g.battle.sides]).toEqual([[3], [0, 1]]);
  });
});

test('R81 a pair is hostile once, whoever names it, and only pairs that were named', () => {
  const table = givenBattle({
    hex: A1,
    attacks: [
      [1, 0],
      [0, 1],
      [2, 0],
      [1, 0],
    ],
    units: { a: at('DD', 0), x: at('DD', 1), y: at('DD', 2) },
  });
  expect([table.g.battle.hostile, table.g.battle.sides]).toEqual([
    [1, 0, 2, 0],
    [0, 1, 2],
  ]);
  const { placed, done, superior, sheet } = table.g.battle;
  for (const list of [placed, done, superior, sheet]) expect(list).toHaveLength(3);
});

test('IA-set-19 R80 an attack on a player who has nothing there but an empty force starts no battle, others go on', () => {
  const table = givenBattle({
    hex: A1,
    attacks: [
      [1, 2],
      [1, 0],
    ],
    units: { a: at('DD', 0), x: at('DD', 1) },
    seats: 3,
    position: { taskForces: [{ owner: 3, number: 25, xy: [7, 8] }] },
  });
  expect([table.g.battle.sides, table.told('emptyForce')]).toEqual([[0, 1], [{ seat: 2, taskForce: 25 }]]);
});
