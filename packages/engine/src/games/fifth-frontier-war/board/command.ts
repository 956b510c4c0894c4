/** Who commands: precedence, eligibility, tactical factors, plotting values (FFW-5.5 to 5.8). */

import type { WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { frontOf } from './options.ts';
import { admiralsAt, squadronsAt } from './units.ts';

/** FFW-5.8a: the warrant gives precedence 0; lower is more senior. */
export function precedenceOf(g: WarState, admiral: number): number {
  return g.warrantHolder === admiral ? 0 : g.admirals.precedence[admiral]!;
}

/** FFW-5.6a, FFW-5.6b, R34: squadrons of the admiral's navy are not outnumbered by those of others. */
export function mayCommand({ g, data }: Position, admiral: number, squadrons: readonly number[]): boolean {
  const navy = g.admirals.navy[admiral]!;
  const own = squadrons.filter((squadron) => data.squadrons[squadron]!.navy === navy).length;
  return own * 2 >= squadrons.length;
}

/**
 * R34, R35: the admiral whose tactical factor a side uses in this hex, -1 none: the most senior of an eligible navy. Where
 * two navies are eligible each has half of the squadrons: they tie, and the owner's choice is the better factor.
 */
export function overallCommander(at: Position, side: number, place: number): number {
  const { g } = at;
  const squadrons = squadronsAt(at, side, place);
  const seniors = new Map<number, number>();
  for (const admiral of admiralsAt(g, side, place)) {
    if (!mayCommand(at, admiral, squadrons)) continue;
    const navy = g.admirals.navy[admiral]!;
    const senior = seniors.get(navy);
    if (senior === undefined || precedenceOf(g, admiral) < precedenceOf(g, senior)) seniors.set(navy, admiral); // FFW-5.5c, FFW-5.5f
  }
  let best = -1;
  for (const admiral of seniors.values())
    if (best < 0 || tacticalOf(at, admiral) > tacticalOf(at, best)) best = admiral;
  return best;
}

/** FFW-5.5d: one less when he is on the world. */
export function tacticalOf({ g, data }: Position, admiral: number): number {
  return data.admirals[admiral]!.tactical - (g.admirals.aboard[admiral]! < 0 ? 1 : 0);
}

/** FFW-4.5c, FFW-4.5d, FFW-4.5e: tactical factor of a side in a hex; without an eligible admiral 0. */
export function tacticalFactor(at: Position, side: number, place: number): number {
  const admiral = overallCommander(at, side, place);
  return admiral < 0 ? 0 : tacticalOf(at, admiral);
}

/** FFW-3.3a, FFW-3.3b, R79: plotting value of a fleet; E3: in a front an admiral counts only if his factor is lower. */
export function plottingValue(at: Position, fleet: number): number {
  return plottingUnder(at, fleet, at.g.fleets.commander[fleet]!);
}

/** Its plotting value if this admiral commanded it, -1 nobody. */
export function plottingUnder(at: Position, fleet: number, commander: number): number {
  const own = commander < 0 ? null : at.data.admirals[commander]!.plotting;
  const front = frontOf(at);
  const marker = at.data.fleets[fleet]!;
  if (!front) return own ?? marker.plotting;
  return Math.min(front.plotting[marker.navy] ?? marker.plotting, own ?? Number.POSITIVE_INFINITY);
}

/** FFW-3.5a, R78: led by an admiral with plotting factor 0. */
export function isWellLed(at: Position, fleet: number): boolean {
  return at.g.fleets.commander[fleet]! >= 0 && plottingValue(at, fleet) === 0;
}
