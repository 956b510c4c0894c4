/** T5: landing, docking, merging (section B writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const landingAndDocking = unwrittenStep('landingAndDocking');
export const land = unwrittenChoice('land');
