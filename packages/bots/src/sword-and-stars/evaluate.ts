/** How a position stands: the chance to win from the points that each player can expect. */
import type { Play } from '@admiralty/engine';
import type { SwordState, SwordTypes } from '@admiralty/engine/sword-and-stars';
import { Outlook } from './outlook.ts';

export function evaluate(play: Play<SwordTypes>, seat: number): number {
  return new Outlook(play, seat).value(0);
}

/** A Round further all have had their turn. */
export function isFarEnough(start: SwordState, now: SwordState): boolean {
  return now.serial > start.serial + 1;
}
