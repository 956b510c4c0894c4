/** The secrets of the game (A6): plots, the secret base and, with the option, what the fog of war covers. */
import type { Viewer } from '../../core/types.ts';
import { SIDES, ZHODANI } from './data/types.ts';
import { isFogged } from './fog.ts';
import type { Reading } from './game-types.ts';
import { isOn } from './options.ts';
import { enemyOf, sideOfSeat } from './sides.ts';
import { IN_PLAY, type WarState } from './state.ts';
import { numbersWhere } from './units.ts';

/** Sides whose secrets a viewer knows: seats of one side see the same (A7). */
export function sidesKnown(g: WarState, viewer: Viewer): number[] {
  if (viewer === 'referee') return SIDES.map((_, side) => side);
  return viewer === 'public' ? [] : [sideOfSeat(g, viewer)];
}

/** FFW-5.13b: the secret base is its side's alone until it is revealed. */
export function isBaseKnown(g: WarState, sides: readonly number[]): boolean {
  return g.secretBase < 0 || g.baseRevealed === 1 || sides.includes(ZHODANI);
}

/** FFW-3.3s: plots and D lists are their side's. */
export function isPlotKnown({ data }: Reading, fleet: number, sides: readonly number[]): boolean {
  return sides.includes(data.fleets[fleet]!.side);
}

/**
 * How many orders stand: with fog of war it would tell of the commander, and of a fleet in transit whether its plot
 * survived (R32).
 */
export function isHorizonKnown(at: Reading, fleet: number, sides: readonly number[]): boolean {
  const isOpen = !isOn(at.g, 'fogOfWar') && at.g.fleets.transit[fleet]! < 0;
  return isOpen || isPlotKnown(at, fleet, sides);
}

/** What the fog of war hides from somebody who knows these sides: numbers in ascending order. */
export interface Fogged {
  readonly fleets: ReadonlySet<number>;
  readonly squadrons: ReadonlySet<number>;
  readonly troops: ReadonlySet<number>;
  readonly admirals: ReadonlySet<number>;
}

const CLEAR: Fogged = { fleets: new Set(), squadrons: new Set(), troops: new Set(), admirals: new Set() };

export function foggedFor(at: Reading, sides: readonly number[]): Fogged {
  const { g, data } = at;
  if (!isOn(g, 'fogOfWar')) return CLEAR;
  const isCovered = ({ index, side }: { index: number; side: number }): boolean =>
    g.fleets.status[index] === IN_PLAY && !sides.includes(side) && isFogged(at, index, enemyOf(side));
  const fleets = new Set(data.fleets.filter(isCovered).map(({ index }) => index));
  const within = (column: readonly number[], hosts: ReadonlySet<number>): Set<number> =>
    new Set(numbersWhere(column.length, (unit) => hosts.has(column[unit]!)));
  const squadrons = within(g.squadrons.fleet, fleets);
  return {
    fleets,
    squadrons,
    troops: within(g.troops.aboard, squadrons),
    admirals: within(g.admirals.aboard, squadrons),
  };
}
