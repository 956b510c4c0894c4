/** 2E: orders are revealed and carried out, what is in transit arrives. */
import { unwrittenStep } from './unwritten.ts';

export const plottedMoves = unwrittenStep('plottedMoves');
