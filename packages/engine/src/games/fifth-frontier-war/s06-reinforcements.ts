/** 1A: reinforcements. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const reinforcements = unwrittenStep('reinforcements');
export const splitBoxes = unwrittenChoice('splitBoxes');
export const takeWarrant = unwrittenChoice('takeWarrant');
