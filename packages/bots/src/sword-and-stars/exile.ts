/** A Government in exile has points and cards and no use for them: the first System of its Race that it gets is its Seat again. */
import { isSameRace, type Position } from '@admiralty/engine/sword-and-stars';
import { type Holding, holdingOf } from './values.ts';

/** Would this System bring the player back from exile? */
export function bringsBack({ g }: Position, player: number, system: number): boolean {
  return g.players.exile[player] === 1 && isSameRace(g.players.race[player]!, g.systems.race[system]!);
}

/** How a player would hold a System that he is given. */
export function heldIfGiven(at: Position, player: number, system: number): Holding {
  return { ...holdingOf(at, player, system), isSeat: bringsBack(at, player, system) };
}
