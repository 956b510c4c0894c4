/** Positions and lists for tests of S2. */
import type { UnitTypeId } from '../data/names.ts';
import { doOrder } from '../rules/strategic/build/orders.ts';
import { workOf } from '../rules/strategic/build/work.ts';
import type { BuildOrder, Position } from '../types.ts';
import { type Given, type GivenTable, type GivenUnit, given } from './given.ts';

export const A1 = 0;
export const base: GivenUnit = { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' };
export const inf: GivenUnit = { type: 'Inf', owner: 0, system: 'A1', where: 'surface' };
export const cargo: GivenUnit = { type: 'Cg', owner: 0, system: 'A1' };
export const start = (table: { unit(name: string): number }, type: UnitTypeId): BuildOrder => ({
  do: 'start',
  base: table.unit('b'),
  type,
});

export function building(units: Record<string, GivenUnit>, spec: Partial<Given> = {}): GivenTable {
  return given({ phase: 'build', treasury: [500, 500], units, ...spec });
}
export const refusal = (table: GivenTable, ...orders: BuildOrder[]): string | undefined =>
  table.refusal(0, 'build', { orders })?.rule;
/** Everybody's lists of one turn; the other side orders nothing. */
export function order(table: GivenTable, ...orders: BuildOrder[]): void {
  table.act(0, 'build', { orders });
  table.act(1, 'build', { orders: [] });
}
/** The same order in one turn after another, done on a bare state; returns what each turn cost. */
export function turns(at: Position, count: number, orders: (turn: number) => BuildOrder[]): number[] {
  return Array.from({ length: count }, (_, turn) => {
    const before = at.g.players.treasury[0]!;
    const work = workOf(at, 0);
    for (const one of orders(turn)) {
      const fault = doOrder(work, one);
      if (fault) throw new Error(`${one.do} was refused (${fault.rule}): ${fault.why}`);
    }
    return before - at.g.players.treasury[0]!;
  });
}
