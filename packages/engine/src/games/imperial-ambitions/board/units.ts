/** Units and steps: what a unit is, how strong, where it stands (IA-unit-*). Every section reads units through this. */
import { ARM, B, CG, CV, F, INF, PDB, SS, type Strength, T, type UnitType } from '../data/types.ts';
import { type ImperialState, IN_PLAY, INSIDE, ON_MAP, SPACE, SURFACE } from '../state.ts';
import type { Position } from '../types.ts';

/** Is this any number of a unit in play? Numbers in answers are never trusted. IA-unit-2: markers have none */
export function isUnit(g: ImperialState, unit: number): boolean {
  return g.units.status[unit] === IN_PLAY;
}

/** Its printed line with costs and room: IA-bld-8, IA-rep-8 */
export function typeOf({ g, data }: Position, unit: number): UnitType {
  return data.types[g.units.type[unit]!]!;
}

/**
 * IA-unit-1, IA-unit-3: the printed line of the steps that are left.
 * The lines (data/units.ts): IA-unit-6 BB, IA-unit-7 BC, IA-unit-8 CA, IA-unit-9 CL, IA-unit-10 DD, IA-unit-11 CV,
 * IA-unit-12 F, IA-unit-13 Cg, IA-unit-14 B, IA-unit-15 SS, IA-unit-16 T, IA-unit-17 Inf, IA-unit-18 Arm.
 */
export function strengthOf({ g, data }: Position, unit: number): Strength {
  return data.types[g.units.type[unit]!]!.strengths[g.units.steps[unit]!]!;
}

/** IA-unit-4, IA-unit-5, IA-unit-20: an asterisk, MA 0 or no MA is no hyperspace */
export function isHyperspaceCapable(at: Position, unit: number): boolean {
  return strengthOf(at, unit).isHyperspaceCapable && at.g.units.building[unit] === 0;
}

/** IA-mov-6: half the MA, rounded up; 0 without hyperspace */
export function jumpRange(at: Position, unit: number): number {
  return at.g.units.building[unit] === 0 ? strengthOf(at, unit).range : 0;
}

/** R2: BB BC CA CL DD CV Cg T */
export function isShip(g: ImperialState, unit: number): boolean {
  const type = g.units.type[unit]!;
  return type < B && type !== F;
}

export function isFighter(g: ImperialState, unit: number): boolean {
  return g.units.type[unit] === F;
}

/** IA-unit-19: what is said of bases holds for stations */
export function isBase(g: ImperialState, unit: number): boolean {
  const type = g.units.type[unit];
  return type === B || type === SS;
}

/** Ship, fighter or base. */
export function isSpaceUnit(g: ImperialState, unit: number): boolean {
  return g.units.type[unit]! <= SS;
}

/** Inf, Arm or PDB. */
export function isGround(g: ImperialState, unit: number): boolean {
  return g.units.type[unit]! >= INF;
}

/** Inf or Arm: ground units that can be carried. */
export function isTroops(g: ImperialState, unit: number): boolean {
  const type = g.units.type[unit];
  return type === INF || type === ARM;
}

export function isPdb(g: ImperialState, unit: number): boolean {
  return g.units.type[unit] === PDB;
}

export function isCargo(g: ImperialState, unit: number): boolean {
  return g.units.type[unit] === CG;
}

export function isTransport(g: ImperialState, unit: number): boolean {
  return g.units.type[unit] === T;
}

export function isCarrier(g: ImperialState, unit: number): boolean {
  return g.units.type[unit] === CV;
}

/** R61: a base or station being built in space */
export function isSite(g: ImperialState, unit: number): boolean {
  return g.units.building[unit] === 1 && isBase(g, unit) && g.units.host[unit]! < 0;
}

/** IA-bld-6: under construction */
export function isProject(g: ImperialState, unit: number): boolean {
  return g.units.building[unit] === 1;
}

/** Landed, docked or embarked. */
export function isCarried(g: ImperialState, unit: number): boolean {
  return g.units.host[unit]! >= 0;
}

/** R25: stands in the system of its hex, not outside it. Meaningless in deep space. */
export function isInside(g: ImperialState, unit: number): boolean {
  return g.units.outside[unit] === INSIDE;
}

export function isOnSurface(g: ImperialState, unit: number): boolean {
  return g.units.place[unit] === SURFACE && g.units.host[unit]! < 0;
}

/** On the battle map itself: not carried, no project under a base, not a ground unit. Base projects in space are (R61). */
export function isDeployed(g: ImperialState, unit: number): boolean {
  return (
    g.units.battle[unit] === ON_MAP &&
    g.units.status[unit] === IN_PLAY &&
    g.units.host[unit]! < 0 &&
    g.units.place[unit] === SPACE
  );
}

/** Calls back for each unit of an owner in play, in order of their numbers. */
export function forUnits(g: ImperialState, owner: number, visit: (unit: number) => void): void {
  const { status, owner: owners } = g.units;
  for (let unit = 0; unit < status.length; unit++) if (status[unit] === IN_PLAY && owners[unit] === owner) visit(unit);
}

/** Units in play for which `test` holds, in order of their numbers. */
export function unitsWhere(g: ImperialState, test: (unit: number) => boolean): number[] {
  const found: number[] = [];
  const { status } = g.units;
  for (let unit = 0; unit < status.length; unit++) if (status[unit] === IN_PLAY && test(unit)) found.push(unit);
  return found;
}

/** Nothing else carries anything. */
function isHost(g: ImperialState, unit: number): boolean {
  const type = g.units.type[unit];
  return type === CV || type === T || type === B || type === SS;
}

/** Everything directly aboard a unit: landed, docked, embarked, projects. */
export function aboardOf(g: ImperialState, host: number): number[] {
  if (!isHost(g, host)) return [];
  const { host: hosts, status } = g.units;
  const found: number[] = [];
  for (let unit = 0; unit < hosts.length; unit++)
    if (hosts[unit] === host && status[unit] === IN_PLAY) found.push(unit);
  return found;
}

/** Everything aboard, also what is aboard a docked CV or T. */
export function allAboard(g: ImperialState, host: number): number[] {
  const aboard = aboardOf(g, host);
  if (!aboard.some((unit) => isHost(g, unit))) return aboard;
  return aboard.flatMap((unit) => [unit, ...allAboard(g, unit)]);
}
