/** D lists that are added to orders which stand already (R103). */
import { firstTurn } from '../../board/orders.ts';
import { squadronsOf } from '../../board/units.ts';
import type { FleetPlot, PlotOrder, Position } from '../../types.ts';
import { standingAfter } from './abort.ts';
import { type PlotFault, turnRefusal } from './plot-fault.ts';
import { plotFault } from './plot-rules.ts';

/** What stands of a plot after its change, with the squadrons that the sheet adds to its D lists. */
export function standingWith(at: Position, { fleet, change, detach = [] }: FleetPlot): PlotOrder[] {
  const standing = standingAfter(at, fleet, change);
  if (detach.length === 0) return standing;
  const first = firstTurn(at.g);
  const listed = new Set<number>();
  return standing.map((order, n) => {
    const added = detach.flatMap(({ turn, squadrons }) => (turn === first + n ? squadrons : []));
    const list = [...new Set([...order.detach, ...added])].filter((one) => !listed.has(one)); // gone by then
    for (const squadron of list) listed.add(squadron);
    return { ...order, detach: list };
  });
}

/** FFW-3.3j, R103: only to orders not yet carried out, of squadrons in the fleet by then; FFW-3.3h: it strands nobody. */
export function detachFault(at: Position, plot: FleetPlot): PlotFault | null {
  const { fleet, change, detach = [] } = plot;
  if (detach.length === 0) return null;
  const first = firstTurn(at.g);
  const standing = standingAfter(at, fleet, change);
  const members = squadronsOf(at.g, fleet);
  for (const { turn, squadrons } of detach) {
    if (turn < first || turn >= first + standing.length)
      return turnRefusal(at, 'FFW-3.3j', fleet, turn, 'no order stands for that turn to which a D list could be added');
    const gone = standing.slice(0, turn - first).flatMap((order) => order.detach);
    const stranger = squadrons.find((one) => !members.includes(one) || gone.includes(one));
    if (stranger !== undefined)
      return turnRefusal(at, 'FFW-3.3j', fleet, turn, `${nameOf(at, stranger)} is not in the fleet by then`);
  }
  if (plotFault(at, fleet, [], standing)) return null; // standing orders are not checked again (R16)
  const fault = plotFault(at, fleet, [], standingWith(at, plot));
  return fault?.rule === 'FFW-3.3h' ? fault : null;
}

function nameOf({ data }: Position, squadron: number): string {
  return data.squadrons[squadron]?.id ?? 'that';
}
