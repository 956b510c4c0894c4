/** S1: income of controlled planets (section A writes it). */
import { unwrittenStep } from './unwritten.ts';

export const incomePhase = unwrittenStep('incomePhase');
