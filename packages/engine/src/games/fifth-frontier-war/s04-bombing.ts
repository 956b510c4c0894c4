/** 3Cb: surface bombing. */
import type { Refusal } from '../../core/types.ts';
import type { Bomb, FfwPlay, Reading } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const bombing = unwrittenStep('bombing');
export const bomb = unwrittenChoice('bomb');

/** Targets, whole points, total. */
export const bombsFault: (
  at: Reading,
  side: number,
  hex: number,
  bombs: readonly Bomb[],
  points: number,
) => Refusal | null = unwrittenFunction('bombsFault');

/** Rolls and applies one attack after the other. */
export const dropBombs: (play: FfwPlay, side: number, hex: number, bombs: readonly Bomb[]) => void =
  unwrittenFunction('dropBombs');
