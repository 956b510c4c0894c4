/** What to buy before a war: our balanced list, all of it at the capital. */
import { type Choices, type ImperialTypes, presetForces } from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { say } from './words.ts';

export function purchaseAdvice({
  play,
  seat,
}: Question<ImperialTypes, Choices['purchase']['about']>): Candidate<Choices['purchase']['answer']>[] {
  const { forces } = presetForces(play.data, play.data.scenarioFor(play.g), seat);
  return [{ answer: { forces }, value: 0, words: say.purchase.whatWarTakes }];
}
