/** 4C before and after the sheets: plots that cannot go on are aborted or cut, and their owner is told (R16, R18, R32). */
import { plottingValue } from '../../board/command.ts';
import { standingPlot, writePlot } from '../../board/orders.ts';
import { seatsOf } from '../../board/sides.ts';
import { squadronsOf } from '../../board/units.ts';
import type { Events } from '../../text/event-readers.ts';
import { printOrder } from '../../text/notation.ts';
import type { FfwPlay, PlotOrder, Position } from '../../types.ts';
import { abortPlot, isOffPlot, mayInsert, mustAbort } from './abort.ts';

type Why = Events['plotLost']['why'];

/** Before the sheets: surplus orders go, and so do plots that only an abort mends. */
export function settlePlot(play: FfwPlay, fleet: number): void {
  const { g } = play;
  const value = plottingValue(play, fleet);
  const flag = g.fleets.mustAbort[fleet]!;
  if (g.fleets.plotted[fleet]! > value)
    change(play, fleet, 'shorter', () => writePlot(g, fleet, standingPlot(g, fleet).slice(0, value))); // FFW-3.3q, R18
  if (value > 0 && isOffPlot(play, fleet)) {
    if (g.fleets.transit[fleet]! >= 0) arriveAndHold(play, fleet, Math.max(1, value - 1));
    else change(play, fleet, flag === 1 ? 'failed' : 'astray', () => abortPlot(play, fleet));
  } else if (!mayInsert(play, fleet)) abortIfDry(play, fleet);
  g.fleets.mustAbort[fleet] = 0;
}

/** After the sheets: a forced abort that nobody ordered. */
export function abortIfDry(play: FfwPlay, fleet: number): void {
  if (mustAbort(play, fleet)) change(play, fleet, 'dry', () => abortPlot(play, fleet)); // FFW-3.3m
}

/** Its side left the combat by another way than plotted (FFW-4.6i). */
export function abortByLeaving(play: FfwPlay, fleet: number): void {
  change(play, fleet, 'disengaged', () => abortPlot(play, fleet));
}

/** Changes a plot and tells its side which orders are gone and why; plots are secret (FFW-3.3s). */
function change(play: FfwPlay, fleet: number, why: Why, write: () => void): void {
  if (!play.hasListeners) return write();
  const before = standingPlot(play.g, fleet);
  write();
  const orders = printed(play, before);
  const after = printed(play, standingPlot(play.g, fleet));
  if (orders.join() === after.join()) return;
  const dry = why === 'dry' ? squadronsOf(play.g, fleet).filter((one) => play.g.squadrons.fuelled[one] === 0) : [];
  const { side } = play.data.fleets[fleet]!;
  const lost = why === 'shorter' ? orders.slice(after.length) : orders;
  play.emit('FFW-3.3m', 'plotLost', { fleet, orders: lost, why, dry }, seatsOf(play.g, side));
}

function printed({ data }: Position, plot: readonly PlotOrder[]): string[] {
  return plot.map((order) => printOrder(data, order));
}

/** R32: the arrival, then holds up to the turn before the horizon; the last turn is plotted freely. */
function arriveAndHold({ g }: Position, fleet: number, count: number): void {
  const to = g.fleets.transit[fleet]!;
  writePlot(
    g,
    fleet,
    Array.from({ length: count }, (_, n) => ({ to, jump: n === 0, detach: [] })),
  );
}
