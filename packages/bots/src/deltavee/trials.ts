/** What is worth playing out: the courses of ships and craft. */
import { type DeltaVeeTypes, isMissile, type Order } from '@admiralty/engine/deltavee';
import type { Trials } from '../knowledge.ts';

const COURSES: ReadonlySet<Order['do']> = new Set<Order['do']>(['left', 'right', 'accelerate', 'decelerate', 'weave']);

/** Game-Turns after which a line is judged: by then the blows that a course leads to have fallen, the rest is chance. */
const TURNS = 6;

export const trials: Trials<DeltaVeeTypes> = {
  runners: {
    command: ({ g }, order) => COURSES.has(order.do) && 'unit' in order && !isMissile(g, order.unit),
  },
  width: 7,
  isFarEnough: (start, now) => now.turn >= start.turn + TURNS,
  prior: 2,
  convincing: 0,
};
