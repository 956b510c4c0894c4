/** S4: trade, with consent where the planet is another's (section A writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const tradePhase = unwrittenStep('tradePhase');
export const trade = unwrittenChoice('trade');
export const consent = unwrittenChoice('consent');
