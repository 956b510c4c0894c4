/** 2B: admirals by express boat. */
import type { Reading } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const xboatMoves = unwrittenStep('xboatMoves');
export const xboats = unwrittenChoice('xboats');

/** Hexes to which this admiral may travel now. */
export const xboatReach: (at: Reading, admiral: number) => number[] = unwrittenFunction('xboatReach');
