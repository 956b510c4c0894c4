import type { GameTypes, Random } from '@admiralty/engine';
import type { Alternative, Bot, Input, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import type { AnyKnowledge, AnyTrials, Candidate } from '../knowledge.ts';
import { Race } from '../search/race.ts';
import { Stage } from '../search/rollout.ts';
import { answerTo, caretakerAnswer, shownAlternatives, thoughtOf } from './answers.ts';
import { bestOf, captainsThought, deedOf, proposals } from './captain.ts';

/** The captain's best proposals that are worth a search. */
const WIDTH = 6;

/**
 * Where a game has a foresight of its own, that is the answer. Elsewhere, if it is worth a trial, the captain's proposals
 * are played out on imagined worlds, and what comes out best is done. The rest is a captain's routine.
 */
export function admiral(captains: AnyKnowledge): Bot {
  const knowledge = { ...captains, advice: { ...captains.advice, ...captains.foresight } };
  return {
    id: 'admiral',
    level: 'admiral',
    *think(input, budget, random) {
      const play = input.world.play();
      const { asked } = input;
      if (!asked) {
        const thought = deedOf(knowledge, input, play, budget);
        if (thought) yield thought;
        return;
      }
      yield thoughtOf(answerTo(asked, caretakerAnswer(play, asked, random)), 'a first answer');
      const { trials } = knowledge;
      if (!trials?.kinds.includes(asked.kind)) {
        yield captainsThought(knowledge, input, play, budget, random);
        return;
      }
      const { candidates, dropped } = proposals(knowledge, input, play, budget, random);
      if (candidates.length === 0) return;
      yield bestOf(asked, candidates, dropped);
      if (candidates.length > 1)
        yield* raceOf(captains, trials, input, candidates.slice(0, WIDTH), dropped, budget, random);
    },
    hasInitiative: knowledge.unasked !== undefined,
    wakes: (seat, news) => knowledge.wakes?.(seat, news) ?? false,
  };
}

function* raceOf(
  knowledge: AnyKnowledge,
  trials: AnyTrials,
  input: Input<GameTypes>,
  candidates: readonly Candidate[],
  dropped: number,
  budget: Budget,
  random: Random,
): Generator<Thought, void, void> {
  const asked = input.asked!;
  const race = new Race(candidates);
  let depth = 0;
  const thought = (): Thought => {
    const weighed = race.standing().map(
      ({ candidate, value }): Alternative => ({
        action: answerTo(asked, candidate.answer),
        value,
        words: candidate.words,
      }),
    );
    const alternatives = shownAlternatives(weighed);
    return thoughtOf(weighed[0]!.action, weighed[0]!.words, { alternatives, nodes: budget.nodes, depth, dropped });
  };
  while (!race.isDecided && !budget.isSpent()) {
    const stage = new Stage(knowledge, trials, input.world, random);
    const outcomes = race.runners.map(({ candidate }) => stage.outcome(asked, candidate, budget));
    if (outcomes.includes(null)) break;
    race.runners.forEach((runner, at) => {
      race.note(runner, outcomes[at]!);
    });
    depth = Math.max(depth, stage.depth);
    race.next(budget.used());
    yield thought();
  }
}
