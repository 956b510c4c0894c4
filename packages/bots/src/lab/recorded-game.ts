import type { Game, GameTypes } from '@admiralty/engine';
import type { Bot } from '../bot.ts';
import type { Allowance, Clock } from '../budget.ts';
import { type Board, playMatch } from '../match.ts';
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

/** Plays it to its end and writes it down. */
export function recordedGame(game: Game<GameTypes>, board: Board, batch: BatchGame): GameRecord {
  const { number, seed, scenario, bots, allowance, clock, limit } = batch;
  const levels = bots.map(({ level }) => level);
  const recorder = new Recorder(game, number, scenario, levels, limit);
  recorder.count(board.opening);
  const watch = recorder.watch.bind(recorder);
  const options = { allowance, watch, ...(clock && { clock }) };
  const actions = playMatch(game, board, bots, seed, options, game.bound(scenario));
  return recorder.done(board.table, actions);
}
