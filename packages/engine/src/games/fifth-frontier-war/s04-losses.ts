/** Losses of squadrons, and of what they carry. */
import type { RuleId } from '../../core/types.ts';
import type { FfwPlay, Reading } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const overload = unwrittenStep('overload');
export const losses = unwrittenChoice('losses');
export const cargoLosses = unwrittenChoice('cargoLosses');

/** A8: least attack lost, then least overshoot, cargo-free first, lowest number: one entry a step. */
export const defaultLosses: (at: Reading, side: number, hex: number, damage: number) => number[] =
  unwrittenFunction('defaultLosses');

/** Flips and eliminates; moves admirals to survivors or loses them (R36); counts `lost` in a battle; tells. */
export const takeSteps: (play: FfwPlay, side: number, hex: number, steps: readonly number[], rule: RuleId) => void =
  unwrittenFunction('takeSteps');
