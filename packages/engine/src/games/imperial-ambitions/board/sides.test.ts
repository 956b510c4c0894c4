import { expect, test } from 'vitest';
import { NEUTRAL } from '../data/names.ts';
import { given, givenState } from '../testing/given.ts';
import { areEnemies, areHostile, isLiving, livingSeats, teamOf } from './sides.ts';

test('R15 everybody is an enemy but oneself, team mates and the neutrals', () => {
  const teams = [0, 0, undefined, undefined, 1];
  const players = teams.map((team, seat) => ({
    seat: seat + 1,
    name: `Player ${seat + 1}`,
    ...(team === undefined ? {} : { team }),
  }));
  const { at } = givenState({ units: {}, seats: 5, scenario: { players } });
  const enemies = (seat: number): number[] => [NEUTRAL, 0, 1, 2, 3, 4].filter((other) => areEnemies(at, seat, other));
  expect([0, 1, 2, 3, 4, NEUTRAL].map(enemies)).toEqual([
    [2, 3, 4],
    [2, 3, 4],
    [0, 1, 3, 4],
    [0, 1, 2, 4],
    [0, 1, 2, 3],
    [],
  ]);
  expect([teamOf(at, NEUTRAL), teamOf(at, 2)]).toEqual([NEUTRAL, 2]);
});

test('R81 in a battle those fight each other who are named in a pair, in whichever order', () => {
  const { at } = givenState({ units: {}, seats: 4 });
  at.g.battle.hostile = [0, 1, 3, 2];
  const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => [a, b] as const));
  const fighting = pairs.filter(([a, b]) => areHostile(at.g, a, b));
  expect(fighting).toEqual([
    [0, 1],
    [1, 0],
    [2, 3],
    [3, 2],
  ]);
});

test('R114 who gave up or was beaten is not asked again', () => {
  const { at } = givenState({ units: {}, seats: 4 });
  at.g.players.out = [0, 1, 0, 2];
  expect([livingSeats(at.g), isLiving(at.g, 1), isLiving(at.g, 2)]).toEqual([[0, 2], false, true]);
});

test('R16 initiative is one six-sided die each; sixes and ones count like others', () => {
  const ships = {
    a: { type: 'DD' as const, owner: 0, system: 'A1' },
    b: { type: 'DD' as const, owner: 1, system: 'C1' },
  };
  const table = given({ phase: 'initiative', seats: 3, units: ships, dice: [1, 6, 6, 1, 6] });
  expect(table.g.order).toEqual([2, 1, 0]);
  expect(table.told('order')).toEqual([{ seats: [2, 1, 0], rule: 'IA-seq-3' }]);
  expect(new Set(table.told('roll').map((roll) => (roll as { sides: number }).sides))).toEqual(new Set([6]));
});
