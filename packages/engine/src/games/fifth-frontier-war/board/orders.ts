/** The standing orders of a fleet: small ints in its row (see `Fleets.orders`). What may be ordered is s03-plots. */

import { HORIZON, NO_ORDER, PLOTTED, type WarState } from '../state.ts';
import type { PlotOrder } from '../types.ts';
import { holdersOf } from './columns.ts';

export function jumpTo(place: number): number {
  return 2 * place + 1;
}
export function holdAt(place: number): number {
  return 2 * place;
}
export function isJump(order: number): boolean {
  return order >= 0 && order % 2 === 1;
}
/** Place that an order names: where the fleet is afterwards. */
export function placeOfOrder(order: number): number {
  return order < 0 ? -1 : order >> 1;
}

/** Order number n of a fleet, from 0: the next to be carried out; NO_ORDER none. */
export function orderOf(g: WarState, fleet: number, n: number): number {
  return n < g.fleets.plotted[fleet]! ? g.fleets.orders[fleet * HORIZON + n]! : NO_ORDER;
}

export function ordersOf(g: WarState, fleet: number): number[] {
  return g.fleets.orders.slice(fleet * HORIZON, fleet * HORIZON + g.fleets.plotted[fleet]!);
}

/** Writes the whole row: what is behind the last order is NO_ORDER, so that equal plots are equal bytes. */
export function setOrders(g: WarState, fleet: number, orders: readonly number[]): void {
  g.fleets.plotted[fleet] = orders.length;
  for (let n = 0; n < HORIZON; n++) g.fleets.orders[fleet * HORIZON + n] = orders[n] ?? NO_ORDER;
}

/** 2E: takes the next order off; NO_ORDER when there is none. */
export function takeOrder(g: WarState, fleet: number): number {
  const [next = NO_ORDER, ...rest] = ordersOf(g, fleet);
  setOrders(g, fleet, rest);
  return next;
}

/** Turn that order number 0 belongs to: this one until 2E is over. */
export function firstTurn({ phase, turn }: WarState): number {
  return phase > PLOTTED ? turn + 1 : Math.max(1, turn);
}

/** The standing orders with their D lists. */
export function standingPlot(g: WarState, fleet: number): PlotOrder[] {
  const first = firstTurn(g);
  const plot = ordersOf(g, fleet).map((order): PlotOrder => {
    return { to: placeOfOrder(order), jump: isJump(order), detach: [] };
  });
  if (plot.length > 0)
    for (const squadron of holdersOf(g.squadrons.fleet, fleet))
      plot[g.squadrons.detach[squadron]! - first]?.detach.push(squadron);
  return plot;
}

/** Replaces the whole plot: orders and D lists, so far as the listed squadrons are in the fleet. */
export function writePlot(g: WarState, fleet: number, plot: readonly PlotOrder[]): void {
  const first = firstTurn(g);
  setOrders(
    g,
    fleet,
    plot.map(({ to, jump }) => (jump ? jumpTo(to) : holdAt(to))),
  );
  const { fleet: fleets, detach } = g.squadrons;
  for (const squadron of holdersOf(fleets, fleet)) if (detach[squadron]! >= first) detach[squadron] = 0;
  plot.forEach((order, n) => {
    for (const squadron of order.detach) if (fleets[squadron] === fleet) detach[squadron] = first + n;
  });
}
