/** 2C and 2D: independent scouts and well-led fleets. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const scoutMoves = unwrittenStep('scoutMoves');
export const wellLedMoves = unwrittenStep('wellLedMoves');
export const scouts = unwrittenChoice('scouts');
export const wellLed = unwrittenChoice('wellLed');
