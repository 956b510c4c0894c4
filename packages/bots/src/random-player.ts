import {
  type Action,
  type Decision,
  type Game,
  type GameTypes,
  Play,
  type Random,
  randomAction,
  resampleTable,
  seededDice,
  type Table,
} from '@admiralty/engine';

/**
 * Any legal answer. It is drawn on a table whose secrets have been dealt anew, so that not even chance can tell
 * the seat what it may not know.
 */
export function randomPlayer<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  decision: Decision,
  random: Random,
): Action {
  const imagined = resampleTable(game, table, decision.by, random);
  return randomAction(new Play(game, imagined, seededDice), decision, random);
}
