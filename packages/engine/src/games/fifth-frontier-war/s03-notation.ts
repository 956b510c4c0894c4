/** Whole plot sheets in the notation of A5. */
import type { Refusal } from '../../core/types.ts';
import type { FleetPlot, PlotOrder, PlotSheet, Reading } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** A sheet by number, whichever form it came in. */
export const readSheet: (at: Reading, seat: number, sheet: PlotSheet) => { fleets: FleetPlot[] } | Refusal =
  unwrittenFunction('readSheet');

/** Lines of a plot: `7 18F: J2011`; `from` is the turn of the first. */
export const printPlot: (at: Reading, fleet: number, orders: readonly PlotOrder[], from: number) => string[] =
  unwrittenFunction('printPlot');
