/** Control and garrisons. */
import type { RuleId } from '../../core/types.ts';
import type { FfwPlay } from './game-types.ts';
import { unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const controlCheck = unwrittenStep('controlCheck');

/** A3 garrison check for every world; A calls it at the end of 2F. */
export const checkGarrisons: (play: FfwPlay) => void = unwrittenFunction('checkGarrisons');

/** Control passes (NOBODY too): admirals on the surface die, strength-0 units of the loser go (R36, R84); tells. */
export const takeControl: (play: FfwPlay, world: number, side: number, rule: RuleId) => void =
  unwrittenFunction('takeControl');
