import { expect, test } from 'vitest';
import {
  attacksOf,
  columnFor,
  levelOf,
  oddsColumn,
  receiptOn,
  resultOf,
  sdbLossOf,
  strengthAfter,
  surfaceLossOf,
} from './lookup.ts';
import { standardData } from './standard.ts';

const { tables, worlds, troops } = standardData;
const { spaceCombat, sdbAgainstSquadron, surfaceBombing, troopCombat } = tables;
const odds = (attack: number, defense: number) => troopCombat.names[oddsColumn(tables, attack, defense)];

test('FFW-4.1a the highest column not above the total; below the first nothing', () => {
  expect([0, 1, 2, 3, 47, 48, 480].map((total) => columnFor(spaceCombat.columns, total))).toEqual([
    -1, 0, 0, 1, 8, 9, 9,
  ]);
  expect(resultOf(sdbAgainstSquadron, 9, 8)).toBe(0); // R40
});

test('R20 space combat cells', () => {
  expect([resultOf(spaceCombat, 6, 2), resultOf(spaceCombat, 12, 2), resultOf(spaceCombat, 48, 6)]).toEqual([1, 2, 11]);
  expect(spaceCombat.results.map((row) => row.reduce((sum, result) => sum + result, 0))).toEqual([
    28, 36, 42, 45, 51, 61,
  ]);
});

test('FFW-4.5b dice beyond 1 to 6 count as 1 or 6', () => {
  expect([0, 1, 6, 7].map((die) => resultOf(spaceCombat, 24, die))).toEqual([3, 3, 7, 7]);
});

test('A2.6 a total of 1 or 2 never hits with a -1', () => {
  expect([1, 2].flatMap((total) => [1, 2, 3, 4, 5].map((die) => resultOf(spaceCombat, total, die)))).not.toContain(1);
  expect([1, 2].map((total) => resultOf(spaceCombat, total, 6))).toEqual([1, 1]);
});

test('FFW-4.4d, FFW-4.7i totals above the limit make several attacks', () => {
  expect([0, 48, 49, 100].map((total) => attacksOf(spaceCombat, total))).toEqual([[], [48], [48, 1], [48, 48, 4]]);
  expect(attacksOf(sdbAgainstSquadron, 1000)).toEqual([480, 480, 40]);
});

test('FFW-4.7f the die less half the tech level counts rows from the printed strength', () => {
  expect(sdbLossOf(tables, 12, 100, 0)).toBe(30);
  expect(sdbLossOf(tables, 12, 100, 3)).toBe(60); // up to the row of 15
  expect(sdbLossOf(tables, 12, 100, -2)).toBe(10); // down to the row of 150
  expect([sdbLossOf(tables, 12, 1, 6), sdbLossOf(tables, 48, 1000, -9)]).toEqual([100, 0]); // R39: stops at the edges
  expect([tables.squadronAgainstSdb.passive, tables.squadronAgainstSdb.strengths.length]).toEqual([-3, 18]);
});

test('every SDB of the display has its row', () => {
  const strengths = new Set(worlds.map(({ sdb }) => sdb).filter((sdb) => sdb > 0));
  expect([...strengths].filter((sdb) => !tables.squadronAgainstSdb.strengths.includes(sdb))).toEqual([]);
  expect(worlds.filter(({ sdb }) => sdb > 0)).toHaveLength(33);
});

test('FFW-4.7h, FFW-4.8e rows reach from -2 to 8', () => {
  expect([-3, -2, 8, 9].map((die) => resultOf(sdbAgainstSquadron, 480, die))).toEqual([4, 4, 14, 14]);
  expect([-2, 1, 8].map((die) => resultOf(surfaceBombing, 48, die))).toEqual([50, 50, 20]);
  expect(resultOf(surfaceBombing, 1, 2)).toBe(0);
});

test('R73 tech level modifiers', () => {
  expect(tables.techModifiers).toEqual([-3, -3, -3, -3, -3, -3, -3, -3, -3, -2, -2, -1, -1, 0, 0, 2]);
});

test('FFW-4.10e odds are rounded down in the defender’s favour', () => {
  expect(troopCombat.odds).toEqual([
    [1, 100],
    [1, 10],
    [1, 5],
    [1, 3],
    [1, 2],
    [2, 3],
    [1, 1],
    [3, 2],
    [2, 1],
    [3, 1],
    [5, 1],
    [10, 1],
    [100, 1],
  ]);
  expect([odds(1, 200), odds(1, 100), odds(2, 6), odds(2, 3), odds(10, 15.5), odds(7, 2), odds(1, 0)]).toEqual([
    '1:100',
    '1:100',
    '1:3',
    '1:1.5',
    '1:2',
    '3:1',
    '100:1',
  ]);
});

test('R46 1:5 shifted by four columns is 1:1, which gives 10 per cent on a 6', () => {
  const column = oddsColumn(tables, 1, 5) + 4;
  expect([troopCombat.names[column], surfaceLossOf(tables, column, 6)]).toEqual(['1:1', 10]);
});

test('FFW-4.10f, FFW-4.10g shifts stop at the ends of the table, dice below 2 count as 2', () => {
  expect([surfaceLossOf(tables, -4, 7), surfaceLossOf(tables, 20, 12), surfaceLossOf(tables, 6, 0)]).toEqual([
    0, 80, 50,
  ]);
  expect(tables.atmosphereModifiers).toEqual({ breathable: 0, tainted: -1, vacuum: -2 });
});

test('FFW-4.3c the percentage loss table follows its rule in every cell', () => {
  const factors = Object.keys(tables.percentageLoss).map(Number);
  expect(factors).toHaveLength(24);
  for (const factor of factors)
    expect(tables.percentageLoss[factor]).toEqual(
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((loss) => Math.round((factor * (100 - loss)) / 100)),
    );
  const printed = new Set(
    [...troops, ...worlds.map(({ defense: factor }) => ({ factor }))].map(({ factor }) => factor),
  );
  expect([...printed].filter((factor) => factor > 0 && !factors.includes(factor))).toEqual([]);
});

test('FFW-4.3c strength left', () => {
  expect([strengthAfter(tables, 15, 10), strengthAfter(tables, 15, 50), strengthAfter(tables, 1, 50)]).toEqual([
    14, 8, 1,
  ]);
  expect([strengthAfter(tables, 1, 60), strengthAfter(tables, 2, 80), strengthAfter(tables, 3, 90)]).toEqual([0, 0, 0]); // R44
  expect([strengthAfter(tables, 150_000, 10), strengthAfter(tables, 500, 100)]).toEqual([135_000, 0]);
  expect([strengthAfter(tables, 7, 50), strengthAfter(tables, 7, 0)]).toEqual([4, 7]); // not in the table
});

test('FFW-3.9b, FFW-3.9c, FFW-3.9d, FFW-3.9e phases and starports', () => {
  expect(tables.refuelling).toEqual({ gasGiant: [0, 0, 1], ocean: [0, 1, 1], base: [0, 0, 0] });
  const slots = Object.fromEntries(worlds.map(({ starport, slots: n }) => [starport, n]));
  expect(slots).toEqual({ A: 4, B: 3, C: 2, D: 1, E: 0, X: 0 });
});

test('FFW-6.1k, R21 Imperial reinforcements by die', () => {
  expect(tables.imperialReinforcements.map(({ battle, cruiser, fleets }) => [battle, cruiser, fleets])).toEqual([
    [0, 5, 1],
    [1, 4, 0],
    [2, 3, 0],
    [3, 2, 0],
    [4, 1, 0],
    [1, 0, 1],
  ]);
  expect(tables.sixFiveBattle).toBe(5);
});

test('FFW-6.2a, FFW-6.2k, R65 replacement points', () => {
  const [imperial = [], zhodani = []] = tables.replacements;
  const points = (side: typeof imperial, turn: number) => Object.values(receiptOn(side, turn));
  expect([0, 1, 6, 9, 10, 20, 21, 29, 30, 104].map((turn) => points(imperial, turn))).toEqual([
    [0, 3],
    [0, 0],
    [3, 3],
    [3, 3],
    [2, 1],
    [2, 1],
    [0, 0],
    [0, 0],
    [3, 3],
    [3, 3],
  ]);
  expect([0, 9, 10, 11, 20, 39, 40, 78].map((turn) => points(zhodani, turn))).toEqual([
    [30, 10],
    [0, 0],
    [15, 5],
    [0, 0],
    [15, 5],
    [0, 0],
    [2, 1],
    [2, 1],
  ]);
  expect(tables.replacementCosts).toEqual({
    rebuildSquadron: 1,
    replaceSquadron: 3,
    troopFactor: 1,
    armorTroopFactor: 2,
  });
});

test('FFW-8.2b level limits; R66 half points are cut off toward zero', () => {
  const { levels } = tables.victory;
  const level = (difference: number) => levelOf(levels, difference);
  expect([-301, -300, -201, -200, -101, -100, -51, -50, 0].map(level)).toEqual([
    'imperial-automatic',
    'imperial-decisive',
    'imperial-decisive',
    'imperial-major',
    'imperial-major',
    'imperial-marginal',
    'imperial-marginal',
    'stalemate',
    'stalemate',
  ]);
  expect([50, 50.5, 51, 100.5, 101, 201, 300.5, 301].map(level)).toEqual([
    'stalemate',
    'stalemate',
    'zhodani-marginal',
    'zhodani-marginal',
    'zhodani-major',
    'zhodani-decisive',
    'zhodani-decisive',
    'zhodani-automatic',
  ]);
  expect([level(-50.5), tables.victory.allVargr, tables.victory.allSwordWorlds]).toEqual(['stalemate', 15, 15]);
});

test('FFW-8.4c, R68 a declared armistice shifts two levels up to turn 51, then one', () => {
  expect(tables.victory.armistice).toEqual([
    { from: 26, to: 51, shift: 2 },
    { from: 52, to: Infinity, shift: 1 },
  ]);
});

test('FFW-9.4b, FFW-9.4d quality shifts', () => {
  const [imperial, zhodani] = tables.quality;
  expect(imperial).toEqual([
    [1, 2],
    [0, 1],
  ]);
  expect(zhodani).toEqual([
    [0, 1],
    [0, 0],
  ]);
});
