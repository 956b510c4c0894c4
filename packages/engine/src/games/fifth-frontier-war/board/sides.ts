/** Seats and sides (A7): seat 0 Imperial, 1 Zhodani, 2 the second of the shared side, 3 the second of the other. */

import type { Squadron, Troop } from '../data/types.ts';
import { IMPERIAL, sideOfNavy, ZHODANI } from '../data/types.ts';
import { IN_PLAY, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { holdersOf } from './columns.ts';
import { defenseStrength, strengthOf } from './strength.ts';

export function enemyOf(side: number): number {
  return 1 - side;
}

function sharedSide(g: Pick<WarState, 'options'>): number {
  return g.options['sharedSide'] === 'imperial' ? IMPERIAL : ZHODANI;
}

export function sideOfSeat(g: Pick<WarState, 'options'>, seat: number): number {
  if (seat < 2) return seat;
  return seat === 2 ? sharedSide(g) : enemyOf(sharedSide(g));
}

/** Seat of the second player of a side, -1: one player has it all. */
function secondSeat(g: WarState, side: number): number {
  const seat = side === sharedSide(g) ? 2 : 3;
  return seat < g.seats ? seat : -1;
}

export function isLiving(g: WarState, seat: number): boolean {
  return seat >= 0 && seat < g.seats && g.out[seat] === 0;
}

/** Living seats of a side, the first player before the second. */
export function seatsOf(g: WarState, side: number): number[] {
  return [side, secondSeat(g, side)].filter((seat) => isLiving(g, seat));
}

export function livingSeats(g: WarState): number[] {
  return Array.from({ length: g.seats }, (_, seat) => seat).filter((seat) => isLiving(g, seat));
}

/** Speaks for the whole side: secret base, replacements, armistice, defenses of home worlds. */
export function speakerOf(g: WarState, side: number): number {
  return isLiving(g, side) ? side : secondSeat(g, side);
}

/** The seat that has a side's first or second part; who is left has both. */
function partSeat(g: WarState, side: number, isSecond: boolean): number {
  const second = secondSeat(g, side);
  if (!isLiving(g, second)) return side;
  return isSecond || !isLiving(g, side) ? second : side;
}

/** A7: colonials and the allied navies are the second player's */
function isSecondPart({ navy, isColonial }: Pick<Squadron, 'navy' | 'isColonial'>): boolean {
  return isColonial || navy > ZHODANI;
}

export function seatOfSquadron({ g, data }: Position, squadron: number): number {
  const counter = data.squadrons[squadron]!;
  return partSeat(g, counter.side, isSecondPart(counter));
}

export function seatOfTroop({ g, data }: Position, troop: number): number {
  const counter: Troop = data.troops[troop]!;
  const isSecond = isSecondPart(counter) || counter.group === 'huscarle' || counter.group === 'mercenary';
  return partSeat(g, counter.side, isSecond);
}

/** Who places an admiral: those who serve the allied navies are the second player's. */
export function seatOfAdmiral({ g }: Position, admiral: number): number {
  const navy = g.admirals.navy[admiral]!;
  return partSeat(g, sideOfNavy(navy), navy > ZHODANI);
}

/** Who receives a marker that is drawn: the allied navies' go to the second player, Imperial ones in turn. */
export function seatForMarker({ g, data }: Position, fleet: number): number {
  const { navy, side } = data.fleets[fleet]!;
  if (side === ZHODANI) return partSeat(g, side, navy > ZHODANI);
  const held = (seat: number): number => g.fleets.seat.filter((one) => one === seat).length;
  const [first = side, second = first] = seatsOf(g, side);
  return held(second) < held(first) ? second : first;
}

/** A7: the seat of most of these squadrons, tie seat 1. */
export function seatOfMost(at: Position, side: number, squadrons: readonly number[]): number {
  const second = partSeat(at.g, side, true);
  const of = squadrons.filter((squadron) => seatOfSquadron(at, squadron) === second).length;
  return of * 2 > squadrons.length ? second : partSeat(at.g, side, false);
}

/** A7: who decides for a side in one place: whoever has most squadrons there, tie or none seat 1. */
export function leaderAt({ g, data }: Position, side: number, place: number): number {
  if (seatsOf(g, side).length < 2) return speakerOf(g, side);
  let balance = 0;
  for (const squadron of holdersOf(g.squadrons.place, place)) {
    const counter = data.squadrons[squadron]!;
    if (counter.side === side) balance += isSecondPart(counter) ? 1 : -1;
  }
  return partSeat(g, side, balance > 0);
}

/** A7: who decides in surface combat: most current strength on the world, tie seat 1; the defense unit of an own world is seat 1's. */
export function groundLeaderAt(at: Position, side: number, place: number): number {
  const { g, data } = at;
  const second = partSeat(g, side, true);
  const first = partSeat(g, side, false);
  if (first === second) return first;
  const world = data.map.worldAt[place] ?? -1;
  let balance = world >= 0 && g.worlds.control[world] === side ? -defenseStrength(at, world) : 0;
  for (const troop of holdersOf(g.troops.place, place))
    if (g.troops.status[troop] === IN_PLAY && data.troops[troop]!.side === side)
      balance += seatOfTroop(at, troop) === second ? strengthOf(at, troop) : -strengthOf(at, troop);
  return balance > 0 ? second : first;
}

/** Is this fleet in play and run by this seat? Answers may name any number. */
export function runsFleet({ fleets }: WarState, seat: number, fleet: number): boolean {
  return fleets.status[fleet] === IN_PLAY && fleets.seat[fleet] === seat;
}

/** Side that an admiral fights for: that of the navy he serves (FFW-5.7). */
export function sideOfAdmiral(g: WarState, admiral: number): number {
  return sideOfNavy(g.admirals.navy[admiral]!);
}
