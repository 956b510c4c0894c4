/** Units of a battle that are carried: they stand where their host stands, and come and go. */

import type { Refusal } from '#core/types';
import { dockRoom, fighterRoom, hasRoom } from '../../board/carrying.ts';
import { isDeployed, isFighter, isProject, isShip, isUnit } from '../../board/units.ts';
import { B, CV, SS, T } from '../../data/names.ts';
import { type ImperialState, IN_PLAY, JUMPED_OUT, ON_MAP, SPACE } from '../../state.ts';
import { type Position, refuse } from '../../types.ts';

export interface Landing {
  unit: number;
  host: number;
}

/** R99: what was captured does not act before this tactical turn is over */
export function isIdle({ units, battle }: ImperialState, unit: number): boolean {
  return units.idleUntil[unit]! > battle.turn;
}

/** Can a unit of this type have anything aboard? */
export function isHostType(type: number): boolean {
  return type === CV || type === T || type === B || type === SS;
}

/** Everything of the battle aboard a unit, also what is aboard a docked CV or T. */
export function aboardInBattle(g: ImperialState, host: number): number[] {
  const { units, battle } = g;
  if (!isHostType(units.type[host]!)) return [];
  const found: number[] = [];
  for (const unit of battle.units)
    if (units.host[unit] === host && units.status[unit] === IN_PLAY) found.push(unit, ...aboardInBattle(g, unit));
  return found;
}

/** What is aboard stands where its host stands. */
export function followHost(g: ImperialState, host: number): void {
  const { units } = g;
  for (const unit of aboardInBattle(g, host)) {
    units.hex[unit] = units.hex[host]!;
    units.taskForce[unit] = units.taskForce[host]!;
    units.outside[unit] = units.outside[host]!;
    units.battle[unit] = units.battle[host]!;
    units.q[unit] = units.q[host]!;
    units.r[unit] = units.r[host]!;
    units.facing[unit] = units.facing[host]!;
  }
}

/** IA-land-6, IA-stk-3: landed and docked it is no longer deployed, so it neither fires, nor is fired at, nor counts */
export function putAboard(g: ImperialState, { unit, host }: Landing): void {
  g.units.host[unit] = host;
  g.units.place[unit] = SPACE;
  followHost(g, host);
}

/** It stands on its own in the hex of its host. */
export function putOut(g: ImperialState, unit: number, facing: number): void {
  g.units.host[unit] = -1;
  g.units.facing[unit] = facing;
  followHost(g, unit);
}

/** Rooms that a list of landings has taken so far. */
export interface Taken {
  readonly steps: Map<number, number>;
  readonly docks: Set<number>;
}
export const nothingTaken = (): Taken => ({ steps: new Map(), docks: new Set() });

/** May this unit still come aboard, after those before it in the list? (IA-land-1, IA-land-2, IA-land-3, IA-land-5) */
export function hasRoomLeft(at: Position, { unit, host }: Landing, taken: Taken): boolean {
  const { g } = at;
  if (!isHostType(g.units.type[host]!) || !hasRoom(at, unit, host)) return false;
  if (!isFighter(g, unit)) return dockRoom(at, host) > 0 && !taken.docks.has(host);
  return g.units.steps[unit]! + (taken.steps.get(host) ?? 0) <= fighterRoom(at, host); // R94: never split
}

export function take(g: ImperialState, { unit, host }: Landing, taken: Taken): void {
  if (isFighter(g, unit)) taken.steps.set(host, (taken.steps.get(host) ?? 0) + g.units.steps[unit]!);
  else taken.docks.add(host);
}

/** May this unit come aboard in this battle at all? Feeders are frozen (R58). */
export function mayBeLanded(g: ImperialState, unit: number): boolean {
  return (
    isDeployed(g, unit) &&
    (isShip(g, unit) || isFighter(g, unit)) &&
    !isProject(g, unit) &&
    g.units.feeds[unit]! < 0 &&
    !isIdle(g, unit)
  );
}

/** IA-end-10, R96: after the battle any carrier or base in the strategic hex, also one that has jumped out of the battle */
function isHostHere({ units }: ImperialState, host: number, isAnywhere: boolean): boolean {
  const part = units.battle[host];
  return part === ON_MAP || (isAnywhere && part === JUMPED_OUT);
}

/** Why these units cannot come aboard one after the other, or null. `isAnywhere`: after the battle (R96). */
export function landingFault(
  at: Position,
  owner: number,
  landings: readonly Landing[],
  isAnywhere: boolean,
): Refusal | null {
  const { g } = at;
  const { units } = g;
  const taken = nothingTaken();
  const seen = new Set<number>();
  for (const landing of landings) {
    const { unit, host } = landing;
    if (!isUnit(g, unit) || units.owner[unit] !== owner || seen.has(unit) || !mayBeLanded(g, unit))
      return refuse('IA-land-5', `unit ${unit} cannot land or dock`);
    if (isAnywhere && !isFighter(g, unit)) return refuse('IA-land-5', 'only fighters are taken aboard after a battle');
    if (!isUnit(g, host) || units.owner[host] !== owner || !isHostHere(g, host, isAnywhere))
      return refuse('IA-land-5', `there is no host ${host} of yours on the map`);
    const isHere = units.q[host] === units.q[unit] && units.r[host] === units.r[unit];
    if (!isAnywhere && !isHere) return refuse('IA-tac-seq-5', `${g.names[unit]} is not in the hex of ${g.names[host]}`);
    if (!hasRoomLeft(at, landing, taken))
      return refuse('IA-land-5', `${g.names[host]} has no room for ${g.names[unit]}`);
    take(g, landing, taken);
    seen.add(unit);
  }
  return null;
}

/** After the battle: wherever in the strategic hex there is room (R96). */
export function landingsAfter(at: Position, owner: number): Landing[] {
  return autoLandings(at, owner, () => true, true);
}

/** Fighters of an owner go aboard as far as room allows: full squadrons first, then by number, hosts by number. */
export function autoLandings(
  at: Position,
  owner: number,
  isHost: (host: number, unit: number) => boolean,
  isAnywhere = false,
): Landing[] {
  const { g } = at;
  const { units, battle } = g;
  const mine = battle.units.filter((unit) => units.owner[unit] === owner && units.status[unit] === IN_PLAY);
  const hosts = mine.filter((unit) => isHostType(units.type[unit]!) && isHostHere(g, unit, isAnywhere));
  const fighters = mine.filter((unit) => isFighter(g, unit) && mayBeLanded(g, unit));
  fighters.sort((a, b) => units.steps[b]! - units.steps[a]! || a - b);
  const taken = nothingTaken();
  return fighters.flatMap((unit) => {
    const host = hosts.find((one) => isHost(one, unit) && hasRoomLeft(at, { unit, host: one }, taken));
    if (host === undefined) return [];
    take(g, { unit, host }, taken);
    return [{ unit, host }];
  });
}
