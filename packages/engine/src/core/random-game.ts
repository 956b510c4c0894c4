import { seededDice, wordsOf } from './dice.ts';
import { Play } from './play.ts';
import type { Random } from './random.ts';
import { drawBelow, pickFrom } from './random.ts';
import { startTable } from './table.ts';
import type { Action, Decision, Game, GameTypes, Rejected, Setting, Table } from './types.ts';

export interface RandomGameOptions<T extends GameTypes> {
  /** stop after so many actions; left out, the game is played to its end */
  depth?: number;
  /** sees every action before it is done */
  watch?(play: Play<T>, action: Action): void;
}

/** A game among random players, from the start to the end: fast, without a log. The seed decides everything. */
export function randomGame<T extends GameTypes>(
  game: Game<T>,
  setting: Setting,
  seed: string,
  { depth = Number.POSITIVE_INFINITY, watch }: RandomGameOptions<T> = {},
): { ok: true; table: Table<T['state']>; actions: number } | Rejected {
  const started = startTable(game, setting, seed, seededDice);
  if (!started.ok) return started;
  const { table } = started;
  const play = new Play(game, table, seededDice);
  const random = playersOf(seed);
  const bound = game.bound(setting.scenario);
  let actions = 0;
  for (; table.result === null && actions < depth; actions++) {
    if (actions >= bound) throw new Error(`no end after ${bound} actions of ${setting.scenario}, seed ${seed}`);
    const action = randomAction(play, pickFrom(table.pending, random), random);
    watch?.(play, action);
    const refusal = play.act(action);
    if (refusal)
      throw new Error(
        `${action.kind} was offered and refused (${refusal.rule}): ${refusal.why}; action ${actions}, seed ${seed}`,
      );
  }
  return { ok: true, table, actions };
}

/** A legal answer to a decision, drawn by its sampler. */
export function randomAction<T extends GameTypes>(play: Play<T>, decision: Decision, random: Random): Action {
  const { id, by, kind } = decision;
  return { decision: id, by, kind, with: play.choiceOf(kind).sample(play, decision, random) };
}

/** The random players of a seed: a stream apart from the dice. */
export function playersOf(seed: string): Random {
  const words = wordsOf(`${seed}\nplayers`);
  return { below: (n) => drawBelow(words, n) };
}
