/** What is worth playing out to the end of the game: the courses of ships, and where a hit goes. */
import { type DeltaVeeTypes, isMissile, type Order } from '@admiralty/engine/deltavee';
import type { Trials } from '../knowledge.ts';

const COURSES: ReadonlySet<string> = new Set(['left', 'right', 'accelerate', 'decelerate', 'weave']);

export const trials: Trials<DeltaVeeTypes> = {
  kinds: ['command', 'choosePart'],
  isRunner: ({ g }, answer) => {
    if (!isOrder(answer)) return true;
    return COURSES.has(answer.do) && 'unit' in answer && !isMissile(g, answer.unit);
  },
  isFarEnough: () => false,
  prior: 4,
  convincing: 1,
};

function isOrder(answer: unknown): answer is Order {
  return typeof answer === 'object' && answer !== null && 'do' in answer;
}
