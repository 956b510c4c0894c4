/** What becomes of the war when a seat gives up (A7). */

import { goOnWithout } from '#core/asking';
import { seatsOf, sideOfSeat } from '../board/sides.ts';
import { IMPERIAL } from '../data/types.ts';
import type { FfwPlay } from '../types.ts';
import { finishAs } from './08-victory/victory.ts';

/** Game.resign: a living partner takes all over and steps go on by default; without one the other side has won. */
export function resign(play: FfwPlay, seat: number): void {
  const { g } = play;
  const side = sideOfSeat(g, seat);
  g.out[seat] = 1;
  goOnWithout(play, seat);
  const [partner] = seatsOf(g, side);
  if (partner === undefined) {
    const level = side === IMPERIAL ? 'zhodani-decisive' : 'imperial-decisive';
    return finishAs(play, level, 'FFW-8.3a', 'the other side has given up: a decisive victory');
  }
  g.fleets.seat = g.fleets.seat.map((one) => (one === seat ? partner : one));
}
