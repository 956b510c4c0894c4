/** Where units are going: the hexes of their next move, as the rules step them (6.1). */
import { type DvView, wayOf as ruleWayOf, type UnitView } from '@admiralty/engine/deltavee';
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

/** Whose Movement Phase is the next one to come. */
export function nextMover({ first, phase }: DvView): number {
  return phase < 3 ? 1 - first : first;
}

/** Two enemies, one of them a missile or a contact that may be one, that come into one hex if nobody changes course. */
export interface Meeting {
  by: UnitView;
  to: UnitView;
  /** the step of the move at which they meet, from 1 */
  step: number;
  /** the way of the one that moves, up to the meeting */
  way: Hex[];
  /** it is `by` that intercepts */
  isThreat: boolean;
}

/** Meetings in a Movement Phase between units of the seat (`to`) and enemies (`by`). */
export function meetingsOf(view: DvView, seat: number, mover = nextMover(view)): Meeting[] {
  const own = view.units.filter((one) => one.seat === seat && one.status === 'in-play');
  const enemies = view.units.filter((one) => one.seat !== seat && one.status === 'in-play');
  const isEnemyMoving = mover !== seat;
  return own.flatMap((to) =>
    enemies.flatMap((by) => {
      if (to.vessel && by.vessel) return [];
      const way = wayOf(isEnemyMoving ? by : to);
      const step = way.findIndex((hex, at) => at > 0 && isSameHex(hex, isEnemyMoving ? to : by));
      return step > 0 ? [{ by, to, step, way: way.slice(0, step + 1), isThreat: by.vessel === null }] : [];
    }),
  );
}

/** Those of them that are dangers. */
export function threatsTo(view: DvView, seat: number, mover = nextMover(view)): Meeting[] {
  return meetingsOf(view, seat, mover).filter(({ isThreat }) => isThreat);
}
