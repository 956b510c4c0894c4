/** 4C: plotting, and the first plots before turn 1. */
import { z } from 'zod';
import { pickFrom, type Random } from '#core/random';
import type { RuleId } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { putSealed } from '../../board/asking.ts';
import { plottingValue } from '../../board/command.ts';
import { firstTurn, standingPlot, writePlot } from '../../board/orders.ts';
import { livingSeats, runsFleet, seatsOf, sideOfSeat } from '../../board/sides.ts';
import { numbersWhere, squadronsOf } from '../../board/units.ts';
import { ZHODANI } from '../../data/types.ts';
import { HORIZON, IN_PLAY, SET_UP, type WarState } from '../../state.ts';
import {
  type FfwChoice,
  type FfwFrame,
  type FfwPlay,
  type FleetPlot,
  type PlotOrder,
  type PlotSheet,
  type Position,
  refuse,
} from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { mayInsert, mustAbort, standingAfter } from './abort.ts';
import { detachFault, standingWith } from './detach.ts';
import { printPlot, readSheet } from './notation.ts';
import { type PlotFault, plotRefusal, turnRefusal } from './plot-fault.ts';
import { drawPlot, plotFault } from './plot-rules.ts';
import { abortIfDry, settlePlot } from './settle.ts';

/** FFW-3.3d, FFW-3.3e: before turn 1 the Zhodani side plots; R19, FFW-9.1c: the Imperial side only if it is warned. */
function mayPlot(g: WarState, side: number): boolean {
  return g.phase !== SET_UP || side === ZHODANI || g.discovered === 1;
}

/** Orders that a fleet must have: none before turn 1 if its side does not plot then; FFW-3.3w: none if it is well led. */
export function horizonOf(at: Position, fleet: number): number {
  return mayPlot(at.g, at.data.fleets[fleet]!.side) ? plottingValue(at, fleet) : 0;
}

function fleetsInPlay({ g }: Position): number[] {
  const { status } = g.fleets;
  return numbersWhere(status.length, (fleet) => status[fleet] === IN_PLAY);
}

/** Does a seat run a fleet about which there is anything to say? One that only arrives has no choice (R32). */
function hasPlots(at: Position, seat: number): boolean {
  const { g } = at;
  return fleetsInPlay(at).some(
    (fleet) => runsFleet(g, seat, fleet) && horizonOf(at, fleet) > (g.fleets.transit[fleet]! < 0 ? 0 : 1),
  );
}

export function plotting(play: FfwPlay, frame: FfwFrame<'plotting'>): void {
  switch (frame.at++) {
    case 0:
      for (const fleet of fleetsInPlay(play)) settlePlot(play, fleet);
      putSealed(play, 'plots', 'FFW-3.3c', { isFirst: false }, (seat) => hasPlots(play, seat));
      return;
    default:
      for (const fleet of fleetsInPlay(play)) complete(play, fleet);
      endPhase(play);
  }
}

/** S8 and S9. */
export function firstPlots(play: FfwPlay, frame: FfwFrame<'firstPlots'>): void {
  const { g } = play;
  switch (frame.at++) {
    case 0: {
      const seats = livingSeats(g).filter((seat) => mayPlot(g, sideOfSeat(g, seat)));
      putSealed(play, 'plots', 'FFW-3.3d', { isFirst: true }, (seat) => hasPlots(play, seat), seats);
      return;
    }
    default:
      for (const fleet of fleetsInPlay(play)) complete(play, fleet);
      play.done();
  }
}

/** A8: a forced abort that nobody ordered, and holds for all turns that are missing (FFW-3.3c, FFW-3.3p, FFW-3.3r). */
function complete(play: FfwPlay, fleet: number): void {
  const horizon = horizonOf(play, fleet);
  if (horizon > 0) abortIfDry(play, fleet);
  if (play.g.fleets.plotted[fleet]! < horizon)
    writePlot(play.g, fleet, filled(play, fleet, standingPlot(play.g, fleet), horizon));
}

function filled({ g }: Position, fleet: number, orders: readonly PlotOrder[], horizon: number): PlotOrder[] {
  const last = orders.at(-1)?.to ?? g.fleets.place[fleet]!;
  const holds = Array.from({ length: horizon - orders.length }, () => ({ to: last, jump: false, detach: [] }));
  return [...orders, ...holds];
}

/** The first thing that is wrong with a whole sheet. */
export function sheetFault(at: Position, seat: number, answer: PlotSheet): PlotFault | null {
  const sheet = readSheet(at, seat, answer);
  if ('rule' in sheet) return sheet;
  const seen = new Set<number>();
  for (const plot of sheet.fleets) {
    const fault = fleetPlotFault(at, seat, plot);
    if (fault) return fault;
    const { code } = at.data.fleets[plot.fleet]!;
    if (seen.has(plot.fleet)) return plotRefusal('FFW-3.3c', `${code} is plotted twice`, plot.fleet);
    seen.add(plot.fleet);
  }
  return null;
}

/** What is wrong with the new plot of one fleet, in words that name fleet, turn and rule. */
function fleetPlotFault(at: Position, seat: number, plot: FleetPlot): PlotFault | null {
  const { fleet, change, orders } = plot;
  if (!runsFleet(at.g, seat, fleet)) return plotRefusal('FFW-2.1b', 'that is no fleet of yours in play');
  const { code } = at.data.fleets[fleet]!;
  const about = (rule: RuleId, why: string): PlotFault => plotRefusal(rule, `${code}${why}`, fleet);
  const horizon = horizonOf(at, fleet);
  if (horizon === 0) return about('FFW-3.3w', ' has no plot: it moves without orders, or not at all yet');
  if (change !== 'none' && at.g.phase === SET_UP) return about('FFW-3.3l', ': there is no plot to change yet');
  if (change === 'insert' && !mayInsert(at, fleet))
    return about('FFW-3.3o', ': only a fleet that failed to refuel on a plotted hold may insert one');
  if (change === 'none' && mustAbort(at, fleet))
    return about('FFW-3.3m', ' cannot carry out its next order: abort it or insert a hold'); // FFW-3.3v
  const standing = standingWith(at, plot);
  const last = firstTurn(at.g) + horizon - 1;
  if (standing.length + orders.length > horizon)
    return turnRefusal(at, 'FFW-3.3c', fleet, last + 1, `it is plotted up to turn ${last}`);
  return detachFault(at, plot) ?? plotFault(at, fleet, standing, orders);
}

/** FFW-2.1k: the first new order belongs to a later turn than this, since standing orders begin with the next. */
function writeFleet(at: Position, plot: FleetPlot): void {
  const { fleet, orders } = plot;
  writePlot(at.g, fleet, filled(at, fleet, [...standingWith(at, plot), ...orders], horizonOf(at, fleet)));
}

const orderShape = z.strictObject({ to: indexShape, jump: z.boolean(), detach: z.array(indexShape).max(300) });
const detachShape = z.strictObject({ turn: z.int().min(1).max(9999), squadrons: z.array(indexShape).max(300) });
export const fleetShape = z.strictObject({
  fleet: indexShape,
  change: z.enum(['none', 'abort', 'insert']),
  orders: z.array(orderShape).max(HORIZON),
  detach: z.array(detachShape).max(HORIZON).optional(),
});
const codesShape = z.array(z.string().max(10)).max(100).default([]);

export const plots: FfwChoice<'plots'> = {
  shape: z.union([
    z.strictObject({ fleets: z.array(fleetShape).max(100) }),
    z.strictObject({ lines: z.array(z.string().max(4000)).max(900), abort: codesShape, insert: codesShape }),
  ]),
  check: (play, answer, { by }) => {
    const fault = sheetFault(play, by, answer);
    return fault && refuse(fault.rule, fault.why);
  },
  apply(play, answer, { by }) {
    const sheet = readSheet(play, by, answer);
    if ('rule' in sheet) return;
    for (const plot of sheet.fleets) writeFleet(play, plot);
    if (play.hasListeners) tellSheet(play, by, sheet.fleets);
  },
  sample: (play, { by }, random) => ({
    fleets: fleetsInPlay(play).flatMap((fleet) =>
      runsFleet(play.g, by, fleet) && horizonOf(play, fleet) > 0 ? [drawFleetPlot(play, fleet, random)] : [],
    ),
  }),
  defaultAnswer: () => ({ fleets: [] }),
};

function tellSheet(play: FfwPlay, seat: number, fleets: readonly FleetPlot[]): void {
  const changed = (to: FleetPlot['change']): number[] =>
    fleets.flatMap((one) => (one.change === to ? [one.fleet] : []));
  const from = firstTurn(play.g);
  const lines = fleets.flatMap(({ fleet }) => printPlot(play, fleet, standingPlot(play.g, fleet), from));
  const news = { lines, aborted: changed('abort'), inserted: changed('insert') };
  play.emit('FFW-3.3c', 'plotted', news, seatsOf(play.g, sideOfSeat(play.g, seat)));
}

function drawFleetPlot(at: Position, fleet: number, random: Random): FleetPlot {
  const change = drawChange(at, fleet, random);
  const standing = standingAfter(at, fleet, change);
  const fresh = {
    fleet,
    change,
    orders: drawPlot(at, fleet, standing, horizonOf(at, fleet) - standing.length, random),
  };
  const members = squadronsOf(at.g, fleet);
  if (standing.length === 0 || members.length < 2 || random.below(16) > 0) return fresh;
  const added = { turn: firstTurn(at.g) + random.below(standing.length), squadrons: [pickFrom(members, random)] };
  const plot = { ...fresh, detach: [added], orders: [] }; // R103
  return detachFault(at, plot) ? fresh : plot;
}

function drawChange(at: Position, fleet: number, random: Random): FleetPlot['change'] {
  if (at.g.phase === SET_UP) return 'none';
  if (mayInsert(at, fleet) && random.below(2) === 0) return 'insert';
  return mustAbort(at, fleet) || random.below(12) === 0 ? 'abort' : 'none'; // FFW-3.3l
}
