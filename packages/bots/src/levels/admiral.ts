import type { Decision, GameTypes, Play, Random } from '@admiralty/engine';
import type { Alternative, Bot, Input, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import type { AnyKnowledge, Candidate } from '../knowledge.ts';
import { Race } from '../search/race.ts';
import { Stage } from '../search/rollout.ts';
import { answerTo, caretakerAnswer, sensibleAnswer, shownAlternatives, thoughtOf } from './answers.ts';
import { captainsThought, deedOf, proposals } from './captain.ts';

/** The captain's best proposals that are worth a search. */
const WIDTH = 6;
/** Sensible answers at random where the captain has no opinion. */
const GUESSES = 5;

/**
 * Tries the captain’s proposals on imagined worlds, each played on by habit, and takes what comes out best. Where the
 * game has a foresight of its own, that is its answer.
 */
export function admiral(knowledge: AnyKnowledge): Bot {
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
      const { foresight } = knowledge;
      if (foresight?.[asked.kind]) {
        yield captainsThought(knowledge, input, play, budget, random, foresight);
        return;
      }
      const proposed = proposals(knowledge, input, play, budget, random);
      const candidates =
        proposed.candidates.length > 0 ? proposed.candidates.slice(0, WIDTH) : guesses(knowledge, play, asked, random);
      yield* raceOf(knowledge, input, candidates, proposed.dropped, budget, random);
    },
    hasInitiative: knowledge.unasked !== undefined,
    wakes: (seat, news) => knowledge.wakes?.(seat, news) ?? false,
  };
}

function* raceOf(
  knowledge: AnyKnowledge,
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
  yield thought();
  while (!race.isDecided && !budget.isSpent) {
    const stage = new Stage(knowledge, input.world, random);
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

function guesses(knowledge: AnyKnowledge, play: Play<GameTypes>, asked: Decision, random: Random): Candidate[] {
  const found = new Map<string, Candidate>();
  for (let guess = 0; guess < GUESSES; guess++) {
    const answer = sensibleAnswer(knowledge, play, asked, random);
    found.set(JSON.stringify(answer), { answer, value: 0, words: 'a matter of routine' });
  }
  return [...found.values()];
}
