/** The printed arithmetic of the game as a referee's aid (section E writes it). */
import type { Calculation } from '../../core/types.ts';
import type { ImperialRules } from './game-types.ts';

/** Each calculation works with the very functions that the rules use. */
export function calculations(_data: ImperialRules): readonly Calculation[] {
  return [];
}
