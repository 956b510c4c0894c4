/** Legal answers that nobody in his senses gives. */
import { levelNow, type WarTypes } from '@admiralty/engine/fifth-frontier-war';
import type { PointlessAnswers } from '../knowledge.ts';

export const isPointless: PointlessAnswers<WarTypes> = {
  declareArmistice: (play, { declare }) => declare && !levelNow(play).startsWith('zhodani'),
  bomb: (_play, { bombs }) => bombs.length === 0,
  fire: (_play, { shots }) => shots.length === 0,
  firstFire: (_play, { shots }) => shots.length === 0,
};
