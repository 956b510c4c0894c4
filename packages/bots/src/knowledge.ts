import type { AboutOf, AnswerOf, Decision, DecisionOf, GameTypes, Name, Play, Random, Seat } from '@admiralty/engine';
import type { Input, News } from './bot.ts';
import type { Budget } from './budget.ts';

/** An answer with what it is worth to the seat (-1 lost, 1 won) and why, in one line without secrets. */
export interface Candidate<Answer = unknown> {
  answer: Answer;
  value: number;
  words: string;
  /** answers meant for the seat's next questions: the search follows them before it improvises */
  plan?: readonly unknown[];
}

/** Something done out of turn: an action, an offer, an answer to an offer. */
export interface OutOfTurnAction {
  kind: string;
  with: unknown;
  value: number;
  words: string;
}

/** A question put to the captain. */
export interface Question<T extends GameTypes, About = unknown> {
  seat: Seat;
  decision: DecisionOf<About>;
  /** what the seat knows, to draw more worlds from; null within an imagined line, where the world at hand is all there is */
  input: Input<T> | null;
  /** the world at hand: to read and to check on; whoever plays on takes a copy */
  play: Play<T>;
  random: Random;
  budget: Budget;
}

/** How a good player answers each kind of question: candidates, in any order. An empty list: no opinion. */
export type Advice<T extends GameTypes> = {
  [K in Name<T['choices']>]?: (question: Question<T, AboutOf<T, K>>) => Candidate<AnswerOf<T, K>>[];
};

/** How far the proposals themselves are trusted when they are played out. */
export interface Trust {
  /** what the estimate of a proposal counts for, in worlds */
  prior: number;
  /** standard errors by which another proposal must lead the first one */
  convincing: number;
}

/** Questions whose best proposals the admiral plays out in imagined worlds, every seat as a captain. */
export interface Trials<T extends GameTypes> extends Trust {
  /** by kind of question: is the proposal worth a trial? If one is, the best of all is played out beside it */
  runners: { [K in Name<T['choices']>]?: (play: Play<T>, answer: AnswerOf<T, K>) => boolean };
  /** how many of the proposals run */
  width: number;
  /** Has a line of play gone far enough to be judged? */
  isFarEnough(start: T['state'], now: T['state']): boolean;
}

/** Legal answers that nobody in his senses gives. */
export type PointlessAnswers<T extends GameTypes> = {
  [K in Name<T['choices']>]?: (play: Play<T>, answer: AnswerOf<T, K>, decision: DecisionOf<AboutOf<T, K>>) => boolean;
};

/** What the bots know of one game. Everything not said is answered as a cadet would. */
export interface Knowledge<T extends GameTypes> {
  game: string;
  isPointless: PointlessAnswers<T>;
  advice: Advice<T>;
  /** deeper readings than the captain's, where there are any: the admiral's */
  foresight?: Advice<T>;
  trials?: Trials<T>;
  /** Makes what is hidden in a drawn world likelier than a blind draw, from nothing but that world and as far as there is time. */
  imagine?(play: Play<T>, seat: Seat, random: Random, budget: Budget): void;
  /** What the position is worth to the seat: -1 lost, 1 won. The game is not over. */
  evaluate(play: Play<T>, seat: Seat): number;
  /** Can everybody at the table work out the odds behind this answer? */
  hasOpenOdds?(play: Play<T>, kind: string, answer: unknown): boolean;
  /** What the seat would do out of turn now, in any order; only actions better than doing nothing. */
  outOfTurn?(input: Input<T>, play: Play<T>, budget: Budget): OutOfTurnAction[];
  /** Would this news make the seat act out of turn? It is asked anyway before each answer and at offers made to it. */
  reactsTo?(seat: Seat, news: readonly News[]): boolean;
}

/** Knowledge with the types of the game closed in: the tables are open to any kind of question. */
export interface AnyKnowledge extends Omit<Knowledge<GameTypes>, 'advice' | 'foresight' | 'trials' | 'isPointless'> {
  advice: Readonly<Record<string, (question: Question<GameTypes>) => Candidate[]>>;
  foresight?: Readonly<Record<string, (question: Question<GameTypes>) => Candidate[]>>;
  trials?: AnyTrials;
  isPointless: Readonly<Record<string, (play: Play<GameTypes>, answer: unknown, decision: Decision) => boolean>>;
}

export interface AnyTrials extends Omit<Trials<GameTypes>, 'runners'> {
  runners: Readonly<Record<string, (play: Play<GameTypes>, answer: unknown) => boolean>>;
}

/** Closes the types of the game in. */
export function eraseTypes<T extends GameTypes>(knowledge: Knowledge<T>): AnyKnowledge {
  // advice is called by kind with questions of the same game; its parameters cannot say so
  return knowledge as unknown as AnyKnowledge;
}
