/** How a position stands: the chance to win from the points that each player can expect. */
import type { Play } from '@admiralty/engine';
import type { SwordState, SwordTypes } from '@admiralty/engine/sword-and-stars';
import { Outlook } from './outlook.ts';

export function evaluate(play: Play<SwordTypes>, seat: number): number {
  return new Outlook(play, seat).value(0);
}

/** The turn under way is played out, whoever's it is; between turns, the Round. Beyond that chance drowns the difference. */
export function isFarEnough(start: SwordState, now: SwordState): boolean {
  if (now.serial > start.serial) return true;
  return start.active >= 0 && now.active !== start.active;
}
