/** T2: initiative, rounds, activation of stacks, moving and turning, jumping out (section B writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const tacticalMovement = unwrittenStep('tacticalMovement');
export const round = unwrittenChoice('round');
export const activate = unwrittenChoice('activate');
