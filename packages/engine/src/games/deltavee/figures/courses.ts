/** Courses on the plane, as the rules step them (6.1, 7.2): where a unit is going, and what Commands can make of it. */
import {
  CLOCK_DQ,
  CLOCK_DR,
  type Clock,
  DQ,
  DR,
  facingOf,
  isCorner,
  keyOf,
  nextZig,
  stepOf,
  turn,
  type Zig,
} from '#hex/index';
import type { Turning } from '../types.ts';

/** `zig`: which hexside comes next past a corner. */
export interface Course {
  q: number;
  r: number;
  /** 1 to 12 */
  direction: number;
  velocity: number;
  zig: number;
}

/** One hex on. */
export function step(course: Course): void {
  const facing = facingOf(stepOf(course.direction as Clock, course.zig as Zig));
  course.q += DQ[facing];
  course.r += DR[facing];
  course.zig = nextZig(course.direction as Clock, course.zig as Zig);
}

/** The course after so many Movement Phases without a Command. */
export function after({ q, r, direction, velocity, zig }: Course, phases = 1): Course {
  const hexes = velocity * phases;
  if (!isCorner(direction as Clock)) {
    const left = hexes > 0 ? 0 : zig;
    return { q: q + hexes * CLOCK_DQ[direction]!, r: r + hexes * CLOCK_DR[direction]!, direction, velocity, zig: left };
  }
  const pairs = hexes >> 1;
  const end = { q: q + pairs * CLOCK_DQ[direction]!, r: r + pairs * CLOCK_DR[direction]!, direction, velocity, zig };
  if (hexes % 2 === 1) step(end);
  return end;
}

/** The hexes of its next move, the one it stands in first. */
export function wayOf(course: Course): { q: number; r: number }[] {
  const here = { ...course };
  const way = [{ q: here.q, r: here.r }];
  for (let moved = 0; moved < course.velocity; moved++) {
    step(here);
    way.push({ q: here.q, r: here.r });
  }
  return way;
}

/** How much a unit may still change its course in one Command Phase. */
export interface Freedom {
  commands: number;
  /** Accelerate and Decelerate among them */
  speeds: number;
  /** at or above its rating: one Accelerate or Decelerate and nothing else (DV-7.1b) */
  onlySpeed: boolean;
}

/** No Command at all. */
export const STUCK: Freedom = { commands: 0, speeds: 0, onlySpeed: false };

/** A change of velocity and of direction (positions clockwise). */
export interface Change {
  speed: number;
  turn: number;
}

export const STRAIGHT_ON: Change = { speed: 0, turn: 0 };

const menus = new Map<number, readonly Change[]>();

/** Every change within that freedom, from this velocity; the smallest first. `fastest`: DV-2.6a. */
export function changesIn(
  { commands, speeds, onlySpeed }: Freedom,
  velocity: number,
  fastest: number,
): readonly Change[] {
  const key = (((commands * 10 + Math.min(speeds, 9)) * 2 + (onlySpeed ? 1 : 0)) * 10 + velocity) * 10 + fastest;
  const known = menus.get(key);
  if (known) return known;
  const menu: Change[] = [];
  const most = Math.min(speeds, commands);
  for (let speed = -most; speed <= most; speed++) {
    if (velocity + speed < 0 || velocity + speed > fastest) continue;
    const turns = onlySpeed ? 0 : Math.min(6, commands - Math.abs(speed));
    for (let turning = -turns; turning <= turns; turning++) if (turning > -6) menu.push({ speed, turn: turning });
  }
  menu.sort((a, b) => costOf(a) - costOf(b));
  menus.set(key, menu);
  return menu;
}

/** Commands that the change takes. */
export function costOf({ speed, turn: turning }: Change): number {
  return Math.abs(speed) + Math.abs(turning);
}

export function changed(course: Course, { speed, turn: turning }: Change): Course {
  const direction = turn(course.direction as Clock, turning);
  const zig = turning !== 0 && isCorner(direction) ? 0 : course.zig; // R7
  return { q: course.q, r: course.r, direction, velocity: course.velocity + speed, zig };
}

/** The Commands that make the change, turns first. */
export function turningsOf({ speed, turn: turning }: Change): Turning[] {
  return [
    ...Array<Turning>(Math.abs(turning)).fill(turning < 0 ? 'left' : 'right'),
    ...Array<Turning>(Math.abs(speed)).fill(speed < 0 ? 'decelerate' : 'accelerate'),
  ];
}

/** The change that turns from one heading to another, the short way round. */
export function turnTo(from: number, to: number): Change {
  const right = (to - from + 12) % 12;
  return { speed: 0, turn: right <= 6 ? right : right - 12 };
}

/** The change that some Commands make together. */
export function changeOf(turnings: readonly Turning[]): Change {
  const count = (one: Turning): number => turnings.filter((turning) => turning === one).length;
  return { speed: count('accelerate') - count('decelerate'), turn: count('right') - count('left') };
}

/** A hex in which a unit can end its next move, with the fewest Commands that bring it there. */
export interface End {
  q: number;
  r: number;
  course: Course;
  commands: Turning[];
}

/** Every such hex, the nearest in Commands first. */
export function endsOf(start: Course, freedom: Freedom, fastest: number): End[] {
  const ends = new Map<number, End>();
  for (const change of changesIn(freedom, start.velocity, fastest)) {
    const course = changed(start, change);
    const { q, r } = after(course);
    if (!ends.has(keyOf(q, r))) ends.set(keyOf(q, r), { q, r, course, commands: turningsOf(change) });
  }
  return [...ends.values()];
}
