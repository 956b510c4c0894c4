/** Nobody gives up a ship that can still fight, and nobody lets a beaten enemy go. */
import type { Choices, ImperialTypes } from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { say } from './words.ts';

export function yieldAdvice(
  _: Question<ImperialTypes, Choices['yieldUnits']['about']>,
): Candidate<Choices['yieldUnits']['answer']>[] {
  return [{ answer: { scuttle: [], offer: [] }, value: 0, words: say.surrender.flagStaysUp }];
}

export function callAdvice({
  decision: { about },
}: Question<ImperialTypes, Choices['callSurrender']['about']>): Candidate<Choices['callSurrender']['answer']>[] {
  const accept = about.offered.filter((unit) => !about.call.includes(unit));
  return [{ answer: { call: about.call, accept }, value: 0, words: say.surrender.takesWhoMustSurrender }];
}
