/** Forces as scenarios list them, put on the map: fronts and battles at the start, and their reinforcements. */
import { assign } from '../board/columns.ts';
import { startFleet } from '../board/moving.ts';
import { seatForMarker, seatOfMost } from '../board/sides.ts';
import type { Forces, ReadyFleet } from '../data/types.ts';
import { IN_HAND, IN_PLAY, type WarState } from '../state.ts';
import type { Position } from '../types.ts';

/** Everything of one hex: squadrons fuelled and full, troops and cargo, fleets with their commanders. */
export function addForces(at: Position, { hex, side, orbit, surface, fleets, cargo }: Forces): void {
  const { g } = at;
  for (const squadron of orbit) addSquadron(g, squadron, hex);
  for (const troop of surface) addTroop(g, troop, hex, -1);
  for (const fleet of fleets) addFleet(at, fleet, side, hex);
  for (const { squadron, troops } of cargo) for (const troop of troops) addTroop(g, troop, -1, squadron);
}

/** A fleet that stands ready; its commander is aboard its first squadron. */
export function addFleet(at: Position, { fleet, admiral, squadrons }: ReadyFleet, side: number, place: number): void {
  const { g } = at;
  startFleet(g, fleet, place, seatOfMost(at, side, squadrons));
  for (const squadron of squadrons) {
    addSquadron(g, squadron, place);
    assign(g.squadrons.fleet, squadron, fleet);
  }
  if (admiral < 0) return;
  addAdmiral(g, admiral, -1, squadrons[0]!);
  g.fleets.commander[fleet] = admiral;
}

/** FFW-7.1c, R81: fuelled, full and unspent. */
export function addSquadron(g: WarState, squadron: number, place: number): void {
  g.squadrons.status[squadron] = IN_PLAY;
  assign(g.squadrons.place, squadron, place);
  g.squadrons.step[squadron] = 0;
  g.squadrons.fuelled[squadron] = 1;
  g.squadrons.spent[squadron] = 0;
}

export function addTroop(g: WarState, troop: number, place: number, aboard: number): void {
  g.troops.status[troop] = IN_PLAY;
  assign(g.troops.place, troop, place);
  assign(g.troops.aboard, troop, aboard);
  g.troops.loss[troop] = 0;
}

export function addAdmiral(g: WarState, admiral: number, place: number, aboard: number): void {
  g.admirals.status[admiral] = IN_PLAY;
  assign(g.admirals.place, admiral, place);
  assign(g.admirals.aboard, admiral, aboard);
}

/** R79: a drawn marker has no place; its holder may form a fleet anywhere. */
export function addMarker(at: Position, fleet: number): void {
  at.g.fleets.seat[fleet] = seatForMarker(at, fleet);
  at.g.fleets.status[fleet] = IN_HAND;
}
