/** S2: one secret list of orders each (section A writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const buildPhase = unwrittenStep('buildPhase');
export const build = unwrittenChoice('build');
