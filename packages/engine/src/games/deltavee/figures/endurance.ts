/** How much a ship can still take (11.0), from its log. */
import type { LogView, PartState } from '../secrets/view-types.ts';
import { stateAfter } from './damage.ts';

/** The fewest hits that destroy it: bridge, engine, and the weakest pods until more than half of them are gone (DV-11.0b). */
export function hitsToEnd({ bridge, engine, pods }: LogView, hullArmor: number): number {
  const carried = pods.filter(({ pod, box, firstBox }) => pod !== null && box === firstBox);
  const needed = carried.length === 0 ? 0 : Math.floor(carried.length / 2) + 1;
  const weakest = carried.map(({ state, armor }) => hitsLeft(state, armor)).toSorted((one, other) => one - other);
  const hull = hitsLeft(bridge, hullArmor) + hitsLeft(engine, hullArmor);
  return weakest.slice(0, needed).reduce((sum, hits) => sum + hits, hull);
}

function hitsLeft(state: PartState, armor: number): number {
  return state === 'destroyed' ? 0 : 1 + hitsLeft(stateAfter(state, armor), armor);
}
