/** The printed arithmetic of the game as a referee's aid: every chart, odds, reach, fuel, points (`admiralty calc`). */
import type { Calculation } from '#core/module';
import type { FifthFrontierWarData } from '../data/types.ts';
import { chartCalculations } from './calc-charts.ts';
import { groundCalculations } from './calc-ground.ts';
import { movementCalculations } from './calc-movement.ts';
import { spaceCalculations } from './calc-space.ts';
import { warCalculations } from './calc-war.ts';

/** Each calculation works with the very functions that the rules use, on a table of its own. */
export function calculations(data: FifthFrontierWarData): readonly Calculation[] {
  return [
    ...spaceCalculations(data),
    ...groundCalculations(data),
    ...movementCalculations(data),
    ...warCalculations(data),
    ...chartCalculations(data),
  ];
}
