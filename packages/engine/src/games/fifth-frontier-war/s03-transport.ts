/** Loading before 2E, loading and unloading in 2F. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const loading = unwrittenStep('loading');
export const unloading = unwrittenStep('unloading');
export const cargo = unwrittenChoice('cargo');
