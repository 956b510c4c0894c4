/** Aborts, insertions and changed horizons of plots (R16 to R18, R32). */
import { plottingValue } from '../../board/command.ts';
import { isJump, jumpTo, orderOf, placeOfOrder, standingPlot, writePlot } from '../../board/orders.ts';
import { areFuelled, squadronsOf } from '../../board/units.ts';
import { NO_ORDER } from '../../state.ts';
import type { FleetPlot, PlotOrder, Position } from '../../types.ts';

/** FFW-3.3n, R16, R32: standing orders become holds where the fleet is or arrives; D lists go. */
export function abortPlot(at: Position, fleet: number): void {
  writePlot(at.g, fleet, standingAfter(at, fleet, 'abort'));
}

/** FFW-3.3m, R16: tested in 4C after fleet adjustment. */
export function mustAbort(at: Position, fleet: number): boolean {
  const { g } = at;
  if (plottingValue(at, fleet) === 0) return false;
  if (isOffPlot(at, fleet)) return true;
  const isArriving = g.fleets.transit[fleet]! >= 0;
  return !isArriving && isJump(orderOf(g, fleet, 0)) && !areFuelled(g, squadronsOf(g, fleet));
}

/** Is the fleet elsewhere than its plot assumes, or did its jump fail? Then only an abort helps. */
export function isOffPlot({ g }: Position, fleet: number): boolean {
  const { place, transit, mustAbort: flag } = g.fleets;
  if (flag[fleet]! > 0) return true; // R15, R32
  const next = orderOf(g, fleet, 0);
  if (transit[fleet]! >= 0) return next !== jumpTo(transit[fleet]!);
  return next !== NO_ORDER && !isJump(next) && placeOfOrder(next) !== place[fleet];
}

/** FFW-3.3o, R17: it was plotted to hold in this turn, and a squadron that held with it is still dry. */
export function mayInsert(at: Position, fleet: number): boolean {
  const { g } = at;
  const current = g.fleets.current[fleet]!;
  if (current === NO_ORDER || isJump(current) || isOffPlot(at, fleet)) return false;
  const held = squadronsOf(g, fleet).filter((squadron) => g.squadrons.jumped[squadron] === 0);
  return plottingValue(at, fleet) > 0 && !areFuelled(g, held);
}

/** What stands of a plot after a change, before new orders: never more than the plotting value. */
export function standingAfter(at: Position, fleet: number, change: FleetPlot['change']): PlotOrder[] {
  const { g } = at;
  const transit = g.fleets.transit[fleet]!;
  const here = transit < 0 ? g.fleets.place[fleet]! : transit;
  const hold = (): PlotOrder => ({ to: here, jump: false, detach: [] });
  switch (change) {
    case 'none':
      return standingPlot(g, fleet);
    case 'insert': // later orders slide
      return [hold(), ...standingPlot(g, fleet)].slice(0, plottingValue(at, fleet));
    case 'abort':
      return Array.from({ length: g.fleets.plotted[fleet]! }, (_, n) => ({ ...hold(), jump: n === 0 && transit >= 0 }));
  }
}
