/** 4A: fleet adjustment. */
import type { Refusal } from '../../core/types.ts';
import type { Reading } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const adjustment = unwrittenStep('adjustment');
export const adjust = unwrittenChoice('adjust');

/** R83: may this squadron join that fleet and follow its plot? */
export const conformFault: (at: Reading, squadron: number, fleet: number) => Refusal | null =
  unwrittenFunction('conformFault');
