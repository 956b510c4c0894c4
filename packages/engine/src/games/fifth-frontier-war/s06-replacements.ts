/** 1B: replacements. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const replacements = unwrittenStep('replacements');
export const replace = unwrittenChoice('replace');
