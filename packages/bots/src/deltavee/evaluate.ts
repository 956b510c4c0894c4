/** The chance to win: how near each side is to what the scenario asks of it, and what it has left to get there with. */
import type { DeltaVeeTypes, DvPlay } from '@admiralty/engine/deltavee';
import type { Input } from '../bot.ts';
import { strengthOf } from './strength.ts';

/** How sure a lead of one whole game's worth makes the win. */
const STEEPNESS = 2.4;

/** 2 · P(win) - 1 for the seat. */
export function evaluate(play: DvPlay, seat: number): number {
  const lead = strengthOf(play, seat) - strengthOf(play, 1 - seat);
  return 0.98 * Math.tanh(STEEPNESS * lead);
}

/** The same for one who is asked; in an imagined line only the order of his answers counts, not what they are worth. */
export function standing(play: DvPlay, seat: number, input: Input<DeltaVeeTypes> | null): number {
  return input ? evaluate(play, seat) : 0;
}

/** A value bettered (or worsened) by a share of the game, still between -1 and 1. */
export function improved(value: number, gain: number): number {
  const room = gain > 0 ? 1 - value : 1 + value;
  return value + room * Math.tanh(gain);
}
