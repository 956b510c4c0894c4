/** What is worth playing out to the end of the game: the courses of ships and craft. */
import { type DeltaVeeTypes, isMissile, type Order } from '@admiralty/engine/deltavee';
import type { Trials } from '../knowledge.ts';

const COURSES: ReadonlySet<Order['do']> = new Set<Order['do']>(['left', 'right', 'accelerate', 'decelerate', 'weave']);

export const trials: Trials<DeltaVeeTypes> = {
  runners: {
    command: ({ g }, order) => COURSES.has(order.do) && 'unit' in order && !isMissile(g, order.unit),
  },
  isFarEnough: () => false,
  prior: 4,
  convincing: 0,
};
