import { hexAt, stepsBetween } from '@admiralty/engine/imperial-ambitions';
import { describe, expect, test } from 'vitest';
import { answerOf, given, turnOf } from '../../test/empire.ts';

/** Seat 0 has A1 (7,8) and A2 (11,4), seat 1 C1 (33,8) and C2 (29,12); B1 (20,8) and B2 (24,12) are nobody's. */
const homes = {
  a1: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  c1: { type: 'Inf', owner: 1, system: 'C1', where: 'surface', steps: 1 },
  c2: { type: 'Inf', owner: 1, system: 'C2', where: 'surface', steps: 1 },
} as const;
const C2 = 5;

describe('fleets', () => {
  test('warships of a hex become one task force with an empty one beside it; empty transports and cargo stay loose', () => {
    const table = given({
      phase: 'reorganise',
      units: {
        ...homes,
        ca: { type: 'CA', owner: 0, system: 'A1' },
        bc: { type: 'BC', owner: 0, system: 'A1' },
        t: { type: 'T', owner: 0, system: 'A1' },
        cg: { type: 'Cg', owner: 0, system: 'A1' },
      },
    });
    const { taskForces } = answerOf(table, 'reorganise');
    expect(taskForces).toEqual([
      { number: 1, at: [7, 8], units: [table.unit('ca'), table.unit('bc')] },
      { number: 2, at: [7, 8], units: [] },
    ]);
  });

  test('a damaged ship beside a free dock goes in', () => {
    const table = given({
      phase: 'regroup',
      units: {
        ...homes,
        b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
        ca: { type: 'CA', owner: 0, system: 'A1', steps: 1 },
      },
    });
    const { shifts } = answerOf(table, 'reorganise');
    expect(shifts).toEqual([{ do: 'board', unit: table.unit('ca'), host: table.unit('b') }]);
  });

  test('a fleet with troops makes for a planet that it can take, nearer with each jump', () => {
    const table = given({
      phase: 'moving',
      order: [0, 1],
      units: {
        ...homes,
        b1: { type: 'Inf', owner: 'neutral', system: 'B1', where: 'surface', steps: 1 },
        ca: { type: 'CA', owner: 0, system: 'A1' },
        t: { type: 'T', owner: 0, system: 'A1' },
        arm: { type: 'Arm', owner: 0, aboard: 't' },
      },
    });
    const turn = turnOf(table, 'strategicMove');
    expect(turn.action.with).toMatchObject({ jump: { units: [table.unit('ca'), table.unit('t')] } });
    const to = (turn.action.with as { jump: { to: [number, number] } }).jump.to;
    // A2 lies bare: four hexes east, and six from here
    const way = (from: [number, number]): number => stepsBetween(hexAt(from), hexAt([11, 4]));
    expect(way(to)).toBe(way([7, 8]) - 2);
    expect(turn.reason).toBe('crosses open space'); // where it is bound is nobody's business
  });

  test('a fleet keeps away from a base that it cannot beat', () => {
    const table = given({
      phase: 'moving',
      order: [0, 1],
      units: {
        ...homes,
        b: { type: 'B', owner: 1, system: 'C2', where: 'orbit:habitable' },
        dd: { type: 'DD', owner: 0, xy: [26, 11] },
        t: { type: 'T', owner: 0, xy: [26, 11] },
        arm: { type: 'Arm', owner: 0, aboard: 't' },
      },
    });
    const { jump } = answerOf(table, 'strategicMove');
    expect(jump && stepsBetween(hexAt(jump.to), hexAt([29, 12]))).not.toBe(0);
  });

  test('empty task forces are sent where they tie ships down', () => {
    const table = given({
      phase: 'moving',
      order: [0, 1],
      units: { ...homes },
      position: { taskForces: [{ owner: 1, number: 3, xy: [11, 4] }] },
    });
    expect(answerOf(table, 'strategicMove')).toMatchObject({ jump: { taskForce: 3 } });
    expect(turnOf(table, 'strategicMove').reason).toBe('crosses open space');
  });
});

test('troops beyond the one that holds the planet go aboard an empty transport', () => {
  const table = given({
    phase: 'moving',
    order: [0, 1],
    units: {
      ...homes,
      arm: { type: 'Arm', owner: 0, system: 'A1', where: 'surface' },
      t: { type: 'T', owner: 0, system: 'A1' },
    },
  });
  expect(answerOf(table, 'strategicMove')).toEqual({
    before: [{ do: 'board', unit: table.unit('arm'), host: table.unit('t') }],
    jump: null,
    after: [],
  });
});

describe('declarations', () => {
  const fleet = {
    bb: { type: 'BB', owner: 0, system: 'C2' },
    t: { type: 'T', owner: 0, system: 'C2' },
    arm: { type: 'Arm', owner: 0, aboard: 't' },
  } as const;

  test('a weak garrison without ships is assaulted', () => {
    const table = given({ phase: 'declare', order: [0, 1], units: { ...homes, ...fleet } });
    expect(answerOf(table, 'declare')).toEqual({ attacks: [], assaults: [C2] });
  });

  test('an enemy who is weaker is fought, a base that is stronger is not', () => {
    const weak = given({
      phase: 'declare',
      order: [0, 1],
      units: { ...homes, ...fleet, ss: { type: 'SS', owner: 1, system: 'C2', where: 'orbit:habitable' } },
    });
    expect(answerOf(weak, 'declare').attacks).toEqual([{ at: [29, 12], on: 1 }]);
    const strong = given({
      phase: 'declare',
      order: [0, 1],
      units: { ...homes, ...fleet, b: { type: 'B', owner: 1, system: 'C2', where: 'orbit:habitable' } },
    });
    expect(answerOf(strong, 'declare').attacks).toEqual([]);
  });
});

describe('money', () => {
  const base = { b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' } } as const;

  test('what is under way is paid before anything new', () => {
    const table = given({
      phase: 'build',
      treasury: [30, 0],
      units: { ...homes, ...base, bc: { type: 'BC', owner: 0, aboard: 'b', project: true, steps: 1 } },
    });
    expect(answerOf(table, 'build').orders[0]).toEqual({ do: 'continue', project: table.unit('bc') });
  });

  test('a yard without work begins a ship, a planet troops for the transports', () => {
    const table = given({ phase: 'build', treasury: [200, 0], units: { ...homes, ...base } });
    const { orders } = answerOf(table, 'build');
    expect(orders).toContainEqual({ do: 'start', base: table.unit('b'), type: 'BC' });
    expect(orders).toContainEqual({ do: 'startOnPlanet', system: 0, type: 'Arm' });
  });

  test('a damaged ship in the dock is mended', () => {
    const table = given({
      phase: 'build',
      treasury: [60, 0],
      units: { ...homes, ...base, ca: { type: 'CA', owner: 0, aboard: 'b', steps: 1 } },
    });
    const { orders } = answerOf(table, 'build');
    expect(orders).toContainEqual({ do: 'repair', unit: table.unit('ca'), by: table.unit('b') });
  });

  test('a captain without time writes the beginning of his list: what is under way, no new ship', () => {
    const table = given({
      phase: 'build',
      treasury: [200, 0],
      units: {
        ...homes,
        ...base,
        pay: { type: 'BC', owner: 0, aboard: 'b', project: true, steps: 1 },
        second: { type: 'B', owner: 0, system: 'A2', where: 'orbit:habitable' },
        ...Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [
            `hurt${at}`,
            { type: 'Inf', owner: 0, system: 'A1', where: 'surface', steps: 1 } as const,
          ]),
        ),
      },
    });
    const paid = { do: 'continue', project: table.unit('pay') };
    const { orders } = answerOf(table, 'build');
    expect([orders[0], orders.some(({ do: what }) => what === 'start')]).toEqual([paid, true]);
    let looks = 0; // the clock goes on with each look at it
    const turn = turnOf(table, 'build', 'captain', { ms: 100, clock: { now: () => looks++ } });
    const short = turn.action.with as { orders: typeof orders };
    expect([short.orders[0], short.orders.some(({ do: what }) => what === 'start')]).toEqual([paid, false]);
  });

  test('a planet with an enemy fleet near it raises infantry', () => {
    const table = given({
      phase: 'build',
      treasury: [12, 0],
      units: { ...homes, bb: { type: 'BB', owner: 1, xy: [9, 9] } },
    });
    expect(answerOf(table, 'build').orders).toEqual([{ do: 'startOnPlanet', system: 0, type: 'Inf' }]);
  });

  test('cargo ships go on to the next system and trade there', () => {
    const moving = given({
      phase: 'moving',
      order: [0, 1],
      units: { ...homes, cg: { type: 'Cg', owner: 0, system: 'A2', lastSystem: 'A2' } },
    });
    expect(answerOf(moving, 'strategicMove')).toMatchObject({ jump: { units: [moving.unit('cg')] } });
  });
});
