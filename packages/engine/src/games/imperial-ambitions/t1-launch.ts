/** T1: launching and undocking (section B writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const launching = unwrittenStep('launching');
export const launch = unwrittenChoice('launch');
