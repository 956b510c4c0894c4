/** In which order an owner gives up units: his standing order, or the cheapest first (5.2, R124). */

import { typeOf } from '../board/units.ts';
import { NEUTRAL, UNIT_TYPES } from '../data/names.ts';
import type { Position } from '../types.ts';

/** The units, first to be lost first. A standing list of types comes before the types that it leaves out. */
export function lossOrder(at: Position, owner: number, units: readonly number[]): number[] {
  const { g } = at;
  const losses = owner === NEUTRAL ? 'cheapest' : g.pace[owner]!.losses;
  const rank = (unit: number): number => {
    if (typeof losses === 'string') return 0;
    const place = losses.indexOf(UNIT_TYPES[g.units.type[unit]!]!);
    return place < 0 ? losses.length : place;
  };
  return [...units].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      typeOf(at, a).buildCost - typeOf(at, b).buildCost || // R124
      g.units.steps[a]! - g.units.steps[b]! ||
      a - b,
  );
}
