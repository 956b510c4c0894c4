import type { Decision, GameTypes, Random } from '@admiralty/engine';
import type { Alternative, Bot, Input, Thought } from '../bot.ts';
import type { Budget } from '../budget.ts';
import type { AnyKnowledge, AnyTrials, Candidate } from '../knowledge.ts';
import { Race, type Runner } from '../search/race.ts';
import { Stage } from '../search/rollout.ts';
import { answerTo, NO_TIME, shownAlternatives, thoughtOf } from './answers.ts';
import { bestOf, captainsThought, outOfTurnThought, proposals } from './captain.ts';

/** Where the proposals come of a foresight, so many of the captain's own run beside them. */
const HABITUAL = 4;

/**
 * What is worth a trial is played out on imagined worlds: the best proposals of the foresight, where the game has one,
 * and of the captain. What comes out best is done, to the end of its plan. The rest is a captain's routine.
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
        const thought = outOfTurnThought(knowledge, input, play, budget);
        if (thought) yield thought;
        return;
      }
      yield thoughtOf(answerTo(asked, play.choiceOf(asked.kind).defaultAnswer(play, asked)), NO_TIME);
      const { trials } = knowledge;
      const runs = trials?.runners[asked.kind];
      if (!trials || !runs) {
        yield captainsThought(knowledge, input, play, budget, random);
        return;
      }
      const [next, ...plan] = input.intent.answers;
      if (next !== undefined && play.check(answerTo(asked, next)) === null) {
        yield thoughtOf(answerTo(asked, next), input.intent.reason, { plan });
        return;
      }
      const { candidates, dropped } = proposals(knowledge, input, play, budget, random);
      if (candidates.length === 0) return;
      yield bestOf(asked, candidates, dropped);
      const isRunner = ({ answer }: Candidate): boolean => runs(play, answer);
      if (!candidates.some(isRunner) || budget.isSpent()) return;
      const isForeseen = captains.foresight?.[asked.kind] !== undefined;
      const habitual = isForeseen ? proposals(captains, input, play, budget, random).candidates : [];
      const runners = distinct([
        ...firstAnd(candidates, isRunner, trials.width),
        ...firstAnd(habitual, isRunner, HABITUAL),
      ]);
      if (runners.length > 1) yield* raceOf(captains, trials, input, runners, dropped, budget, random);
    },
    hasInitiative: knowledge.outOfTurn !== undefined,
    reactsTo: (seat, news) => knowledge.reactsTo?.(seat, news) ?? false,
  };
}

/** The best proposal, whatever it is, and the best of those that are worth a trial: so many in all. */
function firstAnd(
  candidates: readonly Candidate[],
  isRunner: (candidate: Candidate) => boolean,
  width: number,
): Candidate[] {
  return candidates.filter((candidate, rank) => rank === 0 || isRunner(candidate)).slice(0, width);
}

/** Those that lead to the same orders only once. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = JSON.stringify([candidate.answer, ...(candidate.plan ?? [])]);
    if (!found.has(key)) found.set(key, candidate);
  }
  return [...found.values()];
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
  const race = new Race(candidates, trials);
  const before = budget.used();
  let depth = 0;
  const thought = (): Thought => {
    const standing = race.standing();
    const { plan = [] } = standing[0]!.candidate;
    const weighed = standing.map(
      ({ candidate, value }): Alternative => ({
        action: answerTo(asked, candidate.answer),
        value,
        words: candidate.words,
      }),
    );
    const alternatives = shownAlternatives(weighed);
    return thoughtOf(weighed[0]!.action, weighed[0]!.words, {
      alternatives,
      plan,
      nodes: budget.nodes,
      depth,
      dropped,
    });
  };
  while (!race.isDecided && !budget.isSpent()) {
    const stage = new Stage(knowledge, trials, input.world, random, budget);
    if (budget.isSpent()) break;
    const outcomes = outcomesIn(stage, race.runners, asked, budget);
    if (outcomes === null) break;
    race.runners.forEach((runner, at) => {
      race.note(runner, outcomes[at]!);
    });
    depth = Math.max(depth, stage.depth);
    race.next((budget.used() - before) / (1 - before));
    yield thought();
  }
}

/** What comes of every runner; null if the budget ended before the last was home, or the rules refuse one here. */
function outcomesIn(stage: Stage, runners: readonly Runner[], asked: Decision, budget: Budget): number[] | null {
  const outcomes: number[] = [];
  for (const { candidate } of runners) {
    const outcome = stage.outcome(asked, candidate, budget);
    if (outcome === null) return null;
    outcomes.push(outcome);
  }
  return outcomes;
}
