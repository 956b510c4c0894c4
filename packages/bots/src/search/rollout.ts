import {
  type Decision,
  fork,
  type GameTypes,
  Play,
  type Random,
  type Result,
  randomFrom,
  type Seat,
  seededDice,
} from '@admiralty/engine';
import type { Budget } from '../budget.ts';
import type { AnyKnowledge, AnyTrials, Candidate } from '../knowledge.ts';
import { advisedAnswer, answerTo, sensibleAnswer } from '../levels/answers.ts';
import type { World } from '../world.ts';

/** No line is followed further than this, however slowly the game moves. */
const LONGEST = 400;

/** One imagined world in which every candidate gets the same dice and meets the same captains. */
export class Stage {
  private readonly knowledge: AnyKnowledge;
  private readonly trials: AnyTrials;
  private readonly start: Play<GameTypes>;
  private readonly seed: number;
  /** actions of the longest line so far */
  depth = 0;

  constructor(knowledge: AnyKnowledge, trials: AnyTrials, world: World<GameTypes>, random: Random, budget: Budget) {
    this.knowledge = knowledge;
    this.trials = trials;
    this.start = world.again(random).play();
    this.seed = random.below(0x40000000);
    knowledge.imagine?.(this.start, world.seat, random, budget);
  }

  /** What comes of the candidate; null if the budget ended first or the rules refuse it here. */
  outcome(asked: Decision, { answer, plan = [] }: Candidate, budget: Budget): number | null {
    const { knowledge, trials, seed, start } = this;
    const play = new Play(start.game, fork(start.game, start.table), seededDice);
    const random = randomFrom(seed);
    if (play.act(answerTo(asked, answer))) return null;
    budget.spend();
    const plans: Plans = new Map([[asked.by, { kind: asked.kind, answers: [...plan] }]]);
    for (let actions = 1; play.table.result === null; actions++) {
      this.depth = Math.max(this.depth, actions);
      if (actions >= LONGEST || trials.isFarEnough(start.g, play.g)) return knowledge.evaluate(play, asked.by);
      if (budget.isSpent()) return null;
      goOn(knowledge, play, plans, random, budget);
      budget.spend();
    }
    return worthOf(play.table.result, asked.by);
  }
}

/** What a seat means to answer to its next questions of a kind. */
type Plans = Map<Seat, { kind: string; answers: unknown[] }>;

/** The next action of the line: as its seat has planned, else as a captain answers. */
function goOn(knowledge: AnyKnowledge, play: Play<GameTypes>, plans: Plans, random: Random, budget: Budget): void {
  const decision = play.table.pending[0]!;
  const plan = plans.get(decision.by);
  if (plan && plan.kind === decision.kind && plan.answers.length > 0) {
    if (play.act(answerTo(decision, plan.answers.shift())) === null) return;
  }
  const next = advisedAnswer(knowledge, play, decision, random, budget);
  plans.set(decision.by, { kind: decision.kind, answers: [...(next.plan ?? [])] });
  if (play.act(answerTo(decision, next.answer)) === null) return;
  const refusal = play.act(answerTo(decision, sensibleAnswer(knowledge, play, decision, random)));
  if (refusal) throw new Error(`${decision.kind} was offered and refused (${refusal.rule}): ${refusal.why}`);
}

/** -1 lost, 1 won; a shared win counts by its share. */
export function worthOf({ places }: Result, seat: Seat): number {
  if (places[seat] !== 1) return -1;
  return 2 / places.filter((place) => place === 1).length - 1;
}
