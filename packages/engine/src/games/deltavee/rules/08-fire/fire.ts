/** 8.0 Fire: the printed arithmetic from two courses to a Hit Chance, and what a source may fire. */
import { type Clock, clockDifference, isAligned } from '#hex/index';
import { FIRE_TYPES, LASER_BURST, PARTICLE_BURST } from '../../data/types.ts';
import type { DeltaVeeState } from '../../state.ts';
import type { DeltaVeeRules, Position } from '../../types.ts';
import { classOf, isInPlay, rangeBetween } from '../04-spaceships.ts';
import { battleComms, firesOf, isSound, mostOf, programOf, rowOf } from '../05-pods.ts';

type Charts = Pick<DeltaVeeRules, 'tables'>;

/** 8.3 without the conditions of 8.4, by the directions and velocities of the two units. */
export function relativeVelocity({ tables }: Charts, dirA: Clock, velA: number, dirB: Clock, velB: number): number {
  const difference = clockDifference(dirA, dirB); // R22
  if (difference <= 1) return Math.abs(velA - velB); // DV-8.3a
  if (difference >= 5) return velA + velB; // DV-8.3b
  return tables.relativeVelocity[velA]![velB]!; // DV-8.3c
}

/** A unit's direction and velocity. */
export interface Heading {
  direction: number;
  velocity: number;
}

/** Range and relative velocity of two units, as 8.4 leaves them. */
export interface Passing {
  range: number;
  relativeVelocity: number;
}

/** 8.3 and 8.4 for a target at (dq, dr) from the firing unit, which is `range` hexes away. */
export function passingOf(charts: Charts, a: Heading, b: Heading, dq: number, dr: number, range: number): Passing {
  if (a.direction === b.direction && a.velocity === b.velocity)
    return { range: Math.ceil(range / 2), relativeVelocity: 0 }; // DV-8.4b, DV-8.4c: before condition 1
  const [dirA, dirB] = [a.direction as Clock, b.direction as Clock];
  const relative = relativeVelocity(charts, dirA, a.velocity, dirB, b.velocity);
  return { range, relativeVelocity: isAligned(dq, dr, dirA, dirB) ? Math.ceil(relative / 2) : relative }; // DV-8.4a
}

/** DV-8.4b: same direction and same velocity, wherever they are (R23) */
export function haveSameCourse({ units }: DeltaVeeState, a: number, b: number): boolean {
  return units.direction[a] === units.direction[b] && units.velocity[a] === units.velocity[b];
}

function courseOf({ units }: DeltaVeeState, unit: number): Heading {
  return { direction: units.direction[unit]!, velocity: units.velocity[unit]! };
}

/** DV-8.0b: the range counts the target's hex and not the firing hex. Other courses than the true ones can be tried. */
export function passingBetween(
  { g, data }: Position,
  a: number,
  b: number,
  courseA = courseOf(g, a),
  courseB = courseOf(g, b),
): Passing {
  const { q, r } = g.units;
  return passingOf(data, courseA, courseB, q[b]! - q[a]!, r[b]! - r[a]!, rangeBetween(g, a, b));
}

/** a is the firing unit or the missile, b the target. */
export function relativeVelocityBetween(at: Position, a: number, b: number): number {
  return passingBetween(at, a, b).relativeVelocity;
}

/** What makes up a Target Value. */
export interface Aim {
  range: number;
  relativeVelocity: number;
  program: number;
  value: number;
}

/** DV-8.0c: range + max(0, relative velocity + program) */
export function aimAt(at: Position, unit: number, source: number, target: number): Aim {
  const { range, relativeVelocity: relative } = passingBetween(at, unit, target);
  const jamming = mostOf(at, target, ({ blinds }) => blinds); // DV-FSB-P8: two worse, after the best program is chosen (R66)
  const program = programOf(at, unit, source) + jamming; // DV-8.5a, DV-8.5b
  return { range, relativeVelocity: relative, program, value: targetValueOf(range, relative, program) };
}

/** DV-8.5c: the program never takes the relative velocity below 0, and never touches the range */
export function targetValueOf(range: number, relative: number, program: number): number {
  return range + Math.max(0, relative + program);
}

/** Target Value of fire from the burster (source 0) or a pod box of the unit. */
export function targetValue(at: Position, unit: number, source: number, target: number): number {
  return aimAt(at, unit, source, target).value;
}

/** DV-8.6: by fire type and Target Value; beyond the table its last column counts (R24) */
export function hitChance({ tables }: Charts, type: number, value: number): number {
  const row = tables.fireResults[type]!;
  return row[Math.min(value, row.length - 1)]!;
}

/** Fires of a source in one Fire Phase, extra fires apart: the burster (0) or a pod box. */
export function allowanceOfSource(at: Position, unit: number, source: number): number {
  if (source === 0) return classOf(at, unit).burster > 0 ? 1 : 0; // DV-8.1a, DV-8.1b, DV-FSB-F3
  return firesOf(at, rowOf(at.g, unit, source)); // DV-5.5a, DV-5.5b
}

export function firesMade(g: DeltaVeeState, unit: number, source: number): number {
  return source === 0 ? g.units.burstFires[unit]! : g.pods.fires[rowOf(g, unit, source)]!;
}

/** DV-5.6a: extra fires of the ship still to be used, one for each undamaged battle communications pod (R30) */
export function extraFiresLeft(at: Position, unit: number): number {
  return battleComms(at, unit) - at.g.units.extraFires[unit]!;
}

/** DV-8.1c: every source has its own allowance. DV-8.1e: once used up, only an extra fire is left. */
export function hasFireLeft(at: Position, unit: number, source: number): boolean {
  const allowance = allowanceOfSource(at, unit, source);
  return allowance > 0 && (firesMade(at.g, unit, source) < allowance || extraFiresLeft(at, unit) > 0);
}

/** Marks one fire or launch of the source; the extra fires come last (R30). */
export function markFire(at: Position, unit: number, source: number): void {
  const { g } = at;
  if (firesMade(g, unit, source) >= allowanceOfSource(at, unit, source)) g.units.extraFires[unit]! += 1;
  if (source === 0) g.units.burstFires[unit]! += 1;
  else g.pods.fires[rowOf(g, unit, source)]! += 1; // DV-9.2a
}

const BURSTS: readonly number[] = [LASER_BURST, PARTICLE_BURST];
const ALL_TYPES: readonly number[] = FIRE_TYPES.map((_, type) => type);

/** Fire types that a source is capable of, whatever they cost. */
export function typesOf(at: Position, unit: number, source: number): readonly number[] {
  if (source === 0) return at.data.tables.bursterTypes[classOf(at, unit).burster] ?? []; // DV-FSB-B1
  return isSound(at.g, rowOf(at.g, unit, source)) ? ALL_TYPES : BURSTS; // DV-5.1b, DV-8.1e
}

/** DV-8.0e: an enemy unit on the plane; captured, landed and dormant ones are no targets (R21) */
export function isTarget(g: DeltaVeeState, seat: number, unit: number): boolean {
  const { seat: seats, home } = g.units;
  return isInPlay(g, unit) && seats[unit] !== seat && home[unit] !== seat;
}
