/** S1 to S3, S5: base, guerrillas, draws. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const setUp = unwrittenStep('setUp');
export const secretBase = unwrittenChoice('secretBase');
export const placeGuerrillas = unwrittenChoice('placeGuerrillas');
