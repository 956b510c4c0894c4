import { expect, test } from 'vitest';
import { ODDS, SECOND_A, SECOND_B, UNIT_TYPES, type UnitTypeId } from '../data/names.ts';
import { standardData } from '../data/standard.ts';

const type = (id: UnitTypeId) => standardData.typeById.get(id)!;
/** as on the counters: full strength first */
const printed = (id: UnitTypeId): string[] =>
  type(id)
    .strengths.slice(1)
    .reverse()
    .map(({ as, ds, ma, isHyperspaceCapable }) => `${as}-${ds}-${ma}${ma > 0 && !isHyperspaceCapable ? '*' : ''}`);

test('IA-unit-6 BB: four steps', () => expect(printed('BB')).toEqual(['12-15-3', '9-12-3', '6-8-2', '3-4-1*']));
test('IA-unit-7 BC: three steps', () => expect(printed('BC')).toEqual(['10-10-4', '6-6-3', '3-3-1*']));
test('IA-unit-8 CA: three steps', () => expect(printed('CA')).toEqual(['6-8-4', '4-6-3', '2-3-1*']));
test('IA-unit-9 CL: two steps', () => expect(printed('CL')).toEqual(['5-5-5', '3-3-3*']));
test('IA-unit-10 DD: two steps', () => expect(printed('DD')).toEqual(['3-4-6', '2-2-3*']));
test('IA-unit-11 CV: four steps', () => expect(printed('CV')).toEqual(['3-3-5', '2-2-3', '1-1-2', '0-1-1*']));
test('IA-unit-12 F: two steps, never hyperspace', () => expect(printed('F')).toEqual(['4-3-8*', '2-2-8*']));
test('IA-unit-13 Cg: two steps', () => expect(printed('Cg')).toEqual(['0-2-2', '0-1-1*']));
test('IA-unit-14 B: four steps', () => expect(printed('B')).toEqual(['32-24-0', '25-18-0', '18-12-0', '12-6-0']));
test('IA-unit-15 SS: four steps without attack', () =>
  expect(printed('SS')).toEqual(['0-4-0', '0-3-0', '0-2-0', '0-1-0']));
test('IA-unit-16 T: two steps', () => expect(printed('T')).toEqual(['1-2-3', '0-1-2*']));
test('IA-unit-17 Inf: two steps, no movement', () => expect(printed('Inf')).toEqual(['3-4-0', '2-3-0']));
test('IA-unit-18 Arm: two steps, no movement', () => expect(printed('Arm')).toEqual(['6-4-0', '4-3-0']));

test('IA-mov-6 strategic range is half the MA rounded up, at the steps that are left', () => {
  const ranges = (id: UnitTypeId): number[] => type(id).strengths.map(({ range }) => range);
  expect(ranges('BB')).toEqual([0, 0, 1, 2, 2]);
  expect(ranges('CV')).toEqual([0, 0, 1, 2, 3]);
  expect(ranges('DD')).toEqual([0, 0, 3]);
  expect(ranges('Cg')).toEqual([0, 0, 1]);
  expect([ranges('F'), ranges('B'), ranges('Inf')]).toEqual([
    [0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 0, 0],
  ]);
});

test('IA-init-1 value points of all types', () => {
  const values = Object.fromEntries(UNIT_TYPES.map((id) => [id, type(id).valuePoints]));
  const ships = { BB: 150, BC: 100, CA: 80, CL: 54, DD: 45, CV: 125, F: 30, Cg: 15, T: 30 };
  expect(values).toEqual({ ...ships, B: 175, SS: 60, Inf: 36, Arm: 60, PDB: 175 });
});

test('IA-bld-8 build costs', () => {
  const costs = UNIT_TYPES.map((id) => type(id).buildCost);
  expect(costs).toEqual([30, 25, 20, 18, 15, 25, 10, 5, 10, 35, 12, 12, 20, 35]);
});

test('IA-rep-8 repair costs', () => {
  const costs = UNIT_TYPES.map((id) => type(id).repairCost);
  expect(costs).toEqual([15, 13, 10, 9, 8, 15, 5, 3, 5, 25, 6, 6, 10, 25]);
});

test('IA-tac-cbt-10 the Combat Results Table', () => {
  const { crt, second } = standardData.tables;
  expect(Object.fromEntries(ODDS.map((odds, row) => [odds, crt[row]]))).toEqual({
    '1-3': [SECOND_A, 0, 0, 0, 0, 0],
    '1-2': [1, 0, 0, 0, 0, 0],
    '1-1': [1, 1, 0, 0, 0, 0],
    '2-1': [1, 1, 1, 0, 0, 0],
    '3-1': [2, 1, 1, 1, 0, 0],
    '4-1': [3, 2, 1, 1, 1, 0],
    '5-1': [4, 3, 2, 1, 1, SECOND_B],
  });
  expect(second).toEqual([
    [1, 1, 1, 0, 0, 0],
    [0, 0, 1, 1, 2, 2],
  ]);
});

test('IA-bld-12 feeders: three Cg for a base, two for a station, three Inf for a PDB', () => {
  const feeders = (id: UnitTypeId) => type(id).feeders;
  expect(feeders('B')).toEqual({ type: UNIT_TYPES.indexOf('Cg'), count: 3, steps: 6 });
  expect(feeders('SS')).toEqual({ type: UNIT_TYPES.indexOf('Cg'), count: 2, steps: 4 });
  expect(feeders('PDB')).toEqual({ type: UNIT_TYPES.indexOf('Inf'), count: 3, steps: 6 });
  expect(UNIT_TYPES.filter((id) => feeders(id))).toEqual(['B', 'SS', 'PDB']);
});

test('IA-tac-cbt-22 facing arcs concern ships only', () =>
  expect(UNIT_TYPES.filter((id) => type(id).hasArcs)).toEqual(['BB', 'BC', 'CA', 'CL', 'DD', 'CV', 'Cg', 'T']));

test('range, facing and limits', () => {
  const { tables } = standardData;
  expect(tables.rangeChange).toEqual([0, 0, 0, -1, -2, -3]);
  expect([tables.forward, tables.rear, tables.defence]).toEqual([
    [2, 3],
    [1, 3],
    [1, 2],
  ]);
  expect([tables.fireGroup, tables.stacking, tables.income, tables.trade]).toEqual([
    9,
    3,
    10,
    { own: 1, neutral: 2, enemy: 3 },
  ]);
});
