/** T3: three to a hex (section B writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const stackingCheck = unwrittenStep('stackingCheck');
export const crowd = unwrittenChoice('crowd');
