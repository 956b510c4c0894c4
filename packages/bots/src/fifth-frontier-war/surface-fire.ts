/** Fire on a world: each unit where it adds most to what the enemy loses. */
import { type Choices, defaultShots, sideOfSeat, type WarTypes } from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate } from './evaluate.ts';
import { say } from './words.ts';

type Fire = Candidate<Choices['fire']['answer']>[];

export function fireAdvice({ seat, play, decision }: Question<WarTypes, Choices['fire']['about']>): Fire {
  const shots = defaultShots(play, sideOfSeat(play.g, seat), decision.about.hex, false);
  return [{ answer: { shots }, value: evaluate(play, seat), words: say.surfaceFire.firesWhereItCounts }];
}

export function firstFireAdvice({ seat, play, decision }: Question<WarTypes, Choices['firstFire']['about']>): Fire {
  const shots = defaultShots(play, sideOfSeat(play.g, seat), decision.about.hex, true);
  return [{ answer: { shots }, value: evaluate(play, seat), words: say.surfaceFire.guardsFireFirst }];
}
