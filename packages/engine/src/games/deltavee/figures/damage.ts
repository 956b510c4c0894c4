import { afterHit } from '../rules/08-fire/damage.ts';
import type { PartState } from '../secrets/view-types.ts';

/** By the number that the state has. */
const STATES: readonly PartState[] = ['ok', 'vulnerable', 'damaged', 'destroyed'];

/** 8.8: what hits make of a part with this armor. */
export function stateAfter(state: PartState, armor: number, hits = 1): PartState {
  let now = STATES.indexOf(state);
  for (let hit = 0; hit < hits; hit++) now = afterHit(now, armor);
  return STATES[now]!;
}
