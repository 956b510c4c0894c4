/** Questions that a good player answers like everybody else. */
import type { AboutOf, AnswerOf } from '@admiralty/engine';
import type { Choices, WarTypes } from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate } from './evaluate.ts';

/** The game's own proposal for somebody who does not say. */
export function usual<K extends keyof Choices>(
  kind: K,
  words: string,
): (question: Question<WarTypes, AboutOf<WarTypes, K>>) => Candidate<AnswerOf<WarTypes, K>>[] {
  return ({ seat, play, decision }) => {
    const answer = play.game.choices[kind].defaultAnswer?.(play, decision);
    return answer === undefined ? [] : [{ answer, value: evaluate(play, seat), words }];
  };
}
