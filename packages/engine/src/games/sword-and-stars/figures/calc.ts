/** The printed arithmetic of the game as a referee's aid: every rating, cost, path, chance, vote and point (`admiralty calc`). */
import type { Calculation } from '#core/module';
import type { SwordData } from '../data/types.ts';
import { cardCalculations } from './calc-cards.ts';
import { empireCalculations } from './calc-empires.ts';
import { mapCalculations } from './calc-map.ts';
import { operationCalculations } from './calc-operations.ts';

/** Each calculation works with the very functions that the rules use, on a table of its own. */
export function calculations(data: SwordData): readonly Calculation[] {
  return [
    ...operationCalculations(data),
    ...cardCalculations(data),
    ...mapCalculations(data),
    ...empireCalculations(data),
  ];
}
