/** 3B: space combat in rounds. */
import { unwrittenStep } from './unwritten.ts';

export const spaceCombat = unwrittenStep('spaceCombat');
