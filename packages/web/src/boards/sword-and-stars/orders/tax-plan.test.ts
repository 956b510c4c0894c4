import type { SystemView } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { demandOf, oddsOf, orderOf } from './tax-plan.ts';

const check = (demand: number, quiet: number, unrest: number) => ({
  demand,
  value: demand,
  quiet,
  unrest,
  rebellion: 36 - quiet - unrest,
});
const system = (more: Partial<SystemView>): SystemView =>
  ({
    system: 4,
    owner: 1,
    seatOf: -1,
    tech: 2,
    isInUnrest: false,
    isTaxed: false,
    isTaxOpen: true,
    exploitCheck: check(5, 12, 12),
    checks: [check(0, 36, 0), check(1, 30, 6), check(2, 24, 9), check(3, 18, 12)],
    ...more,
  }) as SystemView;

test('without a wish: the Seat pays all, a quiet System one point, one in Unrest nothing', () => {
  expect(demandOf(system({ seatOf: 1 }), undefined)).toBe(2);
  expect(demandOf(system({}), undefined)).toBe(1);
  expect(demandOf(system({ isInUnrest: true }), undefined)).toBe('skip');
  expect(demandOf(system({ tech: -1 }), undefined)).toBe('skip');
  expect(demandOf(system({ tech: 1 }), 2)).toBe(1);
});

test('odds come from the register; the Seat has none, a quiet System is exploited into Unrest', () => {
  expect(oddsOf(system({}), 2)).toEqual({ value: 2, quiet: 24 / 36, unrest: 0.25, rebellion: 3 / 36 });
  expect(oddsOf(system({ seatOf: 1 }), 2)).toBeNull();
  expect(oddsOf(system({}), 'exploit')).toEqual({ value: null, quiet: 0, unrest: 1, rebellion: 0 });
  expect(oddsOf(system({ isInUnrest: true }), 'exploit')?.value).toBe(5);
});

test('a System without a demand is never exploited by itself', () => {
  const low = system({ tech: 0 });
  expect(orderOf(low, demandOf(low, undefined))).toBeNull();
});

test('a demand becomes an order', () => {
  expect(orderOf(system({}), 2)).toEqual({ do: 'tax', system: 4, points: 2 });
  expect(orderOf(system({}), 'exploit')).toEqual({ do: 'exploit', system: 4 });
});
