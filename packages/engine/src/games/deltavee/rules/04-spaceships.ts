/** 4.0 Spaceships: what a hull can do, and what damage leaves of it. */
import { distance } from '#hex/index';
import { GUIDED, INTELLIGENT, LOWEST_CIV, MIMS, type MissileRating, type ShipClass } from '../data/types.ts';
import { CRAFT, DAMAGED, type DeltaVeeState, IN_PLAY, INSTALLATION, MISSILE, SHIP, WRECKED } from '../state.ts';
import type { DeltaVeeRules, Position } from '../types.ts';

export const enemyOf = (seat: number): number => 1 - seat;

export function isInPlay(g: DeltaVeeState, unit: number): boolean {
  return g.units.status[unit] === IN_PLAY;
}

/** A unit number that exists; anything else from outside is refused before it is read. */
export function isUnit(g: DeltaVeeState, unit: number): boolean {
  return unit >= 0 && unit < g.names.length;
}

export function isMissile(g: DeltaVeeState, unit: number): boolean {
  return g.units.kind[unit] === MISSILE;
}

export function isShip(g: DeltaVeeState, unit: number): boolean {
  return g.units.kind[unit] === SHIP;
}

export function isCraft(g: DeltaVeeState, unit: number): boolean {
  return g.units.kind[unit] === CRAFT;
}

export function isInstallation(g: DeltaVeeState, unit: number): boolean {
  return g.units.kind[unit] === INSTALLATION;
}

/** DV-5.6k: a launched battlecraft is treated as a spaceship */
export function isVessel(g: DeltaVeeState, unit: number): boolean {
  return g.units.kind[unit] !== MISSILE;
}

export function isCaptured(g: DeltaVeeState, unit: number): boolean {
  return g.units.seat[unit] !== g.units.home[unit];
}

export function rangeBetween(g: DeltaVeeState, a: number, b: number): number {
  const { q, r } = g.units;
  return distance(q[a]!, r[a]!, q[b]!, r[b]!);
}

export function shareHex(g: DeltaVeeState, a: number, b: number): boolean {
  return g.units.q[a] === g.units.q[b] && g.units.r[a] === g.units.r[b];
}

/** Class of a ship, craft or installation. Missiles have none. */
export function classOf({ g, data }: Position, unit: number): ShipClass {
  const shipClass = data.classes[g.units.type[unit]!];
  if (!shipClass || g.units.kind[unit] === MISSILE) throw new Error(`unit ${unit} has no class`);
  return shipClass;
}

/** DV-9.5a: by type and the civ level of the launching pod */
export function missileRating({ g, data }: Position, unit: number): MissileRating {
  return ratingOfMissile(data, g.units.type[unit]!, g.units.civ[unit]!);
}

export function ratingOfMissile(
  { missileRatings }: Pick<DeltaVeeRules, 'missileRatings'>,
  type: number,
  civ: number,
): MissileRating {
  return missileRatings[type]![civ - LOWEST_CIV]!;
}

/** DV-4.2: the most Accelerate and Decelerate Commands in one phase */
export function velocityRating(at: Position, unit: number): number {
  return isMissile(at.g, unit) ? missileRating(at, unit).velocity : classOf(at, unit).velocity;
}

/** DV-4.3: the base of the Maneuver allowance, with damage, rails and jamming taken off. */
export function maneuverRating(at: Position, unit: number): number {
  const { units } = at.g;
  if (isMissile(at.g, unit)) {
    const isJammed = [GUIDED, INTELLIGENT, MIMS].includes(units.type[unit]!); // DV-FSB-P6, DV-FSB-H4
    return Math.max(0, missileRating(at, unit).maneuver - (isJammed ? units.jammed[unit]! : 0));
  }
  const shipClass = classOf(at, unit);
  const rating = shipClass.maneuver - shipClass.railPenalty * railCount(units.rails[unit]!); // DV-FSB-F1
  if (units.bridge[unit] === WRECKED) return Math.min(rating, 1); // DV-8.9b
  return units.bridge[unit] === DAMAGED ? Math.max(1, rating - 2) : rating; // DV-8.9a, R31
}

/** Units of one Energy Block (DV-4.4); a battlecraft's block is one unit (R14). */
export function burnRate(at: Position, unit: number): number {
  return isCraft(at.g, unit) ? 1 : classOf(at, unit).burn;
}

/** Rail missiles of one type in the packed column. */
export function railsOf(rails: number, type: number): number {
  return (rails >> (2 * type)) & 3;
}

export function railCount(rails: number): number {
  let count = 0;
  for (let type = 0; type < 5; type++) count += railsOf(rails, type);
  return count;
}

export function withRails(rails: number, type: number, change: number): number {
  return rails + (change << (2 * type));
}

/** State of one hull field (the Heavy Cruiser has four). */
export function fieldState(g: DeltaVeeState, unit: number, index = 0): number {
  return (g.units.field[unit]! >> (2 * index)) & 3;
}

export function setFieldState(g: DeltaVeeState, unit: number, index: number, state: number): void {
  const column = g.units.field;
  column[unit] = (column[unit]! & ~(3 << (2 * index))) | (state << (2 * index));
}

/** DV-4.6: how many fields the hull has; class 0 is none. */
export function fieldCount(at: Position, unit: number): number {
  if (isMissile(at.g, unit) || at.g.units.fieldClass[unit] === 0) return 0;
  return Math.max(1, classOf(at, unit).fieldCount);
}

/** What an undocked unit is alone in, and a docked one with its group (R34). */
export function groupOf(g: DeltaVeeState, unit: number): number[] {
  const leader = g.units.dock[unit]!;
  if (leader < 0) return [unit];
  const group: number[] = [];
  for (let other = 0; other < g.names.length; other++)
    if (g.units.dock[other] === leader && g.units.status[other] === IN_PLAY) group.push(other);
  return group;
}

/** Every unit in play of a seat, by number. */
export function unitsOf(g: DeltaVeeState, seat: number): number[] {
  const { status, seat: seats } = g.units;
  const found: number[] = [];
  for (let unit = 0; unit < status.length; unit++)
    if (status[unit] === IN_PLAY && seats[unit] === seat) found.push(unit);
  return found;
}
