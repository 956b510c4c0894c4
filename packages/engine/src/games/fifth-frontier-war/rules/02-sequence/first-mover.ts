/** 2A: who moves first in the discretionary steps, and how 2B, 2C and 2D go round. */
import type { RuleId } from '#core/types';
import { nextSeat, put, skip } from '../../board/asking.ts';
import { isOn } from '../../board/options.ts';
import { enemyOf, seatsOf } from '../../board/sides.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { NO_ORDER } from '../../state.ts';
import type { FfwFrame, FfwPlay } from '../../types.ts';
import { endPhase } from './sequence.ts';

/** FFW-2.1c, R26: one roll for the three steps; a new movement phase forgets what moved in the last. */
export function firstMover(play: FfwPlay, _frame: FfwFrame<'firstMover'>): void {
  const { g } = play;
  g.squadrons.jumped.fill(0);
  g.admirals.xboated.fill(0);
  g.fleets.current.fill(NO_ORDER);
  let imperial: number;
  let zhodani: number;
  do {
    imperial = play.roll(6, 'FFW-2.1c');
    zhodani = play.roll(6, 'FFW-2.1c');
  } while (imperial === zhodani); // FFW-2.1d
  g.firstMover = imperial < zhodani ? IMPERIAL : ZHODANI;
  play.emit('FFW-2.1c', 'firstMover', { side: g.firstMover, dice: [imperial, zhodani] });
  endPhase(play);
}

/**
 * FFW-2.1f: asks the next seat that may move: all of the first mover, then the others. False when everybody has moved.
 * With fog of war everybody is asked: who has something to move would tell what is hidden.
 */
export function askInTurn(
  play: FfwPlay,
  kind: 'xboats' | 'scouts' | 'wellLed',
  rule: RuleId,
  hasMoves: (seat: number) => boolean,
): boolean {
  const { g } = play;
  const first = Math.max(IMPERIAL, g.firstMover);
  const seat = nextSeat(play, [...seatsOf(g, first), ...seatsOf(g, enemyOf(first))]);
  if (seat < 0) return false;
  if (isOn(g, 'fogOfWar') || hasMoves(seat)) put(play, seat, kind, rule, null);
  else skip(play, seat, kind, rule);
  return true;
}
