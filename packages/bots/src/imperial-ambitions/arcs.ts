/** What one unit can do to another from where both stand: range, arcs and lines of fire by the rules themselves. */
import { attackOf, isEndOn, isRefusal, type Position, strengthOf } from '@admiralty/engine/imperial-ambitions';

/** Hits that one point of attack brings for each point of defence, whatever the odds: the table is nearly even. */
const HITS = 0.34;
/** No attack brings more on average. */
const MOST_HITS = 2;
/** End-on fire halves a defence only if all who fire are end-on: so often it works out. */
const END_ON = 1.6;

/** Expected hits of this unit's guns on that target, each alone standing for its part in a group. */
export function hitsOn(at: Position, unit: number, target: number): number {
  const aim = attackOf(at, unit, target);
  if (isRefusal(aim)) return 0;
  return hitsBy(at, aim.afterFacing, target) * (isEndOn(at, unit, target) ? END_ON : 1);
}

/** Expected hits of so much attack strength. */
export function hitsBy(at: Position, strength: number, target: number): number {
  return Math.min(MOST_HITS, (HITS * strength) / Math.max(1, strengthOf(at, target).ds));
}
