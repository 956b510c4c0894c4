/**
 * Fog of war (A6, option): composition, cargo and commanders of a fleet are hidden from a side that has no squadron in
 * its hex. In boxes nobody looks; what is in transit was seen. Views, news and resampling all ask here.
 */
import type { Reading } from './game-types.ts';
import { isOn } from './options.ts';
import { enemyOf } from './sides.ts';
import { hasSquadrons } from './units.ts';

/** Is what this fleet holds hidden from a side? */
export function isFogged(at: Reading, fleet: number, from: number): boolean {
  const { g, data } = at;
  if (!isOn(g, 'fogOfWar') || data.fleets[fleet]!.side === from) return false;
  const place = g.fleets.place[fleet]!;
  return place >= 0 && !hasSquadrons(at, from, place);
}

/** Is it hidden from a side where this squadron is? Independent squadrons are always seen. */
export function isFoggedSquadron(at: Reading, squadron: number, from: number): boolean {
  const fleet = at.g.squadrons.fleet[squadron]!;
  return fleet >= 0 && isFogged(at, fleet, from);
}

/** Does the enemy see what this fleet holds: may news about its contents go to all? */
export function isOpenFleet(at: Reading, fleet: number): boolean {
  return !isFogged(at, fleet, enemyOf(at.data.fleets[fleet]!.side));
}
