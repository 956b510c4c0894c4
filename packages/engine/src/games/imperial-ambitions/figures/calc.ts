/** The printed arithmetic of the game as a referee's aid: odds, arcs, prices, ranges, forecasts (`admiralty calc`). */
import type { Calculation } from '#core/module';
import type { ImperialRules } from '../types.ts';
import { combatCalculations } from './calc-combat.ts';
import { economyCalculations } from './calc-economy.ts';
import { groundCalculations } from './calc-ground.ts';
import { mapCalculations } from './calc-map.ts';

/** Each calculation works with the very functions that the rules use, on a small table of its own. */
export function calculations(data: ImperialRules): readonly Calculation[] {
  return [
    ...combatCalculations(data),
    ...groundCalculations(data),
    ...economyCalculations(data),
    ...mapCalculations(data),
  ];
}
