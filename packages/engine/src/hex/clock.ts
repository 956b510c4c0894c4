/**
 * The twelve clock directions of DeltaVee (R5 to R7): even numbers are hexsides, odd ones corners. A unit that points at
 * a corner moves in a zig-zag, the hexside to the left of the corner first.
 */
import type { Facing } from './axial.ts';

/** A clock direction that points at a hexside. */
export type Hexside = 2 | 4 | 6 | 8 | 10 | 12;

/** A clock direction that points at a corner. */
export type Corner = 1 | 3 | 5 | 7 | 9 | 11;

/** One of the twelve clock directions; 12 is north. */
export type Clock = Hexside | Corner;

/** The Direction Reminder: which step of the zig-zag comes next, 0 the first (left), 1 the second (right). */
export type Zig = 0 | 1;

/** All twelve clock directions in order. */
export const CLOCKS: readonly Clock[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Change of q by clock number: one step to a hexside, the two steps of the zig-zag to a corner. Entry 0 is unused. */
export const CLOCK_DQ = [0, 1, 1, 2, 1, 1, 0, -1, -1, -2, -1, -1, 0] as const;

/** Change of r by clock number: one step to a hexside, the two steps of the zig-zag to a corner. Entry 0 is unused. */
export const CLOCK_DR = [0, -2, -1, -1, 0, 1, 1, 2, 1, 1, 0, -1, -1] as const;

/** Any whole number as a clock direction; 0 means 12 (DeltaVee R6). */
export function toClock(n: number): Clock {
  return (((((n - 1) % 12) + 12) % 12) + 1) as Clock;
}

/** True when the direction points at a corner. */
export function isCorner(direction: Clock): direction is Corner {
  return direction % 2 === 1;
}

/** The direction `positions` further clockwise; a negative count turns the other way. */
export function turn(direction: Clock, positions: number): Clock {
  return toClock(direction + positions);
}

/** The direction that points the other way. */
export function opposite(direction: Clock): Clock {
  return toClock(direction + 6);
}

/** Clock positions between two directions by the shorter way: 0 to 6 (DeltaVee R22). */
export function clockDifference(a: Clock, b: Clock): number {
  const clockwise = toClock(b - a) % 12;
  return Math.min(clockwise, 12 - clockwise);
}

/** The hexside a unit crosses with its next step; `zig` matters only when it points at a corner (DeltaVee R7). */
export function stepOf(direction: Clock, zig: Zig): Hexside {
  if (!isCorner(direction)) return direction;
  return toClock(zig === 0 ? direction - 1 : direction + 1) as Hexside;
}

/** The reminder after one step: flipped when pointing at a corner, otherwise 0. */
export function nextZig(direction: Clock, zig: Zig): Zig {
  return isCorner(direction) && zig === 0 ? 1 : 0;
}

/** The facing of a hexside clock direction. */
export function facingOf(hexside: Hexside): Facing {
  return ((hexside % 12) / 2) as Facing;
}

/** The clock direction of a facing. */
export function hexsideOf(facing: Facing): Hexside {
  return toClock(facing * 2) as Hexside;
}
