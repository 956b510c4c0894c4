import type { Game, GameTypes } from '@admiralty/engine';
import type { Bot } from '../bot.ts';
import type { Allowance, Clock } from '../budget.ts';
import { type Board, matchSteps } from '../match.ts';
import { type GameRecord, Recorder } from './record.ts';

/** One game of a batch. */
export interface BatchGame {
  number: number;
  /** decides everything if the allowance is in nodes */
  seed: string;
  scenario: string;
  /** by seat */
  bots: readonly Bot[];
  allowance: Allowance;
  /** measures each decision; left out: nothing is measured */
  clock?: Clock;
  /** milliseconds after which a decision is late */
  limit?: number;
}

/** How far a game has come. */
export interface Underway {
  number: number;
  actions: number;
  turn: number;
}

/** Plays it to its end and writes it down. */
export function recordedGame(game: Game<GameTypes>, board: Board, batch: BatchGame): GameRecord {
  const steps = recordedSteps(game, board, batch);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same action by action. */
export function* recordedSteps(
  game: Game<GameTypes>,
  board: Board,
  batch: BatchGame,
): Generator<Underway, GameRecord, void> {
  const { number, seed, scenario, bots, allowance, clock, limit } = batch;
  const levels = bots.map(({ level }) => level);
  const recorder = new Recorder(game, number, scenario, levels, limit);
  recorder.count(board.opening);
  const watch = recorder.watch.bind(recorder);
  const options = { allowance, watch, ...(clock && { clock }) };
  const steps = matchSteps(game, board, bots, seed, options, game.bound(scenario));
  for (;;) {
    const step = steps.next();
    if (step.done) return recorder.done(board.table, step.value);
    yield { number, actions: step.value, turn: recorder.turn };
  }
}
