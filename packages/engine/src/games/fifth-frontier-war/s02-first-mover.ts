/** 2A: who moves first in the discretionary steps. */
import { unwrittenStep } from './unwritten.ts';

export const firstMover = unwrittenStep('firstMover');
