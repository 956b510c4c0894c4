import { expect, test } from 'vitest';
import { viewOf } from '../../../secrets/view.ts';
import { type GivenTable, given } from '../../../testing/given.ts';

const B1: [number, number] = [20, 8];
const reachOf = ({ game, g }: GivenTable, seat: number) => viewOf(game.data, g, seat).reach;
const nothing = { attacks: [], assaults: [] };

/** Seat 0 attacks the neutrals of B1; planets of the others as given: distance from B1 (20,8). */
function attackOnB1(
  planets: Record<string, [number, string]>,
  more: Partial<Parameters<typeof given>[0]> = {},
): GivenTable {
  const ground = Object.entries(planets).map(([name, [owner, system]]) => [
    name,
    { type: 'Inf', owner, system, where: 'surface' } as const,
  ]);
  return given({
    phase: 'declare',
    ...more,
    units: {
      ca: { type: 'CA', owner: 0, system: 'B1' },
      ndd: { type: 'DD', owner: 'neutral', system: 'B1' },
      ninf: { type: 'Inf', owner: 'neutral', system: 'B1', where: 'surface' },
      other: { type: 'Inf', owner: 'neutral', system: 'B2', where: 'surface' },
      ...Object.fromEntries(ground),
      ...more.units,
    },
  });
}
const declareAll = (table: GivenTable, dice: number[] = []): void => {
  const seats = table.table.pending.map(({ by }) => by);
  table.act(0, 'declare', { attacks: [{ at: B1, on: -1 }], assaults: [] }, seats.length === 1 ? dice : []);
  for (const seat of seats.slice(1)) table.act(seat, 'declare', nothing, seat === seats.at(-1) ? dice : []);
};

test('IA-neu-3 with two players attacked neutrals are run by the other one', () => {
  const table = attackOnB1({ home: [0, 'A1'], away: [1, 'C1'] });
  expect(reachOf(table, 0)).toEqual({ hexes: [{ at: B1, others: [-1] }], planets: [] });
  declareAll(table);
  expect(table.told('converted')).toEqual([{ system: 2, to: 1 }]);
  expect(table.g.battle).toMatchObject({ on: 1, sides: [0, 1], defender: 1 });
});

test('IA-neu-4 the planet and all forces of that one system go to the enemy with the nearest planet, for good', () => {
  // A2 (11,4) is 9 hexes away, C2 (29,12) too, C1 (33,8) 13
  const table = attackOnB1({ home: [0, 'A1'], near: [1, 'C2'], far: [2, 'C1'] });
  declareAll(table);
  const { owner, bound } = table.g.units;
  expect(['ndd', 'ninf', 'other'].map((name) => owner[table.unit(name)])).toEqual([1, 1, -1]);
  expect(['ndd', 'ninf'].map((name) => bound[table.unit(name)])).toEqual([1, 1]);
  expect(table.told('planetOwner')).toContainEqual({ system: 2, owner: 1 });
  expect(table.g.systems.controller[2]).toBe(1);
});

test('IA-neu-4 equally near: who has fewer planets; then a die', () => {
  const fewer = attackOnB1({ a: [1, 'A2'], b: [2, 'C2'], c: [2, 'C1'] });
  declareAll(fewer);
  expect(fewer.told('converted')).toEqual([{ system: 2, to: 1 }]);
  const die = attackOnB1({ a: [1, 'A2'], b: [2, 'C2'] });
  declareAll(die, [3, 5]);
  expect(die.told('converted')).toEqual([{ system: 2, to: 2 }]);
});

test('IA-neu-3 never by an attacker or his team: if nobody else holds a planet they stay neutral (R110)', () => {
  const table = attackOnB1({ home: [0, 'A1'] }, { seats: 3, units: { dd: { type: 'DD', owner: 1, system: 'C1' } } });
  declareAll(table);
  expect([table.told('converted'), table.g.battle.sides, table.g.battle.defender]).toEqual([[], [-1, 0], -1]);
  const players = [1, 2, 3].map((seat) => ({ seat, name: `Player ${seat}`, team: seat === 3 ? 2 : 1 }));
  const team = attackOnB1({ friend: [1, 'A2'], enemy: [2, 'C1'] }, { scenario: { players } });
  declareAll(team);
  expect(team.told('converted')).toEqual([{ system: 2, to: 2 }]);
});

test('IA-neu-3 when all others attack too nobody takes them (R110)', () => {
  const table = attackOnB1(
    { home: [0, 'A1'], away: [1, 'C1'] },
    { units: { bb: { type: 'BB', owner: 1, system: 'B1' } } },
  );
  for (const seat of [0, 1]) table.act(seat, 'declare', { attacks: [{ at: B1, on: -1 }], assaults: [] });
  expect(table.told('converted')).toEqual([]);
  expect(table.g.units.owner[table.unit('ndd')]).toBe(-1);
});

test('IA-neu-2 IA-neu-4 an assault on a neutral planet converts it too, and its units stay bound (trap 23)', () => {
  const table = given({
    phase: 'declare',
    turn: 2,
    order: [0, 1],
    units: {
      t: { type: 'T', owner: 0, system: 'B1' },
      arm: { type: 'Arm', owner: 0, aboard: 't', boarded: 1 },
      ninf: { type: 'Inf', owner: 'neutral', system: 'B1', where: 'surface' },
      away: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
    },
  });
  table.act(0, 'declare', { attacks: [], assaults: [2] });
  table.act(1, 'declare', nothing);
  expect([table.g.units.owner[table.unit('ninf')], table.g.units.bound[table.unit('ninf')]]).toEqual([1, 1]);
  expect(table.g.assault).toMatchObject({ on: 1, attacker: 0, defender: 1 });
  table.act(0, 'declareAssault', { ships: [], land: [] });
  expect(table.g.units.owner[table.unit('ninf')]).toBe(1); // for good, although nobody landed
});

test('IA-neu-5 neutrals are no enemies until attacked: they start no battle and share a hex', () => {
  const table = attackOnB1({ home: [0, 'A1'], away: [1, 'C1'] });
  table.act(0, 'declare', nothing);
  table.act(1, 'declare', nothing);
  expect([table.g.turn, table.g.units.owner[table.unit('ndd')], table.told('battle')]).toEqual([2, -1, []]);
});

test('IA-neu-3 whoever assaults the neutral planet is an attacker too, and takes nothing over', () => {
  const table = attackOnB1(
    { a: [1, 'A2'], b: [2, 'C1'] },
    {
      turn: 3,
      units: { t: { type: 'T', owner: 1, system: 'B1' }, arm: { type: 'Arm', owner: 1, aboard: 't', boarded: 1 } },
    },
  );
  table.act(0, 'declare', { attacks: [{ at: B1, on: -1 }], assaults: [] });
  table.act(1, 'declare', { attacks: [{ at: B1, on: -1 }], assaults: [2] });
  table.act(2, 'declare', nothing);
  expect(table.told('converted')).toEqual([{ system: 2, to: 2 }]); // seat 1 is nearer, but attacks
});

test('IA-neu-3 an assault alone makes an attacker as well', () => {
  const table = attackOnB1(
    { a: [1, 'A2'], b: [2, 'C1'] },
    {
      turn: 3,
      units: {
        ndd: { type: 'Inf', owner: 'neutral', system: 'B1', where: 'surface' },
        t: { type: 'T', owner: 1, system: 'B1' },
        arm: { type: 'Arm', owner: 1, aboard: 't', boarded: 1 },
        t0: { type: 'T', owner: 0, system: 'B1' },
        arm0: { type: 'Arm', owner: 0, aboard: 't0', boarded: 1 },
      },
    },
  );
  table.act(0, 'declare', { attacks: [], assaults: [2] });
  table.act(1, 'declare', { attacks: [], assaults: [2] });
  table.act(2, 'declare', nothing);
  expect(table.told('converted')).toEqual([{ system: 2, to: 2 }]);
});

test('IA-neu-4 a name that the heir uses already is changed', () => {
  const table = attackOnB1(
    { home: [0, 'A1'], away: [1, 'C1'] },
    { units: { mine: { type: 'DD', owner: 1, system: 'C1' } } },
  );
  table.g.names[table.unit('mine')] = 'ndd';
  const [ndd] = table.g.names.flatMap((name, unit) =>
    name === 'ndd' && table.g.units.owner[unit] === -1 ? [unit] : [],
  );
  declareAll(table);
  expect([table.g.names[ndd!], table.g.units.owner[ndd!]]).toEqual(['DD2', 1]);
});
