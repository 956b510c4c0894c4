/** Everything hidden from a seat redrawn (section E writes it). */
import type { Random } from '../../core/random.ts';
import type { ImperialRules } from './game-types.ts';
import { cloneState, type ImperialState } from './state.ts';

export function resample(_data: ImperialRules, g: ImperialState, _seat: number, _random: Random): ImperialState {
  return cloneState(g);
}
