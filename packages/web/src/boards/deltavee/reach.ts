/** Every hex in which a unit can end its next move, with the fewest Commands that bring it there. */
import type { Turning } from '@admiralty/engine/deltavee';
import { type Clock, isCorner, keyOf, turn } from '@admiralty/engine/hex';
import { type Course, endOf } from './course.ts';

/** What a unit may still receive in this phase. */
export interface Handling {
  commands: number;
  /** Accelerate and Decelerate among them */
  speedChanges: number;
  /** DV-7.1b: too fast to do anything but change its speed once */
  isOnlySpeed: boolean;
}

export interface End {
  q: number;
  r: number;
  course: Course;
  commands: Turning[];
}

const TURNINGS: readonly Turning[] = ['accelerate', 'decelerate', 'left', 'right'];
const FASTEST = 9;

/** The course after one Command; null where there is no such velocity. */
export function turned(course: Course, command: Turning): Course | null {
  const { direction, velocity } = course;
  if (command === 'accelerate') return velocity < FASTEST ? { ...course, velocity: velocity + 1 } : null;
  if (command === 'decelerate') return velocity > 0 ? { ...course, velocity: velocity - 1 } : null;
  if (direction === null) return null;
  const heading = turn(direction as Clock, command === 'left' ? -1 : 1);
  return { ...course, direction: heading, zig: isCorner(heading) ? 0 : course.zig };
}

/** The possible ends, the nearest in Commands first. */
export function endsOf(start: Course, { commands, speedChanges, isOnlySpeed }: Handling): End[] {
  const ends = new Map<number, End>();
  const seen = new Set<string>();
  let open: End[] = [{ ...endOf(start), course: start, commands: [] }];
  for (let used = 0; open.length > 0; used++) {
    const next: End[] = [];
    for (const end of open) {
      const key = stateOf(end);
      if (seen.has(key)) continue;
      seen.add(key);
      const hex = keyOf(end.q, end.r);
      if (!ends.has(hex)) ends.set(hex, end);
      if (used < commands) next.push(...followers(end, speedChanges, isOnlySpeed));
    }
    open = next;
  }
  return [...ends.values()];
}

function followers({ course, commands }: End, speedChanges: number, isOnlySpeed: boolean): End[] {
  const changed = commands.filter((one) => isSpeed(one)).length;
  return TURNINGS.flatMap((command) => {
    if (isSpeed(command) ? changed >= speedChanges : isOnlySpeed) return [];
    const after = turned(course, command);
    return after ? [{ ...endOf(after), course: after, commands: [...commands, command] }] : [];
  });
}

function isSpeed(command: Turning): boolean {
  return command === 'accelerate' || command === 'decelerate';
}

/** Speed changes used count too: who has none left is elsewhere than who has. */
function stateOf({ course, commands }: End): string {
  return [course.direction, course.velocity, course.zig, commands.filter(isSpeed).length].join(' ');
}

/** The Commands that turn from one heading to another, the short way round. */
export function turnsTo(from: number, to: number): Turning[] {
  const right = (to - from + 12) % 12;
  return right <= 6 ? Array<Turning>(right).fill('right') : Array<Turning>(12 - right).fill('left');
}
