/** Invariants of a state: a line for each breach (section E writes it). */
import type { ImperialRules } from './game-types.ts';
import type { ImperialState } from './state.ts';

export function audit(_data: ImperialRules, _g: ImperialState): string[] {
  return [];
}
