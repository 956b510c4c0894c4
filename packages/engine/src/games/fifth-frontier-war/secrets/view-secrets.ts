/** The secrets of the game (A6): plots, the secret base and, with the option, what the fog of war covers. */
import type { Viewer } from '#core/types';
import { hasUnseen, isUnseen } from '../board/globes.ts';
import { baseOption, isOn } from '../board/options.ts';
import { enemyOf, sideOfSeat } from '../board/sides.ts';
import { numbersWhere } from '../board/units.ts';
import { SIDES, ZHODANI } from '../data/types.ts';
import { IN_PLAY, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { isInFog } from './fog.ts';

/** Sides whose secrets a viewer knows: seats of one side see the same (A7). */
export function sidesKnown(g: WarState, viewer: Viewer): number[] {
  if (viewer === 'referee') return SIDES.map((_, side) => side);
  return viewer === 'public' ? [] : [sideOfSeat(g, viewer)];
}

/** FFW-5.13b: the secret base is its side's alone until it is revealed. */
export function isBaseKnown(g: WarState, sides: readonly number[]): boolean {
  return g.secretBase < 0 || g.baseRevealed === 1 || baseOption(g) !== 'chosen' || sides.includes(ZHODANI);
}

/** FFW-3.3s: plots and D lists are their side's. */
export function isPlotKnown({ data }: Position, fleet: number, sides: readonly number[]): boolean {
  return sides.includes(data.fleets[fleet]!.side);
}

/**
 * How many orders stand: with fog of war it would tell of the commander, and of a fleet in transit whether its plot
 * survived (R32).
 */
export function isHorizonKnown(at: Position, fleet: number, sides: readonly number[]): boolean {
  const isOpen = !isOn(at.g, 'fogOfWar') && at.g.fleets.transit[fleet]! < 0;
  return isOpen || isPlotKnown(at, fleet, sides);
}

/** What the fog of war hides from somebody who knows these sides: numbers in ascending order. */
export interface Fogged {
  /** whole fleets under black globes (R106): not even their markers are seen */
  readonly unseen: ReadonlySet<number>;
  /** fleets whose contents are hidden */
  readonly fleets: ReadonlySet<number>;
  readonly squadrons: ReadonlySet<number>;
  readonly troops: ReadonlySet<number>;
  readonly admirals: ReadonlySet<number>;
}

const CLEAR: Fogged = {
  unseen: new Set(),
  fleets: new Set(),
  squadrons: new Set(),
  troops: new Set(),
  admirals: new Set(),
};

export function foggedFor(at: Position, sides: readonly number[]): Fogged {
  const { g, data } = at;
  if (!isOn(g, 'fogOfWar') && !hasUnseen(g)) return CLEAR;
  const hidden = data.fleets.filter(({ index, side }) => g.fleets.status[index] === IN_PLAY && !sides.includes(side));
  const those = (isMeant: (fleet: number, from: number) => boolean): number[] =>
    hidden.filter(({ index, side }) => isMeant(index, enemyOf(side))).map(({ index }) => index);
  const unseen = new Set(those((fleet, from) => isUnseen(at, fleet, from)));
  const fogged = those((fleet, from) => isInFog(at, fleet, from, sides.includes(from)));
  const fleets = new Set(fogged.filter((fleet) => !unseen.has(fleet)));
  const within = (column: readonly number[], isHost: (host: number) => boolean): Set<number> =>
    new Set(numbersWhere(column.length, (unit) => isHost(column[unit]!)));
  const squadrons = within(g.squadrons.fleet, (fleet) => fleets.has(fleet) || unseen.has(fleet));
  const isAboard = (host: number): boolean => squadrons.has(host);
  return {
    unseen,
    fleets,
    squadrons,
    troops: within(g.troops.aboard, isAboard),
    admirals: within(g.admirals.aboard, isAboard),
  };
}
