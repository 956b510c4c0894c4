/**
 * Fog of war (A6, option): composition, cargo and commanders of a fleet are hidden from a side that has no squadron in
 * its hex. In boxes nobody looks; what is in transit was seen. Views, news and resampling all ask here.
 */

import { isUnseen } from '../board/globes.ts';
import { isOn } from '../board/options.ts';
import { enemyOf } from '../board/sides.ts';
import { squadronsAt } from '../board/units.ts';
import type { Position } from '../types.ts';

/** Is what this fleet holds hidden from a side: by the fog, or because the whole fleet is undetected (R106)? */
export function isFogged(at: Position, fleet: number, from: number): boolean {
  return isUnseen(at, fleet, from) || isInFog(at, fleet, from);
}

/**
 * Is what this fleet holds hidden from a side by the fog of war? Its own undetected squadrons look as well, but only that
 * side may know what they see: `isOwn` for its own view.
 */
export function isInFog(at: Position, fleet: number, from: number, isOwn = false): boolean {
  const { g, data } = at;
  if (!isOn(g, 'fogOfWar') || data.fleets[fleet]!.side === from) return false;
  const place = g.fleets.place[fleet]!;
  if (place < 0) return false;
  const isLooking = (squadron: number): boolean => isOwn || !isUnseen(at, g.squadrons.fleet[squadron]!, enemyOf(from));
  return !squadronsAt(at, from, place).some(isLooking);
}

/** Is it hidden from a side where this squadron is? Independent squadrons are always seen. */
export function isFoggedSquadron(at: Position, squadron: number, from: number): boolean {
  const fleet = at.g.squadrons.fleet[squadron]!;
  return fleet >= 0 && isFogged(at, fleet, from);
}

/** Does the enemy see what this fleet holds: may news about its contents go to all? */
export function isOpenFleet(at: Position, fleet: number): boolean {
  return !isFogged(at, fleet, enemyOf(at.data.fleets[fleet]!.side));
}
