/** S6: control, stranded units, elimination, victory, turn limit (section D writes it). */
import { unwrittenStep } from './unwritten.ts';

export const endPhase = unwrittenStep('endPhase');
