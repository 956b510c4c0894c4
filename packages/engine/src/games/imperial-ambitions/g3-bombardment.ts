/** G3: ships in orbit fire at ground units (section C writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const bombardment = unwrittenStep('bombardment');
export const bombard = unwrittenChoice('bombard');
