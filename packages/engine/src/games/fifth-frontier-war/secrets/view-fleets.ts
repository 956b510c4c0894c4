/** A fleet as a viewer sees it: its marker always, what it holds unless the fog hides it, its plot only its own side. */
import { plottingValue } from '../board/command.ts';
import { firstTurn, standingPlot } from '../board/orders.ts';
import { squadronsOf } from '../board/units.ts';
import { mayInsert, mustAbort } from '../rules/03-movement/abort.ts';
import { NO_ORDER } from '../state.ts';
import { printOrder, printStanding } from '../text/notation.ts';
import type { Position } from '../types.ts';
import { type Fogged, isHorizonKnown, isPlotKnown } from './view-secrets.ts';
import type { FleetView, OrderView } from './view-types.ts';

export function fleetView(at: Position, fleet: number, sides: readonly number[], fogged: Fogged): FleetView {
  const { g, data } = at;
  const { fleets } = g;
  const isSeen = !fogged.fleets.has(fleet);
  const isOwn = isPlotKnown(at, fleet, sides);
  const current = fleets.current[fleet]!;
  return {
    fleet,
    place: fleets.place[fleet]!,
    transit: fleets.transit[fleet]!,
    seat: fleets.seat[fleet]!,
    current: current === NO_ORDER ? null : printStanding(data, current),
    hasFailed: fleets.mustAbort[fleet] === 1 && fleets.transit[fleet]! < 0, // that a plot was left by disengaging is secret
    squadrons: isSeen ? squadronsOf(g, fleet) : null,
    commander: isSeen ? fleets.commander[fleet]! : null,
    plotting: isSeen ? plottingValue(at, fleet) : null,
    plotted: isHorizonKnown(at, fleet, sides) ? fleets.plotted[fleet]! : null,
    orders: isOwn ? ordersView(at, fleet) : null, // FFW-3.3s
    mustAbort: isOwn ? mustAbort(at, fleet) : null,
    mayInsert: isOwn ? mayInsert(at, fleet) : null,
  };
}

function ordersView({ g, data }: Position, fleet: number): OrderView[] {
  const first = firstTurn(g);
  return standingPlot(g, fleet).map((order, n) => ({ turn: first + n, order: printOrder(data, order), to: order.to }));
}
