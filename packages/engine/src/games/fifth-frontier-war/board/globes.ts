/**
 * FFW-9.2g, R106 (option): a fleet of nothing but black globe squadrons is undetected from its jump into a hex until the
 * combat there begins, or the combat phase is over. `lastSeen` remembers where the enemy saw it before.
 */
import { isBox } from '../data/places.ts';
import type { WarState } from '../state.ts';
import type { FfwPlay, Position } from '../types.ts';
import { isOn } from './options.ts';
import { enemyOf, seatsOf } from './sides.ts';
import { squadronsOf } from './units.ts';

/** Has it nothing else than black globe squadrons? */
export function isGlobeFleet({ g, data }: Position, fleet: number): boolean {
  const squadrons = squadronsOf(g, fleet);
  return squadrons.length > 0 && squadrons.every((squadron) => data.squadrons[squadron]!.blackGlobe);
}

/** Would a jump to this place go unseen? */
export function isUnseenJump(at: Position, fleet: number, to: number): boolean {
  return isOn(at.g, 'blackGlobes') && !isBox(at.data.map, to) && isGlobeFleet(at, fleet);
}

/** Is this fleet (-1: none) undetected by a side now? */
export function isUnseen({ g, data }: Position, fleet: number, from: number): boolean {
  return fleet >= 0 && g.fleets.lastSeen[fleet]! >= 0 && data.fleets[fleet]!.side !== from;
}

export function hasUnseen({ fleets }: WarState): boolean {
  return fleets.lastSeen.some((place) => place >= 0);
}

/** A fleet has jumped: the enemy hears where from and where to, or only that it is gone. */
export function settleJump(play: FfwPlay, rule: string, fleet: number, from: number, to: number): void {
  const news = { squadron: -1, fleet, from, to };
  if (!isUnseenJump(play, fleet, to)) return play.emit(rule, 'jumped', news);
  const { side } = play.data.fleets[fleet]!;
  play.g.fleets.lastSeen[fleet] = from;
  play.emit(rule, 'jumped', news, seatsOf(play.g, side));
  play.emit('FFW-9.2g', 'jumped', { ...news, to: -1 }, seatsOf(play.g, enemyOf(side)));
}

/** The undetected fleets of a hex, or all: they are seen from now on. */
export function appear(play: FfwPlay, hex = -1): void {
  const { lastSeen, place } = play.g.fleets;
  lastSeen.forEach((seen, fleet) => {
    if (seen < 0 || (hex >= 0 && place[fleet] !== hex)) return;
    lastSeen[fleet] = -1;
    play.markRevealed();
    play.emit('FFW-9.2g', 'appeared', { fleet, place: place[fleet]! });
  });
}
