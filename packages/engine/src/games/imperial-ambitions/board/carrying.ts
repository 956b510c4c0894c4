/** Room aboard: fighters landed, ships docked, troops embarked (IA-land-*, IA-gnd-8 to IA-gnd-11). */
import type { Refusal } from '#core/types';
import { type ImperialState, IN_PLAY } from '../state.ts';
import { type Position, refuse } from '../types.ts';
import { allAboard, isFighter, isProject, isShip, isTroops, typeOf } from './units.ts';

/** The units among which those aboard are looked for, where the caller knows them; null: all. */
type Among = readonly number[] | null;

/** Fighter steps aboard; a project fills two from its first turn on (R56). */
export function fighterStepsAboard(at: Position, host: number, among: Among = null): number {
  const { g } = at;
  return sumAboard(g, host, among, (unit) => {
    if (!isFighter(g, unit)) return 0;
    return isProject(g, unit) ? typeOf(at, unit).fullSteps : g.units.steps[unit]!;
  });
}

/** IA-land-2, IA-land-3: one fighter step for each current step; a project itself lands nothing (R61) */
export function fighterRoom(at: Position, host: number, among: Among = null): number {
  if (isProject(at.g, host) || !typeOf(at, host).landsFighters) return 0;
  return Math.max(0, at.g.units.steps[host]! - fighterStepsAboard(at, host, among)); // IA-land-5
}

/** IA-land-1, IA-land-10, IA-land-11: one ship of any type and steps, whatever else is aboard */
export function dockRoom(at: Position, host: number, among: Among = null): number {
  if (isProject(at.g, host)) return 0;
  return Math.max(0, typeOf(at, host).docks - countAboard(at.g, host, among, isShip));
}

/** IA-gnd-8, IA-gnd-9: may these troops come aboard? A base takes one unit, each T step one ground step. */
export function hasGroundRoom(at: Position, host: number, troops: number, among: Among = null): boolean {
  const { g } = at;
  const type = typeOf(at, host);
  if (isProject(g, host)) return false;
  if (type.embarksBySteps) return groundStepsAboard(g, host, among) + g.units.steps[troops]! <= g.units.steps[host]!;
  return countAboard(g, host, among, isTroops) < type.embarksUnits; // IA-gnd-11: apart from dock and landing room
}

export function groundStepsAboard(g: ImperialState, host: number, among: Among = null): number {
  return sumAboard(g, host, among, (unit) => (isTroops(g, unit) ? g.units.steps[unit]! : 0));
}

/** May the unit land on, dock at or embark on this host, as far as kind and room go? Place and owner are the caller's. */
export function hasRoom(at: Position, unit: number, host: number, among: Among = null): boolean {
  const { g } = at;
  if (isProject(g, unit)) return false;
  if (isFighter(g, unit)) return g.units.steps[unit]! <= fighterRoom(at, host, among); // R94: a squadron is never split
  if (isShip(g, unit)) return dockRoom(at, host, among) > 0;
  return isTroops(g, unit) && hasGroundRoom(at, host, unit, among);
}

function countAboard(
  g: ImperialState,
  host: number,
  among: Among,
  isKind: (g: ImperialState, unit: number) => boolean,
): number {
  return sumAboard(g, host, among, (unit) => (isKind(g, unit) ? 1 : 0));
}

function sumAboard(g: ImperialState, host: number, among: Among, of: (unit: number) => number): number {
  let sum = 0;
  if (among) for (const unit of among) sum += isAboard(g, unit, host) ? of(unit) : 0;
  else for (let unit = 0; unit < g.units.host.length; unit++) if (isAboard(g, unit, host)) sum += of(unit);
  return sum;
}

function isAboard(g: ImperialState, unit: number, host: number): boolean {
  return g.units.host[unit] === host && g.units.status[unit] === IN_PLAY;
}

/** IA-neu-2, IA-neu-6, R109: what neutrals lent never leaves its system, neither by itself nor aboard another ship */
export function boundFault(g: ImperialState, unit: number): Refusal | null {
  const isBound = (one: number): boolean => g.units.bound[one] === 1;
  const bound = isBound(unit) ? unit : allAboard(g, unit).find(isBound);
  if (bound === undefined) return null;
  return refuse(bound === unit ? 'IA-neu-2' : 'IA-neu-6', `${g.names[bound]} may never leave its system`);
}
