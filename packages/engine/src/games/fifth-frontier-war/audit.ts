/** Conservation of counters and other invariants: a line for each breach. */
import type { FifthFrontierWarData } from './data/types.ts';
import type { WarState } from './state.ts';

export function audit(_data: FifthFrontierWarData, _g: WarState): string[] {
  return [];
}
