/** T4.yield: scuttling and surrender (section C writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const yielding = unwrittenStep('yielding');
export const yieldUnits = unwrittenChoice('yieldUnits');
export const callSurrender = unwrittenChoice('callSurrender');
