/** Disengaging. */
import type { Reading } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction } from './unwritten.ts';

export const disengage = unwrittenChoice('disengage');

/** R29 to R31: what would leave, one entry a fleet or (fleet -1) independent squadron, and where each may go. */
export const leaversOf: (
  at: Reading,
  side: number,
  hex: number,
) => { fleet: number; squadrons: number[]; systems: number[] }[] = unwrittenFunction('leaversOf');
