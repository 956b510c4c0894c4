/** 3Ca: squadrons against SDBs. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const systemDefense = unwrittenStep('systemDefense');
export const attackSdb = unwrittenChoice('attackSdb');
export const activateSdb = unwrittenChoice('activateSdb');
export const breakOff = unwrittenChoice('breakOff');
