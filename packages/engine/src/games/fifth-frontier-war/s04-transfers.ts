/** 3Cc: landing and lifting. */
import type { Refusal } from '../../core/types.ts';
import type { Reading, Transfer } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const transfers = unwrittenStep('transfers');
export const land = unwrittenChoice('land');

/** Units, capacity, red zones; not who may act (the stage knows). */
export const landingFault: (at: Reading, side: number, hex: number, transfers: readonly Transfer[]) => Refusal | null =
  unwrittenFunction('landingFault');
