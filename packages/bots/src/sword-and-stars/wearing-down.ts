/**
 * What it brings that a System of somebody else's loses a level. Between two, the cards that he needs to raise it again
 * are won. Among more, the others are helped as much without a card of theirs, he has it back before it counts, and where
 * everybody does it nobody has anything in the end. So it is for the end, against whoever leads.
 */
import { isPlaying, isSeat } from '@admiralty/engine/sword-and-stars';
import type { Outlook } from './outlook.ts';

/** Turns within which a level is raised again. */
const TURNS_TO_RAISE = 2;

/** Of a loss that its owner suffers, what it is worth to the seat. */
export function wornWorth(outlook: Outlook, owner: number, loss: number): number {
  return outlook.rivalry(owner) * loss * (isDuel(outlook) ? 1 : partForGood(outlook, owner));
}

/** Is a Raid on a System of this owner, or on one without, more than spite? Total War leaves no choice. */
export function isRaidWorthIt(outlook: Outlook, owner: number): boolean {
  if (isDuel(outlook) || outlook.at.g.wars.violator.length > 0) return true;
  return isSeat(owner) && partForGood(outlook, owner) > 0;
}

/** Between two every point lost is a point won. */
export function isDuel({ at: { g } }: Outlook): boolean {
  return g.names.filter((_, player) => isPlaying(g, player)).length <= 2;
}

/** All of it in his last turn; nothing while there is time. */
function partForGood({ prospects }: Outlook, owner: number): number {
  return Math.min(1, Math.max(0, 1 - (prospects[owner]!.turns - 1) / TURNS_TO_RAISE));
}
