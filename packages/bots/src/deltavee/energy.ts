/**
 * Energy budget: a block spent now is a maneuver less later, and the last ones decide who comes alongside whom. So a
 * share of what is left costs little while there is plenty, and much towards the end.
 */
import { energyOf, type Position } from '@admiralty/engine/deltavee';

const PLENTY = 0.12;
const SCARCE = 0.3;

/** What so many Energy Units of the unit are worth, as a share of the game. */
export function energyPrice(at: Position, unit: number, units: number): number {
  if (units <= 0) return 0;
  const share = Math.min(1, units / Math.max(1, energyOf(at, unit)));
  return PLENTY * share + SCARCE * share * share;
}
