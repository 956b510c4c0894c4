/** 3D: surface combat. */
import type { RuleId } from '../../core/types.ts';
import type { FfwPlay } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const surfaceCombat = unwrittenStep('surfaceCombat');
export const firstFire = unwrittenChoice('firstFire');
export const fire = unwrittenChoice('fire');

/** Loss of a troop or DEFENSE; eliminates at 100; tells. */
export const hitGround: (play: FfwPlay, hex: number, target: number, percent: number, rule: RuleId) => void =
  unwrittenFunction('hitGround');
