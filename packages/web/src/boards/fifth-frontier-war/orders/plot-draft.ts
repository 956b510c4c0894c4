/** A plot sheet while it is written: orders are added at the end of a fleet's list and taken back from there. */
import type { FleetHelp, FleetPlot, PlotOrder } from '@admiralty/engine/fifth-frontier-war';

export type Draft = readonly FleetPlot[];

export function plotOf(draft: Draft, fleet: number): FleetPlot {
  return draft.find((one) => one.fleet === fleet) ?? { fleet, change: 'none', orders: [] };
}

function withPlot(draft: Draft, plot: FleetPlot): FleetPlot[] {
  const others = draft.filter(({ fleet }) => fleet !== plot.fleet);
  return plot.orders.length === 0 && plot.change === 'none' ? others : [...others, plot];
}

export function added(draft: Draft, fleet: number, order: PlotOrder): FleetPlot[] {
  const plot = plotOf(draft, fleet);
  return withPlot(draft, { ...plot, orders: [...plot.orders, order] });
}

/** The first so many new orders stay. */
export function cutTo(draft: Draft, fleet: number, count: number): FleetPlot[] {
  const plot = plotOf(draft, fleet);
  return withPlot(draft, { ...plot, orders: plot.orders.slice(0, count) });
}

/** Another change of the standing plot: what was written after it has to be written anew. */
export function changedTo(draft: Draft, fleet: number, change: FleetPlot['change']): FleetPlot[] {
  return withPlot(draft, { fleet, change, orders: [] });
}

/** Turns of the fleet that have no order yet. */
export function missingIn({ first, last, standing }: FleetHelp, { orders }: FleetPlot): number {
  return Math.max(0, last - first + 1 - standing.length - orders.length);
}

/** The turn to be written next; null: its plot is whole. */
export function openTurn(help: FleetHelp, plot: FleetPlot): FleetHelp['turns'][number] | null {
  return missingIn(help, plot) > 0 ? (help.turns[plot.orders.length] ?? null) : null;
}

/** A hold where it will be; whoever only arrives can do nothing but arrive. */
export function holdOrder({ place, isArriving }: FleetHelp['turns'][number]): PlotOrder {
  return { to: place, jump: isArriving, detach: [] };
}

/** Every fleet that is still short of orders holds for one turn more; abort where it must. */
export function filled(draft: Draft, helps: readonly FleetHelp[]): FleetPlot[] {
  let next = [...draft];
  for (const help of helps) {
    const plot = plotOf(next, help.fleet);
    if (help.mustAbort && plot.change !== 'abort') next = changedTo(next, help.fleet, 'abort');
    else {
      const turn = openTurn(help, plot);
      if (turn) next = added(next, help.fleet, holdOrder(turn));
    }
  }
  return next;
}
