/** Orders that must be given before the Command Phase can end. */

import { IN_PLAY, PREPARED } from '../../state.ts';
import type { Order, Position } from '../../types.ts';
import { isMissile } from '../04-spaceships.ts';
import { dueHoming } from '../fsb/homing.ts';
import { jumping } from './jump.ts';
import type { Due } from './order.ts';

/** The first order that the seat still owes, or null. */
export function dueOf(at: Position, seat: number): Due | null {
  const { status, seat: seats } = at.g.units;
  for (let unit = 0; unit < status.length; unit++) {
    if (status[unit] !== IN_PLAY || seats[unit] !== seat) continue;
    const due = isMissile(at.g, unit) ? dueHoming(at, seat, unit) : dueJump(at, seat, unit);
    if (due) return due;
  }
  return null;
}

/** DV-7.2f: a Prepare Jump marker of an earlier phase */
function dueJump(at: Position, seat: number, unit: number): Due | null {
  if (at.g.units.jump[unit] !== PREPARED) return null;
  const jump: Order = { do: 'jump', unit };
  const order: Order = jumping.check(at, seat, jump) ? { do: 'abortJump', unit } : jump;
  return { order, rule: 'DV-7.2f', why: `${at.g.names[unit]} has a Prepare Jump marker: Jump or Abort Jump` };
}
