import { randomFrom } from '@admiralty/engine';
import { hexAt, NEUTRAL, stepsBetween } from '@admiralty/engine/imperial-ambitions';
import { describe, expect, test } from 'vitest';
import { answerOf, type Given, type GivenTable, given } from '../../test/empire.ts';
import { Budget } from '../budget.ts';
import { rivalry } from './diplomacy.ts';
import { Goals } from './goals.ts';
import { fleetsOf } from './massing.ts';
import { stepTo } from './strategic-moves.ts';
import { cheapest, type Theatre, theatreOf } from './theatre.ts';

const SEEDS = Array.from({ length: 24 }, (_, seed) => seed);
const B1 = hexAt([20, 8]);
const B2 = hexAt([24, 12]);
const C2 = hexAt([29, 12]);

test('of equals each is taken now and then, and nothing dearer ever', () => {
  const taken = SEEDS.map((seed) => cheapest(['bb', 'a', 'c', 'd'], (word) => word.length, randomFrom(seed)));
  expect(new Set(taken)).toEqual(new Set(['a', 'c', 'd']));
  expect(cheapest([], () => 0, randomFrom(1))).toBeUndefined();
});

/** A fleet with troops of seat 0 in open space between B1 and B2, which nobody holds. */
function between(xy: [number, number]): GivenTable {
  return given({
    phase: 'moving',
    order: [0, 1],
    units: {
      a1: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      c1: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
      ca: { type: 'CA', owner: 0, xy },
      t: { type: 'T', owner: 0, xy },
      arm: { type: 'Arm', owner: 0, aboard: 't' },
    },
  });
}

function theatreIn(table: GivenTable, seed: number): Theatre {
  const budget = new Budget({ nodes: 10 });
  return theatreOf({ play: table.play(), seat: 0, input: null, random: randomFrom(seed), budget });
}

function goalOf(table: GivenTable, seed: number): number {
  const theatre = theatreIn(table, seed);
  return new Goals(theatre).for(fleetsOf(theatre)[0]!)[0]!.hex;
}

test('a fleet between two planets of the same worth makes for either, by lot', () => {
  const table = between([22, 10]);
  expect([B1, B2].map((hex) => stepsBetween(hexAt([22, 10]), hex))).toEqual([3, 3]);
  expect(new Set(SEEDS.map((seed) => goalOf(table, seed)))).toEqual(new Set([B1, B2]));
});

test.each([
  [[23, 9], B1, [3, 4]],
  [[21, 12], B2, [4, 3]],
] as const)('from %j it makes for the nearer one, though the other takes no more turns', ([x, y], nearer, steps) => {
  expect([B1, B2].map((hex) => stepsBetween(hexAt([x, y]), hex))).toEqual(steps);
  const table = between([x, y]);
  expect(new Set(SEEDS.map((seed) => goalOf(table, seed)))).toEqual(new Set([nearer]));
});

test('of the hexes of a jump that come equally near to the goal any is taken', () => {
  const table = between([22, 10]);
  const ends = SEEDS.map((seed) => stepTo(theatreIn(table, seed), hexAt([22, 10]), 2, hexAt([29, 12]))!);
  expect(new Set(ends).size).toBeGreaterThan(1);
  expect(new Set(ends.map((hex) => stepsBetween(hex, hexAt([29, 12]))))).toEqual(
    new Set([stepsBetween(hexAt([22, 10]), hexAt([29, 12])) - 2]),
  );
});

/** Seat 0 has A1, seat 1 C1 and C2, seat 2 B2: half an infantry on each, unless more is said. */
const homes = {
  a1: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  b2: { type: 'Inf', owner: 2, system: 'B2', where: 'surface', steps: 1 },
  c1: { type: 'Inf', owner: 1, system: 'C1', where: 'surface', steps: 1 },
  c2: { type: 'Inf', owner: 1, system: 'C2', where: 'surface', steps: 1 },
} as const;

describe('in a war of three', () => {
  const weightIn = (table: GivenTable): ((owner: number) => number) => rivalry(table.play(), 0);

  test('the leader is wanted more than the last', () => {
    const weight = weightIn(
      given({ phase: 'build', seats: 3, units: { ...homes, bb: { type: 'BB', owner: 1, system: 'C1' } } }),
    );
    expect(weight(1)).toBeGreaterThan(weight(NEUTRAL));
    expect(weight(NEUTRAL)).toBeGreaterThan(weight(2));
  });

  test('who is near the planets that win is ahead, whatever the others have in ships', () => {
    const table = (count: number): GivenTable =>
      given({
        phase: 'build',
        seats: 3,
        units: { ...homes, bb: { type: 'BB', owner: 2, system: 'B2' }, ca: { type: 'CA', owner: 2, system: 'B2' } },
        scenario: { options: { turnLimit: 30, victory: { type: 'planets', count } } },
      });
    const [near, far] = [weightIn(table(2)), weightIn(table(12))];
    expect(near(1)).toBeGreaterThan(near(2));
    expect(far(1)).toBeLessThan(far(2));
  });

  test('a fleet goes a turn further to take a planet from the leader', () => {
    const here: [number, number] = [26, 11];
    const units: Given['units'] = {
      ...homes,
      b1: { type: 'Inf', owner: 2, system: 'B1', where: 'surface', steps: 1 },
      ca: { type: 'CA', owner: 0, xy: here },
      t: { type: 'T', owner: 0, xy: here },
      arm: { type: 'Arm', owner: 0, aboard: 't' },
    };
    const wayTo = (goal: number, base: Given['units'][string]): number => {
      const table = given({ phase: 'moving', order: [0, 1, 2], seats: 3, units: { ...units, base } });
      const { jump } = answerOf(table, 'strategicMove');
      return stepsBetween(hexAt(jump!.to), goal);
    };
    expect([stepsBetween(hexAt(here), B2), stepsBetween(hexAt(here), C2)]).toEqual([2, 3]);
    expect(wayTo(B2, { type: 'B', owner: 2, system: 'B1', where: 'orbit:habitable' })).toBe(0);
    expect(wayTo(C2, { type: 'B', owner: 1, system: 'C1', where: 'orbit:habitable' })).toBe(1);
  });
});

test('in a war of two the only rival is wanted more than nobody', () => {
  const weight = rivalry(given({ phase: 'build', units: { a1: homes.a1, c1: homes.c1 } }).play(), 0);
  expect(weight(1)).toBeGreaterThan(weight(NEUTRAL));
});
