import { expect, test } from 'vitest';
import { NO_EFFECT, ODDS } from '../data/names.ts';
import { given, standardGame } from '../testing/given.ts';
import { distributionOf, hitsOf, oddsRow } from './odds.ts';

const rowOf = (attack: number, defence: number): string => ODDS[oddsRow(attack, defence)] ?? 'none';

/** Hits of a row for these dice; all of them must be used. */
function hitsFor(row: string, ...dice: number[]): number {
  const table = given({
    battle: 'fire',
    units: { a: { type: 'BB', owner: 0, at: [20, 20] }, b: { type: 'BB', owner: 1, at: [20, 22] } },
    dice: [6, 1],
  });
  const play = table.play(dice);
  const hits = hitsOf(play, ODDS.indexOf(row as (typeof ODDS)[number]), 'IA-tac-cbt-10');
  expect(table.told('roll').slice(-dice.length)).toHaveLength(dice.length);
  return hits;
}

test('IA-tac-cbt-7 fractions are dropped in favour of the defender', () => {
  expect([rowOf(15, 15), rowOf(29, 15), rowOf(30, 15), rowOf(59, 15), rowOf(60, 15)]).toEqual([
    '1-1',
    '1-1',
    '2-1',
    '3-1',
    '4-1',
  ]);
  // trap 5: exactly a half and a third are 1-2 and 1-3
  expect([rowOf(14, 15), rowOf(8, 15), rowOf(7, 14), rowOf(7, 15), rowOf(5, 15)]).toEqual([
    '1-2',
    '1-2',
    '1-2',
    '1-3',
    '1-3',
  ]);
});

test('IA-tac-cbt-8 odds worse than 1-3 do nothing and roll no die', () => {
  expect([rowOf(4, 15), rowOf(1, 4), rowOf(0, 3)]).toEqual(['none', 'none', 'none']);
  const table = given({
    battle: 'fire',
    units: { a: { type: 'BB', owner: 0, at: [20, 20] }, b: { type: 'BB', owner: 1, at: [20, 22] } },
    dice: [6, 1],
  });
  expect(hitsOf(table.play([]), NO_EFFECT, 'IA-tac-cbt-8')).toBe(0);
});

test('IA-tac-cbt-9 odds better than 5-1 use the row of 5-1', () => {
  expect([rowOf(75, 15), rowOf(89, 15), rowOf(96, 1)]).toEqual(['5-1', '5-1', '5-1']);
});

test('IA-tac-cbt-10 every cell of the Combat Results Table', () => {
  const single: [string, number[]][] = [
    ['1-2', [1, 0, 0, 0, 0, 0]],
    ['1-1', [1, 1, 0, 0, 0, 0]],
    ['2-1', [1, 1, 1, 0, 0, 0]],
    ['3-1', [2, 1, 1, 1, 0, 0]],
    ['4-1', [3, 2, 1, 1, 1, 0]],
  ];
  for (const [row, hits] of single) expect([1, 2, 3, 4, 5, 6].map((die) => hitsFor(row, die))).toEqual(hits);
  expect([2, 3, 4, 5, 6].map((die) => hitsFor('1-3', die))).toEqual([0, 0, 0, 0, 0]);
  expect([1, 2, 3, 4, 5].map((die) => hitsFor('5-1', die))).toEqual([4, 3, 2, 1, 1]);
});

test('IA-tac-cbt-11 1-3 with a 1: a second die of 1 to 3 gives one hit', () => {
  expect([1, 2, 3, 4, 5, 6].map((second) => hitsFor('1-3', 1, second))).toEqual([1, 1, 1, 0, 0, 0]);
});

test('IA-tac-cbt-12 5-1 with a 6: a second die gives none, one or two hits', () => {
  expect([1, 2, 3, 4, 5, 6].map((second) => hitsFor('5-1', 6, second))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('IA-tac-cbt-10 chances of 0 to 4 hits in thirty-sixths', () => {
  const { tables } = standardGame().data;
  const chances = [NO_EFFECT, 0, 1, 2, 3, 4, 5, 6].map((row) => distributionOf(tables, row));
  expect(chances).toEqual([
    [36, 0, 0, 0, 0],
    [33, 3, 0, 0, 0],
    [30, 6, 0, 0, 0],
    [24, 12, 0, 0, 0],
    [18, 18, 0, 0, 0],
    [12, 18, 6, 0, 0],
    [6, 18, 6, 6, 0],
    [2, 14, 8, 6, 6],
  ]);
});
