/** The printed arithmetic of the game as a referee's aid: every table, rating, chance, range and cost (`admiralty calc`). */
import type { Calculation } from '#core/module';
import type { DeltaVeeRules } from '../types.ts';
import { chartCalculations } from './calc-charts.ts';
import { fireCalculations } from './calc-fire.ts';
import { heavyCruiserCalculations } from './calc-heavy-cruiser.ts';
import { hitTableCalculations } from './calc-hit-table.ts';
import { damageCalculations } from './calc-hits.ts';
import { launchCalculations } from './calc-launch.ts';
import { mapCalculations } from './calc-map.ts';
import { missileCalculations } from './calc-missiles.ts';
import { orderCalculations } from './calc-orders.ts';
import { priceCalculations } from './calc-price.ts';
import { shipCalculations } from './calc-ship.ts';
import { sourceCalculations } from './calc-sources.ts';
import { supplyCalculations } from './calc-supply.ts';

/** Each calculation works with the very functions that the rules use, on a small table of its own. */
export function calculations(data: DeltaVeeRules): readonly Calculation[] {
  return [
    ...fireCalculations(data),
    ...sourceCalculations(data),
    ...hitTableCalculations(data),
    ...damageCalculations(data),
    ...heavyCruiserCalculations(data),
    ...missileCalculations(data),
    ...launchCalculations(data),
    ...shipCalculations(data),
    ...orderCalculations(data),
    ...supplyCalculations(data),
    ...mapCalculations(data),
    ...chartCalculations(data),
    ...priceCalculations(data),
  ];
}
