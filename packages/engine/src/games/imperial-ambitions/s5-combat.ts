/** S5a to S5e: who attacks whom, neutrals, finding each other, which battle is next (section D writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const combatPhase = unwrittenStep('combatPhase');
export const declare = unwrittenChoice('declare');
export const pickBattle = unwrittenChoice('pickBattle');
