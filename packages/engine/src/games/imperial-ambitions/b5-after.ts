/** B5: what the winner does (section B writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const afterBattle = unwrittenStep('afterBattle');
export const conclude = unwrittenChoice('conclude');
