/** T4: alternating fire (section C writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const fireExchange = unwrittenStep('fireExchange');
export const fire = unwrittenChoice('fire');
