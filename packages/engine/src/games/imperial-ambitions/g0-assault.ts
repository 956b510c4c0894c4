/** G0 to G5: the planetary assault (section C writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const assault = unwrittenStep('assault');
export const declareAssault = unwrittenChoice('declareAssault');
