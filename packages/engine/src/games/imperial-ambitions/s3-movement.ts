/** S3: task forces, initiative, jumps in turn, regrouping (section A writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const movementPhase = unwrittenStep('movementPhase');
export const reorganise = unwrittenChoice('reorganise');
export const strategicMove = unwrittenChoice('strategicMove');
