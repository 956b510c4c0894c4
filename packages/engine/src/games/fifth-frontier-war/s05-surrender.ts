/** Surrender of vacuum worlds. */
import { unwrittenStep } from './unwritten.ts';

export const surrender = unwrittenStep('surrender');
