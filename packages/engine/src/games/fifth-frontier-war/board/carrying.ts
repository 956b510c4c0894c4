/** Capacities and transfers: who fits where, and the changes themselves. Whether loading is barred is `loadingFault`. */

import type { Refusal } from '#core/types';
import { isBox } from '../data/places.ts';
import { ASHORE, IN_PLAY, type WarState } from '../state.ts';
import { type Position, refuse, type Transfer } from '../types.ts';
import { assign } from './columns.ts';
import { sdbStands } from './control.ts';
import { isUnseen } from './globes.ts';
import { enemyOf, sideOfAdmiral } from './sides.ts';
import { strengthOf } from './strength.ts';
import { isIndex, isOwnSquadron, squadronsAt, troopsAboard, whereIsAdmiral, whereIsTroop } from './units.ts';

/** FFW-3.10f: troop factors that a squadron carries now. */
export function capacityOf({ g, data }: Position, squadron: number): number {
  return data.squadrons[squadron]!.capacity[g.squadrons.step[squadron] as 0 | 1];
}

/** FFW-3.10f: a squadron without capacity carries no troops at all, not even broken ones. */
export function mayCarry(at: Position, squadron: number): boolean {
  return capacityOf(at, squadron) > 0;
}

/** FFW-3.10m, R24: current, undoubled strength of all troops aboard. */
export function loadOf(at: Position, squadron: number): number {
  return troopsAboard(at.g, squadron).reduce((sum, troop) => sum + strengthOf(at, troop), 0);
}

/** FFW-3.10c, R23: may a side load and unload here in the movement phase? R81: in a box always, since no enemy is there. */
export function loadingFault(at: Position, side: number, place: number): Refusal | null {
  const enemy = enemyOf(side);
  // R106: nobody heeds what he does not detect
  const isSeen = (squadron: number): boolean => !isUnseen(at, at.g.squadrons.fleet[squadron]!, side);
  if (squadronsAt(at, enemy, place).some(isSeen)) return refuse('FFW-3.10c', 'enemy squadrons are in the system');
  if (sdbStands(at, enemy, place)) return refuse('FFW-3.10c', 'enemy SDBs are in the system');
  return null; // FFW-3.10d: troops and defense units bar nothing
}

/**
 * Is this list of transfers possible for a side, as far as units, places, squadrons and capacity go? Capacity counts once
 * all are made. Landing rules (red zones) and who may do it when are the caller's.
 */
export function transfersFault(at: Position, side: number, transfers: readonly Transfer[]): Refusal | null {
  const seen = { troops: new Set<number>(), admirals: new Set<number>() };
  for (const transfer of transfers) {
    const [named, unit] = 'troop' in transfer ? [seen.troops, transfer.troop] : [seen.admirals, transfer.admiral];
    if (named.has(unit)) return refuse('FFW-3.10g', 'a unit is named twice');
    named.add(unit);
    const fault = 'troop' in transfer ? troopFault(at, side, transfer) : admiralFault(at, side, transfer);
    if (fault) return fault;
  }
  return overfullFault(at, transfers);
}

function troopFault(at: Position, side: number, { troop, to }: { troop: number; to: number }): Refusal | null {
  const { g, data } = at;
  // FFW-4.2c: static defenses are no counters, so nobody can name them here
  if (!isIndex(data.troops, troop) || g.troops.status[troop] !== IN_PLAY || data.troops[troop]!.side !== side)
    return refuse('FFW-3.10a', 'that is no troop unit of yours in play');
  if (data.troops[troop]!.isGuerrilla) return refuse('FFW-3.10l', 'guerrillas are never transported');
  return berthFault(at, side, whereIsTroop(g, troop), to);
}

function admiralFault(at: Position, side: number, { admiral, to }: { admiral: number; to: number }): Refusal | null {
  const { g, data } = at;
  const isOwn = isIndex(data.admirals, admiral) && g.admirals.status[admiral] === IN_PLAY;
  if (!isOwn || sideOfAdmiral(g, admiral) !== side) return refuse('FFW-3.10a', 'that is no admiral of yours in play');
  return berthFault(at, side, whereIsAdmiral(g, admiral), to);
}

/** FFW-3.10a: aboard a squadron of its side in the same place; FFW-3.10o: else on the world of its system, or in the box. */
function berthFault(at: Position, side: number, place: number, to: number): Refusal | null {
  if (place < 0) return refuse('FFW-4.6h', 'it is in transit');
  if (to === ASHORE) {
    const isLand = isBox(at.data.map, place) || (at.data.map.worldAt[place] ?? -1) >= 0;
    return isLand ? null : refuse('FFW-3.10o', 'there is no world here');
  }
  if (!isIndex(at.data.squadrons, to) || !isOwnSquadron(at, to, side) || at.g.squadrons.place[to] !== place)
    return refuse('FFW-3.10a', 'that squadron is not a friendly one in the same place');
  return null;
}

/** What each squadron of a side in a place has room for, and what it would carry after these transfers. */
export function holdsAfter(at: Position, side: number, place: number, transfers: readonly Transfer[]): Hold[] {
  const change = loadChanges(at, transfers);
  return squadronsAt(at, side, place).map((squadron) => ({
    squadron,
    capacity: capacityOf(at, squadron),
    load: loadOf(at, squadron) + (change.get(squadron) ?? 0),
  }));
}

/** In troop factors. */
export interface Hold {
  squadron: number;
  capacity: number;
  load: number;
}

function loadChanges(at: Position, transfers: readonly Transfer[]): Map<number, number> {
  const change = new Map<number, number>();
  const add = (squadron: number, factors: number): void => {
    if (squadron >= 0) change.set(squadron, (change.get(squadron) ?? 0) + factors);
  };
  for (const transfer of transfers) {
    if (!('troop' in transfer)) continue;
    const strength = strengthOf(at, transfer.troop);
    add(at.g.troops.aboard[transfer.troop]!, -strength);
    add(transfer.to, strength);
  }
  return change;
}

/** FFW-3.10g, FFW-3.10h: within capacity, each unit whole in one squadron; FFW-3.10f: scouts and tankers carry none, of whatever strength */
function overfullFault(at: Position, transfers: readonly Transfer[]): Refusal | null {
  for (const transfer of transfers)
    if ('troop' in transfer && transfer.to !== ASHORE && !mayCarry(at, transfer.to))
      return refuse('FFW-3.10f', `${at.data.squadrons[transfer.to]!.name} carries no troops`);
  for (const [squadron, factors] of loadChanges(at, transfers)) {
    const { name } = at.data.squadrons[squadron]!;
    if (factors > 0 && loadOf(at, squadron) + factors > capacityOf(at, squadron))
      return refuse('FFW-3.10f', `${name} carries ${capacityOf(at, squadron)} factors at most`);
  }
  return null;
}

/** Makes transfers that were found possible. A commander who goes ashore leaves his command (R78). */
export function makeTransfers(g: WarState, transfers: readonly Transfer[]): void {
  for (const transfer of transfers) {
    const isTroop = 'troop' in transfer;
    const unit = isTroop ? transfer.troop : transfer.admiral;
    const place = isTroop ? whereIsTroop(g, unit) : whereIsAdmiral(g, unit);
    const column = isTroop ? g.troops : g.admirals;
    assign(column.aboard, unit, transfer.to);
    assign(column.place, unit, transfer.to === ASHORE ? place : -1);
    if (!isTroop) leaveCommand(g, unit);
  }
}

/** R78: an admiral who is no longer aboard his fleet does not command it. */
export function leaveCommand(g: WarState, admiral: number): void {
  const fleet = g.fleets.commander.indexOf(admiral);
  if (fleet < 0) return;
  const aboard = g.admirals.aboard[admiral]!;
  if (aboard < 0 || g.squadrons.fleet[aboard] !== fleet) g.fleets.commander[fleet] = -1;
}
