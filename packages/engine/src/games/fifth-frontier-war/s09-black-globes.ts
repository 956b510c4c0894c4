/** 3A: black globe fleets (option). */
import { unwrittenChoice, unwrittenStep } from './unwritten.ts';

export const blackGlobeStep = unwrittenStep('blackGlobeStep');
export const blackGlobe = unwrittenChoice('blackGlobe');
