/** Where units are going: the hexes of their next move, as the rules step them (6.1). */
import { HEXSIDES, wayOf as ruleWayOf, type UnitView } from '@admiralty/engine/deltavee';
import type { Hex } from '@admiralty/engine/hex';
import { hexCentre, type Point } from '../../kit/map/geometry.ts';

export interface Course extends Hex {
  /** 1 to 12; null: it has none that one could see */
  direction: number | null;
  velocity: number;
  /** which hexside comes next past a corner */
  zig: number;
}

/** The hexes of its next move, the one it stands in first. */
export function wayOf(course: Course): Hex[] {
  const { q, r, direction } = course;
  return direction === null ? [{ q, r }] : ruleWayOf({ ...course, direction });
}

export function endOf(course: Course): Hex {
  return wayOf(course).at(-1) ?? course;
}

/** The rule of a move in that direction: along a hexrow, past a corner, or none to be seen. */
export function ruleOfHeading({ direction }: Pick<Course, 'direction'>): string {
  if (direction === null) return 'DV-6.1a';
  return HEXSIDES.some((hexside) => hexside === direction) ? 'DV-6.1b' : 'DV-6.1c';
}

export function pointsOf(way: readonly Hex[]): Point[] {
  return way.map(({ q, r }) => hexCentre(q, r));
}

export function isSameHex(one: Hex, other: Hex): boolean {
  return one.q === other.q && one.r === other.r;
}

/** Moves of its own, not carried, on the plane. */
export function isMoving(unit: UnitView): boolean {
  return unit.status === 'in-play' && unit.velocity > 0 && !unit.vessel?.isBound;
}
