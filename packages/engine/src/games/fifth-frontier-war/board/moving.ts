/** The changes that several sections make: moving, fleets, elimination. None of them tells anything: the caller does. */

import { ELIMINATED, IN_HAND, IN_PLAY, NO_ORDER, type WarState } from '../state.ts';
import { leaveCommand } from './carrying.ts';
import { assign } from './columns.ts';
import { setOrders } from './orders.ts';
import { admiralsAboard, squadronsOf, troopsAboard } from './units.ts';

/** A squadron with all aboard goes to a place by jump: it is dry and has moved (R10, R27). Not for members of a fleet. */
export function jumpSquadron(g: WarState, squadron: number, to: number): void {
  const { squadrons } = g;
  assign(squadrons.place, squadron, to);
  squadrons.fuelled[squadron] = 0;
  squadrons.jumped[squadron] = 1;
}

/** FFW-3.2d: a fleet jumps as one. */
export function jumpFleet(g: WarState, fleet: number, to: number): void {
  assign(g.fleets.place, fleet, to);
  for (const squadron of squadronsOf(g, fleet)) jumpSquadron(g, squadron, to);
}

/** R28: off the map until 2E of the next turn, dry then. */
export function sendToTransit(g: WarState, squadron: number, to: number): void {
  assign(g.squadrons.place, squadron, -1);
  g.squadrons.transit[squadron] = to;
  g.squadrons.fuelled[squadron] = 0;
}

/** Out of its fleet, if it has one. The fleet stays, even empty, until it is removed (FFW-3.4f). */
export function detachSquadron(g: WarState, squadron: number): void {
  assign(g.squadrons.fleet, squadron, -1);
  g.squadrons.detach[squadron] = 0;
  for (const admiral of admiralsAboard(g, squadron)) leaveCommand(g, admiral);
}

/** Puts a marker on the map in a place; it has neither squadrons nor orders yet. */
export function startFleet(g: WarState, fleet: number, place: number, seat: number): void {
  const { fleets } = g;
  fleets.status[fleet] = IN_PLAY;
  assign(fleets.place, fleet, place);
  fleets.seat[fleet] = seat;
  fleets.current[fleet] = NO_ORDER;
}

/** FFW-3.4f, FFW-3.4g: takes an empty fleet off; its marker is free from the next turn on. */
export function removeFleet(g: WarState, fleet: number): void {
  const { fleets } = g;
  fleets.status[fleet] = IN_HAND;
  assign(fleets.place, fleet, -1);
  fleets.transit[fleet] = -1;
  fleets.commander[fleet] = -1;
  fleets.freedOn[fleet] = g.turn;
  fleets.current[fleet] = NO_ORDER;
  fleets.mustAbort[fleet] = 0;
  fleets.lastSeen[fleet] = -1;
  setOrders(g, fleet, []);
}

/** FFW-3.10i: off the map with the troops aboard. Admirals aboard must have been moved before (R36). */
export function eliminateSquadron(g: WarState, squadron: number): void {
  for (const troop of troopsAboard(g, squadron)) eliminateTroop(g, troop);
  detachSquadron(g, squadron);
  const { squadrons } = g;
  squadrons.status[squadron] = ELIMINATED;
  assign(squadrons.place, squadron, -1);
  squadrons.transit[squadron] = -1;
  squadrons.step[squadron] = 0;
  squadrons.fuelled[squadron] = 1;
  squadrons.spent[squadron] = 0;
  squadrons.jumped[squadron] = 0;
}

export function eliminateTroop(g: WarState, troop: number): void {
  const { troops } = g;
  troops.status[troop] = ELIMINATED;
  assign(troops.place, troop, -1);
  assign(troops.aboard, troop, -1);
  troops.loss[troop] = 0;
  troops.overt[troop] = 0;
}

/** R36: dead admirals do not return, and the warrant is lost with its holder. */
export function eliminateAdmiral(g: WarState, admiral: number): void {
  const { admirals } = g;
  admirals.status[admiral] = ELIMINATED;
  assign(admirals.place, admiral, -1);
  assign(admirals.aboard, admiral, -1);
  leaveCommand(g, admiral);
  if (g.warrantHolder !== admiral) return;
  g.warrantHolder = -1;
  g.warrant = ELIMINATED;
}

/** FFW-4.3a, FFW-4.3b: adds per cent to a troop's loss; at 100 it is gone. Returns the loss now. */
export function hurtTroop(g: WarState, troop: number, percent: number): number {
  const loss = Math.min(100, g.troops.loss[troop]! + percent);
  if (loss === 100) eliminateTroop(g, troop);
  else g.troops.loss[troop] = loss;
  return loss;
}
