/** A plot sheet while it is written: orders are added at the end of a fleet's list and taken back from there. */
import type { FleetHelp, FleetPlot, PlotOrder } from '@admiralty/engine/fifth-frontier-war';

export type Draft = readonly FleetPlot[];

export function plotOf(draft: Draft, fleet: number): FleetPlot {
  return draft.find((one) => one.fleet === fleet) ?? { fleet, change: 'none', orders: [] };
}

function withPlot(draft: Draft, { detach = [], ...plot }: FleetPlot): FleetPlot[] {
  const others = draft.filter(({ fleet }) => fleet !== plot.fleet);
  if (plot.orders.length + detach.length === 0 && plot.change === 'none') return others;
  return [...others, detach.length > 0 ? { ...plot, detach } : plot];
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

/** The order of each turn, standing and new. */
export function ordersOf({ first, standing }: FleetHelp, { orders }: FleetPlot): { turn: number; order: PlotOrder }[] {
  return [...standing, ...orders].map((order, n) => ({ turn: first + n, order }));
}

/** The turn in which a squadron leaves its fleet, null: it stays; fixed: an order that stands says so. */
export function leaving(help: FleetHelp, plot: FleetPlot, squadron: number): { turn: number | null; isFixed: boolean } {
  const found = ordersOf(help, plot).find(({ order }) => order.detach.includes(squadron));
  if (!found) return { turn: null, isFixed: false };
  const isNew =
    found.turn >= help.first + help.standing.length ||
    (plot.detach ?? []).some(({ turn, squadrons }) => turn === found.turn && squadrons.includes(squadron));
  return { turn: found.turn, isFixed: !isNew };
}

/** A squadron leaves its fleet in the adjustment of a turn that has an order; null: it stays. */
export function detached(draft: Draft, help: FleetHelp, squadron: number, turn: number | null): FleetPlot[] {
  const plot = plotOf(draft, help.fleet);
  const without = (list: readonly number[]): number[] => list.filter((one) => one !== squadron);
  const firstNew = help.first + help.standing.length;
  const orders = plot.orders.map((order, n) => ({
    ...order,
    detach: [...without(order.detach), ...(turn === firstNew + n ? [squadron] : [])],
  }));
  const lists = (plot.detach ?? []).map((one) => ({ ...one, squadrons: without(one.squadrons) }));
  const here = lists.find((one) => one.turn === turn);
  if (turn !== null && turn < firstNew)
    if (here) here.squadrons.push(squadron);
    else lists.push({ turn, squadrons: [squadron] });
  return withPlot(draft, { ...plot, orders, detach: lists.filter(({ squadrons }) => squadrons.length > 0) });
}
