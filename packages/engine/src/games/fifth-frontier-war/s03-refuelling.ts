/** 2F: who fills up where. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const refuelling = unwrittenStep('refuelling');
export const refuel = unwrittenChoice('refuel');
