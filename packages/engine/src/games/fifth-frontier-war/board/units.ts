/** Who is where. Lists are in ascending number. Squadrons in transit are nowhere (R28). */

import { IN_PLAY, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { holdersOf } from './columns.ts';

/** Is this any counter of the game? Answers may name any number. */
export function isIndex(list: readonly unknown[], index: number): boolean {
  return index >= 0 && index < list.length;
}

/** In play and of this side. */
export function isOwnSquadron({ g, data }: Position, squadron: number, side: number): boolean {
  return g.squadrons.status[squadron] === IN_PLAY && data.squadrons[squadron]!.side === side;
}

/** Squadrons of a side in a hex or box. */
export function squadronsAt({ g, data }: Position, side: number, place: number): number[] {
  return holdersOf(g.squadrons.place, place).filter((squadron) => data.squadrons[squadron]!.side === side);
}

export function hasSquadrons({ g, data }: Position, side: number, place: number): boolean {
  return holdersOf(g.squadrons.place, place).some((squadron) => data.squadrons[squadron]!.side === side);
}

/** Squadrons of a fleet, in transit or not. */
export function squadronsOf(g: WarState, fleet: number): number[] {
  return holdersOf(g.squadrons.fleet, fleet).slice();
}

export function fleetsAt({ g, data }: Position, side: number, place: number): number[] {
  return holdersOf(g.fleets.place, place).filter((fleet) => data.fleets[fleet]!.side === side);
}

/** Troops of a side on the world or in the box, covert guerrillas left out: they are ignored (FFW-5.11a). */
export function troopsAt({ g, data }: Position, side: number, place: number): number[] {
  const { place: places, overt } = g.troops;
  return holdersOf(places, place).filter((troop) => {
    const counter = data.troops[troop]!;
    return counter.side === side && (!counter.isGuerrilla || overt[troop] === 1);
  });
}

/** Admirals of a side on the world or in the box, not those aboard. */
export function admiralsAshore(g: WarState, side: number, place: number): number[] {
  return admiralsWhere(g, side, (admiral) => g.admirals.place[admiral] === place);
}

/** Admirals of a side in a place, aboard or not. */
export function admiralsAt(g: WarState, side: number, place: number): number[] {
  return admiralsWhere(g, side, (admiral) => whereIsAdmiral(g, admiral) === place);
}

function admiralsWhere(g: WarState, side: number, isMeant: (admiral: number) => boolean): number[] {
  const found: number[] = [];
  const { status, navy } = g.admirals;
  for (let admiral = 0; admiral < status.length; admiral++)
    if (status[admiral] === IN_PLAY && (navy[admiral] === 0 ? 0 : 1) === side && isMeant(admiral)) found.push(admiral);
  return found;
}

/** Place of a troop unit or admiral: of its squadron when aboard; -1 in transit or not in play. */
export function whereIsTroop({ troops, squadrons }: WarState, troop: number): number {
  const aboard = troops.aboard[troop]!;
  return aboard < 0 ? troops.place[troop]! : squadrons.place[aboard]!;
}
export function whereIsAdmiral({ admirals, squadrons }: WarState, admiral: number): number {
  const aboard = admirals.aboard[admiral]!;
  return aboard < 0 ? admirals.place[admiral]! : squadrons.place[aboard]!;
}

export function troopsAboard(g: WarState, squadron: number): number[] {
  return holdersOf(g.troops.aboard, squadron).slice();
}
export function admiralsAboard(g: WarState, squadron: number): number[] {
  return holdersOf(g.admirals.aboard, squadron).slice();
}

/** Numbers below `count` that are meant, in ascending order. */
export function numbersWhere(count: number, isMeant: (index: number) => boolean): number[] {
  const found: number[] = [];
  for (let index = 0; index < count; index++) if (isMeant(index)) found.push(index);
  return found;
}

/** World in a place, -1 none: empty hexes and boxes. */
export function worldIn({ data }: Position, place: number): number {
  return data.map.worldAt[place] ?? -1;
}

/** FFW-3.2b: the lowest jump number among squadrons; 0 for none. */
export function rangeOf({ data }: Position, squadrons: readonly number[]): number {
  let range = Number.POSITIVE_INFINITY;
  for (const squadron of squadrons) range = Math.min(range, data.squadrons[squadron]!.jump);
  return squadrons.length === 0 ? 0 : range;
}

/** FFW-3.2c */
export function areFuelled(g: WarState, squadrons: readonly number[]): boolean {
  return squadrons.every((squadron) => g.squadrons.fuelled[squadron] === 1);
}
