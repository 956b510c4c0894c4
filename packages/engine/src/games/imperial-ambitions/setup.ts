/** setup.purchase and setup.garrison (section D writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const setUp = unwrittenStep('setUp');
export const purchase = unwrittenChoice('purchase');
