/** 4C: plotting, and the first plots before turn 1. */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const plotting = unwrittenStep('plotting');
export const firstPlots = unwrittenStep('firstPlots');
export const plots = unwrittenChoice('plots');
