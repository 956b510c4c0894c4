import type { Action, Decision, GameEvent, GameTypes, Observation, Random, Seat } from '@admiralty/engine';
import type { Budget } from './budget.ts';
import type { World } from './world.ts';

export const LEVELS = ['random', 'cadet', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Something that the seat was told. */
export type News = Omit<GameEvent, 'visibleTo'>;

/** All that a bot gets: what its seat may know, and a world that it may imagine. The true table is not in it. */
export interface Input<T extends GameTypes> {
  seat: Seat;
  /** the question to answer; null: nobody asks, and the bot may act or stay silent */
  asked: Decision | null;
  /** view, open questions and offers of the seat */
  observation: Observation;
  /** what the seat was told of late, oldest first: the last 200 things, more than happens in a turn */
  heard: readonly News[];
  /** how it meant to go on when it answered the question just before this one, and what for */
  intent: Intent;
  world: World<T>;
}

/** What a bot has set out to do. */
export interface Intent {
  answers: readonly unknown[];
  reason: string;
}

/** Something that the bot weighed. */
export interface Alternative {
  action: Action;
  /** what it expects of it: -1 lost, 1 won */
  value: number;
  words: string;
}

/** The best answer so far, and why. */
export interface Thought {
  action: Action;
  /** one line for people, empty where there was nothing to weigh; it tells nothing that only this seat knows */
  reason: string;
  /** the odds behind the answer are open to all: the host may add them to the reason */
  hasOpenOdds: boolean;
  alternatives: Alternative[];
  /** answers meant for the questions that follow at once */
  plan: readonly unknown[];
  /** actions played in imagined worlds */
  nodes: number;
  /** how many actions ahead the longest line went */
  depth: number;
  /** proposals of the game's knowledge that the rules refused: a fault to mend */
  dropped: number;
}

/** A computer player. It keeps nothing between two questions: what it knows is in the input. */
export interface Bot<T extends GameTypes = GameTypes> {
  id: string;
  level: Level;
  /** Better and better answers, the first at once. Nothing at all: it stays silent (only if nobody asked). */
  think(input: Input<T>, budget: Budget, random: Random): Generator<Thought, void, void>;
  /** Does it ever act unasked, other than by answering offers? */
  hasInitiative: boolean;
  /** Would this news make it act unasked? Called often: must be quick. */
  reactsTo(seat: Seat, news: readonly News[]): boolean;
}

/** Lets a bot think until its budget is spent; the best answer so far counts. */
export function decide<T extends GameTypes>(
  bot: Bot<T>,
  input: Input<T>,
  budget: Budget,
  random: Random,
): Thought | null {
  let best: Thought | null = null;
  for (const thought of bot.think(input, budget, random)) {
    best = thought;
    if (budget.isSpent()) break;
  }
  return best;
}
