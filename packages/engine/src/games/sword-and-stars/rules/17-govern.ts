/** 17.0 Govern: what it does besides the Tech Level, which the card's base column changes (17.2). */
import type { SsPlay } from '../types.ts';
import { setUnrest } from './20-rebellion.ts';

/** SS-17.3: Unrest ends unless the card says -1, whether or not the level could still fall or rise (R110) */
export function quell(play: SsPlay, target: number, isLowered: boolean): void {
  if (!isLowered) setUnrest(play, target, false, 'SS-17.3');
}
