import { expect, test } from 'vitest';
import { type GivenUnit, given, givenState } from '../../testing/given.ts';
import { incomeOf } from './income.ts';

const inf = (owner: GivenUnit['owner'], system: string): GivenUnit => ({
  type: 'Inf',
  owner,
  system,
  where: 'surface',
});
const income = (units: Record<string, GivenUnit>, seat: number): number => incomeOf(givenState({ units }).at, seat);

test('IA-econ-1 IA-econ-2 each controlled habitable planet adds 10 to the treasury of its player', () => {
  const table = given({
    phase: 'income',
    treasury: [7, 40],
    units: { a: inf(0, 'A1'), b: inf(0, 'A2'), c: inf(0, 'B1'), d: inf(1, 'C1') },
  });
  expect(table.g.players.treasury).toEqual([37, 50]);
  expect(table.events.filter(({ type }) => type === 'income')).toMatchObject([
    { data: { seat: 0, money: 30, treasury: 37 }, visibleTo: [0] },
    { data: { seat: 1, money: 10, treasury: 50 }, visibleTo: [1] },
  ]);
});

test('IA-econ-3 IA-star-2 gas giants and rocky planets pay nothing, whatever stands beside them', () => {
  const units: Record<string, GivenUnit> = {
    a: inf(0, 'A1'),
    b: { type: 'B', owner: 0, system: 'A2', where: 'orbit:gasGiant' },
    c: { type: 'SS', owner: 0, system: 'B1', where: 'orbit:rocky' },
  };
  expect(income(units, 0)).toBe(10); // all six systems have all three kinds of planet
});

test('IA-econ-4 IA-econ-5 a blockaded planet pays neither its controller nor the blockader', () => {
  const units = {
    a: inf(0, 'A1'),
    b: inf(0, 'A2'),
    c: inf(1, 'C1'),
    dd: { type: 'DD', owner: 1, system: 'A1' } as const,
  };
  expect(income(units, 0)).toBe(10);
  expect(income(units, 1)).toBe(10);
});

test('IA-econ-2 a neutral planet pays nobody', () => {
  expect(income({ a: inf('neutral', 'B1'), dd: { type: 'DD', owner: 0, system: 'B1' } }, 0)).toBe(0);
});
