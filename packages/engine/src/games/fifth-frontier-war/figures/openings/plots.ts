/** Plot sheets: every fleet of a seat, where it may go turn by turn, and how its fuel stands then. */
import { z } from 'zod';
import type { Openings } from '#core/figures';
import { fleetShape, sheetFault } from '../../rules/03-movement/plots.ts';
import type { FleetPlot, PlotOrder, WarTypes } from '../../types.ts';
import { type FleetHelp, plotHelp } from '../plot-help.ts';

/** The plots drafted so far. */
export interface PlotsPartial {
  fleets: FleetPlot[];
}

export interface PlotsNext {
  fleets: FleetHelp[];
}

export const plotsOpenings: Openings<WarTypes, 'plots'> = {
  shape: z.strictObject({ fleets: z.array(fleetShape).max(100) }),
  start: () => ({ fleets: [] }),
  next: (play, partial, { by }) => {
    const refusal = sheetFault(play, by, partial);
    return refusal
      ? { ok: false, refusal: { rule: refusal.rule, why: refusal.why } }
      : { ok: true, next: { fleets: plotHelp(play, by, partial.fleets) } };
  },
  leads: (_play, { fleets }, next) => {
    const longer = next.fleets.flatMap((help) =>
      continuations(
        help,
        fleets.find(({ fleet }) => fleet === help.fleet),
      ).map((plot) => ({
        fleets: [...fleets.filter(({ fleet }) => fleet !== help.fleet), plot],
      })),
    );
    return { answers: longer, partials: longer };
  },
};

/** One order more, or first the change that a plot needs. */
function continuations({ fleet, mustAbort, turns }: FleetHelp, draft?: FleetPlot): FleetPlot[] {
  if (!draft && mustAbort) return [{ fleet, change: 'abort', orders: [] }];
  const plot: FleetPlot = draft ?? { fleet, change: 'none', orders: [] };
  const last = turns.at(plot.orders.length);
  if (!last) return [];
  const hold: PlotOrder[] = last.isArriving ? [] : [{ to: last.place, jump: false, detach: [] }];
  const jumps = last.destinations.map((to): PlotOrder => ({ to, jump: true, detach: [] }));
  return [...hold, ...jumps].map((order) => ({ ...plot, orders: [...plot.orders, order] }));
}
