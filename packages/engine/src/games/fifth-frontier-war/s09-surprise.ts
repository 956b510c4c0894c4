/** S7: surprise fleets (option). */
import { unwrittenChoice } from './unwritten.ts';

export const surprise = unwrittenChoice('surprise');
