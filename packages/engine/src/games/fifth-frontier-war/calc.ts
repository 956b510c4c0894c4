/** The printed arithmetic of the game as a referee's aid (`admiralty calc`). */
import type { Calculation } from '../../core/types.ts';
import type { FifthFrontierWarData } from './data/types.ts';

export function calculations(_data: FifthFrontierWarData): readonly Calculation[] {
  return [];
}
