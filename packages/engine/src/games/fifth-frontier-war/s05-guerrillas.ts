/** 4B: guerrillas. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const guerrillaModes = unwrittenStep('guerrillaModes');
export const guerrillas = unwrittenChoice('guerrillas');
