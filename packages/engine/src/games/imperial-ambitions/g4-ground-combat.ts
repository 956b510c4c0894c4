/** G4 and G5: rounds of ground combat (section C writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const groundRound = unwrittenStep('groundRound');
export const pressOn = unwrittenChoice('pressOn');
