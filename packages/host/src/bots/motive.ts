import type { Thought } from '@admiralty/bots';
import type { Access, Action } from '@admiralty/engine';
import type { Motive } from '../types.ts';

/** In words, as its seat sees the table; of several ways to go on after the same act the best stands for all. */
export function motiveOf(access: Access, done: Action, thought: Thought): Motive {
  const wordsOf = ({ decision, kind, with: answer }: Action): string => {
    const described = decision === null ? null : access.questions.describe(decision, answer);
    return described?.ok ? described.offered.words : access.actionWords(kind, answer);
  };
  const told = new Set([wordsOf(done)]);
  const weighed = thought.alternatives.flatMap(({ action, words, value }) => {
    const act = wordsOf(action);
    if (told.has(act)) return [];
    told.add(act);
    return [{ act, why: words, value }];
  });
  return { reason: [thought.reason, oddsOf(access, done, thought)].filter(Boolean).join(': '), weighed };
}

/** What the figures say of the answer, where everybody can work them out. */
function oddsOf({ questions }: Access, { decision, with: answer }: Action, { hasOpenOdds }: Thought): string {
  const described = hasOpenOdds && decision !== null ? questions.describe(decision, answer) : null;
  return described?.ok ? (described.offered.hint ?? '') : '';
}
