import type { Decision, GameTypes, Play, Random } from '@admiralty/engine';
import type { Alternative, Bot, Input, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import type { AnyKnowledge, Candidate } from '../knowledge.ts';
import { answerTo, NO_TIME, sensibleAnswer, shownAlternatives, thoughtOf } from './answers.ts';
import { accept, decline, offersTo, takeBackThought } from './cadet.ts';

/** Plays by the habits of a good player of the game: the best of what its knowledge proposes. */
export function captain(knowledge: AnyKnowledge): Bot {
  return {
    id: 'captain',
    level: 'captain',
    *think(input, budget, random) {
      const play = input.world.play();
      if (!input.asked) {
        const thought = outOfTurnThought(knowledge, input, play, budget);
        if (thought) yield thought;
        return;
      }
      yield thoughtOf(answerTo(input.asked, play.choiceOf(input.asked.kind).defaultAnswer(play, input.asked)), NO_TIME);
      yield captainsThought(knowledge, input, play, budget, random);
    },
    hasInitiative: knowledge.outOfTurn !== undefined,
    reactsTo: (seat, news) => knowledge.reactsTo?.(seat, news) ?? false,
  };
}

/** The captain's proposals that the rules accept, best first, and how many they refused. */
export function proposals(
  knowledge: AnyKnowledge,
  input: Input<GameTypes>,
  play: Play<GameTypes>,
  budget: Budget,
  random: Random,
): { candidates: Candidate[]; dropped: number } {
  const { asked, seat } = input;
  const advise = asked && knowledge.advice[asked.kind];
  if (!advise) return { candidates: [], dropped: 0 };
  const question = { seat, decision: asked, input, play: input.world.play(), random, budget };
  const proposed = advise(question);
  const candidates = proposed.filter(({ answer }) => play.check(answerTo(asked, answer)) === null);
  candidates.sort((a, b) => b.value - a.value);
  return { candidates, dropped: proposed.length - candidates.length };
}

export function captainsThought(
  knowledge: AnyKnowledge,
  input: Input<GameTypes>,
  play: Play<GameTypes>,
  budget: Budget,
  random: Random,
): Thought {
  const asked = input.asked!;
  const { candidates, dropped } = proposals(knowledge, input, play, budget, random);
  const thought =
    candidates.length > 0
      ? bestOf(asked, candidates, dropped)
      : thoughtOf(answerTo(asked, sensibleAnswer(knowledge, play, asked, random)), '');
  return { ...thought, hasOpenOdds: knowledge.hasOpenOdds?.(play, asked.kind, thought.action.with) ?? false };
}

/** The first, with those after it for comparison. */
export function bestOf(asked: Decision, candidates: readonly Candidate[], dropped: number): Thought {
  const weighed = candidates.map(
    ({ answer, value, words }): Alternative => ({
      action: answerTo(asked, answer),
      value,
      words,
    }),
  );
  const [best] = weighed as [Alternative];
  const { plan = [] } = candidates[0]!;
  return thoughtOf(best.action, best.words, { alternatives: shownAlternatives(weighed), plan, dropped });
}

/** So bad that a draw is welcome. */
const RESIGNED = -0.5;

/** What the captain does unasked; an offer that it has nothing to say to is declined, so that nobody waits for it. */
export function outOfTurnThought(
  knowledge: AnyKnowledge,
  input: Input<GameTypes>,
  play: Play<GameTypes>,
  budget: Budget,
): Thought | null {
  const { seat, observation } = input;
  const actions = (knowledge.outOfTurn?.(input, play, budget) ?? [])
    .map(
      ({ kind, with: payload, value, words }): Alternative => ({
        action: { decision: null, by: seat, kind, with: payload },
        value,
        words,
      }),
    )
    .sort((a, b) => b.value - a.value);
  const legal = actions.filter(({ action }) => play.check(action) === null);
  const [best] = legal;
  if (best)
    return thoughtOf(best.action, best.words, {
      alternatives: shownAlternatives(legal),
      dropped: actions.length - legal.length,
    });
  const [offer] = offersTo(seat, observation.offers);
  if (!offer) return null;
  if (offer.kind === 'draw' && knowledge.evaluate(play, seat) < RESIGNED)
    return thoughtOf(accept(seat, offer), 'a draw is more than it hopes for');
  return takeBackThought(seat, offer) ?? thoughtOf(decline(seat, offer), 'that bargain is not good enough');
}
