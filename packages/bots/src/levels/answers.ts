import type { Action, Decision, GameTypes, Play, Random } from '@admiralty/engine';
import type { Alternative, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import type { AnyKnowledge, Candidate } from '../knowledge.ts';

/** The answer to a question as an action. */
export function answerTo({ id, by, kind }: Decision, answer: unknown): Action {
  return { decision: id, by, kind, with: answer };
}

export function thoughtOf(action: Action, reason: string, more: Partial<Thought> = {}): Thought {
  return { action, reason, hasOpenOdds: false, alternatives: [], plan: [], nodes: 0, depth: 0, dropped: 0, ...more };
}

/** What is answered where the time is up before anything was weighed. */
export const NO_TIME = 'takes the safe answer: no time to weigh it';

/** How often a cadet thinks again before it gives an answer that it takes for a waste. */
const SECOND_THOUGHTS = 12;

/** A legal answer at random that wastes nothing, if there is one to be found. */
export function sensibleAnswer(
  knowledge: AnyKnowledge | null,
  play: Play<GameTypes>,
  decision: Decision,
  random: Random,
): unknown {
  const isWaste = knowledge?.isPointless[decision.kind];
  const choice = play.choiceOf(decision.kind);
  let answer = choice.sample(play, decision, random);
  if (!isWaste) return answer;
  for (let more = SECOND_THOUGHTS; more > 0 && isWaste(play, answer, decision); more--)
    answer = choice.sample(play, decision, random);
  return isWaste(play, answer, decision) ? choice.defaultAnswer(play, decision) : answer;
}

/** How any seat goes on in an imagined world: by the best advice, else by any sensible answer. */
export function advisedAnswer(
  knowledge: AnyKnowledge,
  play: Play<GameTypes>,
  decision: Decision,
  random: Random,
  budget: Budget,
): Pick<Candidate, 'answer' | 'plan'> {
  const { kind, by: seat } = decision;
  const [first, ...more] = knowledge.advice[kind]?.({ seat, decision, input: null, play, random, budget }) ?? [];
  if (!first) return { answer: sensibleAnswer(knowledge, play, decision, random) };
  return more.reduce((a, b) => (b.value > a.value ? b : a), first);
}

/** The best few that were not taken. */
export function shownAlternatives(weighed: readonly Alternative[]): Alternative[] {
  return weighed.slice(1, 6);
}
