/**
 * A war alike in all that one seat knows, with the rest redrawn: plots and D lists of the enemy, his secret base, and
 * what the fog of war covers. Nothing hidden is read before it is overwritten.
 */
import { pickFrom, type Random } from '#core/random';
import { plottingValue } from '../board/command.ts';
import { writePlot } from '../board/orders.ts';
import { enemyOf, sideOfSeat } from '../board/sides.ts';
import { type FifthFrontierWarData, IMPERIAL } from '../data/types.ts';
import { drawPlot } from '../rules/03-movement/plot-rules.ts';
import { cloneState, IN_PLAY, PLOTTED, PLOTTING, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { redrawFogged } from './resample-fog.ts';
import { foggedFor, isBaseKnown, isHorizonKnown } from './view-secrets.ts';

export function resample(data: FifthFrontierWarData, g: WarState, seat: number, random: Random): WarState {
  const next = cloneState(g);
  const at: Position = { g: next, data };
  const side = sideOfSeat(g, seat);
  redrawFogged(at, foggedFor(at, [side]), random);
  if (!isBaseKnown(g, [side])) next.secretBase = pickFrom(data.orderOfBattle.secretBaseHexes, random);
  redrawPlots(at, enemyOf(side), random);
  return next;
}

function redrawPlots(at: Position, side: number, random: Random): void {
  const { g, data } = at;
  for (const { index, side: owner } of data.squadrons) {
    if (owner !== side) continue;
    g.squadrons.detach[index] = 0;
    g.squadrons.detachedFrom[index] = -1;
  }
  for (const { index: fleet, side: owner } of data.fleets) {
    if (owner !== side || g.fleets.status[fleet] !== IN_PLAY) continue;
    const isArriving = g.fleets.transit[fleet]! >= 0;
    const known = isHorizonKnown(at, fleet, []) ? g.fleets.plotted[fleet]! : horizonNow(at, fleet);
    const count = isArriving && plottingValue(at, fleet) > 0 ? Math.max(1, known) : known;
    if (isArriving) g.fleets.mustAbort[fleet] = 0; // R32: whether its plot survives is secret
    writePlot(g, fleet, drawPlot(at, fleet, [], count, random));
  }
}

/** Orders that stand at this moment of the turn if all went as usual: one less between 2E and 4C. */
function horizonNow(at: Position, fleet: number): number {
  const { turn, phase, discovered } = at.g;
  const isUnplotted = turn === 1 && at.data.fleets[fleet]!.side === IMPERIAL && discovered === 0 && phase <= PLOTTING;
  if (turn === 0 || isUnplotted) return 0;
  const carriedOut = phase > PLOTTED && phase <= PLOTTING ? 1 : 0;
  return Math.max(0, plottingValue(at, fleet) - carriedOut);
}
