/**
 * A Revolt climbs from level to level and frees whatever is no Seat, until somebody takes Fontain-Grelot. That is worth
 * what it still threatens of the own Systems; between two, less what it would have taken from the rival. Among more
 * everybody used to wait for it to strike the others, and it took everything from all.
 */
import { isSeat, NO_REVOLT, type Position } from '@admiralty/engine/sword-and-stars';
import type { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';
import { isDuel } from './wearing-down.ts';

/** Somebody else may end it, or a level change in time. */
const GOES_ON = 0.7;

/** Would the Revolt be over with this System taken? */
export function endsRevolt({ g, data }: Position, target: number): boolean {
  return g.revolt !== NO_REVOLT && target === data.named.fontainGrelot;
}

/** What the seat gains beside the System if it takes this one. */
export function calmWorth(outlook: Outlook, target: number): number {
  const { at, seat, prospects } = outlook;
  if (!endsRevolt(at, target)) return 0;
  return at.g.systems.owner.reduce((sum, owner, system) => {
    if (!isSeat(owner) || !isThreatened(at, system)) return sum;
    const worth = GOES_ON * worthOf(at, prospects[owner]!, system, holdingOf(at, owner, system));
    if (owner === seat) return sum + worth;
    return isDuel(outlook) ? sum - worth : sum;
  }, 0);
}

function isThreatened({ g, data }: Position, system: number): boolean {
  if (system === data.named.atjay || g.players.seat.includes(system)) return false;
  return g.revolt < 0 || g.systems.tech[system]! >= g.revolt;
}
