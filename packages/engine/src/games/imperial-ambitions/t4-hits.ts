/** Hits and what they do to what is aboard (section C writes it). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const hits = unwrittenStep('hits');
export const losses = unwrittenStep('losses');
export const chooseLosses = unwrittenChoice('chooseLosses');
export const castLoose = unwrittenChoice('castLoose');
