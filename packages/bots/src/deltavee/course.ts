/** Where is a unit going? Courses on the plane, and every course that Commands of the next phase can make of one. */
import {
  allowanceIn,
  type DeltaVeeState,
  GUIDED,
  handlingOf,
  hasFieldUp,
  isMissile,
  NO_JUMP,
  type Position,
  refuseEnergy,
  type Turning,
  UNGUIDED,
  WRECKED,
} from '@admiralty/engine/deltavee';
import {
  CLOCK_DQ,
  CLOCK_DR,
  type Clock,
  DQ,
  DR,
  facingOf,
  isCorner,
  nextZig,
  stepOf,
  turn,
  type Zig,
} from '@admiralty/engine/hex';

export interface Course {
  q: number;
  r: number;
  direction: number;
  velocity: number;
  zig: number;
}

export function courseOf({ units }: DeltaVeeState, unit: number): Course {
  return {
    q: units.q[unit]!,
    r: units.r[unit]!,
    direction: units.direction[unit]!,
    velocity: units.velocity[unit]!,
    zig: units.zig[unit]!,
  };
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

/** How much a unit may still change its course in one Command Phase. */
export interface Freedom {
  commands: number;
  speeds: number;
  /** at or above its rating: one Accelerate or Decelerate and nothing else (DV-7.1b) */
  onlySpeed: boolean;
}

/** No Command at all. */
export const STUCK: Freedom = { commands: 0, speeds: 0, onlySpeed: false };

/** What the rules leave it now; of the other seat, what they will leave it in its next phase. */
export function freedomOf(at: Position, unit: number): Freedom {
  const { g } = at;
  const { units } = g;
  if (isMissile(g, unit)) {
    if (units.type[unit] === UNGUIDED || units.energy[unit] === 0) return STUCK;
  } else if (units.engine[unit] === WRECKED || hasFieldUp(g, unit)) return STUCK;
  else if (units.jump[unit] !== NO_JUMP || units.fresh[unit] || refuseEnergy(at, unit)) return STUCK;
  const handling = handlingOf(at, unit);
  const allowance = allowanceIn(handling);
  const most = isMissile(g, unit) ? units.energy[unit]! : 99;
  const speeds = handling.velocityRating - handling.speedChanges;
  if (allowance === 0) return { commands: handling.used > 0 ? 0 : Math.min(1, most), speeds, onlySpeed: true };
  return { commands: Math.min(most, allowance - handling.used), speeds, onlySpeed: false };
}

export function needsControl({ units }: DeltaVeeState, missile: number): boolean {
  return units.type[missile] === GUIDED && !units.controlled[missile];
}

/** A change of velocity and of direction (positions clockwise). */
export interface Change {
  speed: number;
  turn: number;
}

export const STRAIGHT_ON: Change = { speed: 0, turn: 0 };

const menus = new Map<number, readonly Change[]>();

/** Every change within that freedom, from this velocity; the smallest first. */
export function changesIn({ commands, speeds, onlySpeed }: Freedom, velocity: number): readonly Change[] {
  const key = ((commands * 10 + Math.min(speeds, 9)) * 2 + (onlySpeed ? 1 : 0)) * 10 + velocity;
  const known = menus.get(key);
  if (known) return known;
  const menu: Change[] = [];
  const most = Math.min(speeds, commands);
  for (let speed = -most; speed <= most; speed++) {
    if (velocity + speed < 0 || velocity + speed > 9) continue;
    const turns = onlySpeed ? 0 : Math.min(6, commands - Math.abs(speed));
    for (let turning = -turns; turning <= turns; turning++) if (turning > -6) menu.push({ speed, turn: turning });
  }
  menu.sort((a, b) => costOf(a) - costOf(b));
  menus.set(key, menu);
  return menu;
}

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
