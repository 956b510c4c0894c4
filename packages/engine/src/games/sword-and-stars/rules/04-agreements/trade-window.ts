/** 4.2 By option bargains are closed between two Rounds: everybody has time for them before a Round begins (R132). */
import { z } from 'zod';
import { askAll } from '#core/asking';
import type { Position, SsChoice, SsFrame, SsPlay, Steps } from '../../types.ts';
import { inTurnOrder, isPlaying } from '../03-systems.ts';
import { settleLeavers } from '../25-victory/drop-out.ts';

/** SS-4.2: in use, and somebody there to bargain with */
export function hasTradeWindow({ g }: Position): boolean {
  return g.options['tradeWindow'] === 'betweenRounds' && inTurnOrder(g).length > 1;
}

/** SS-R132: before cards are dealt; it is open until all are done. `left`: those who are not. */
export function tradeWindow(play: SsPlay, { my }: SsFrame<'tradeWindow'>): void {
  if (settleLeavers(play)) return;
  my.left = my.left.filter((seat) => isPlaying(play.g, seat));
  if (my.left.length === 0) play.done();
  else askAll(play, my.left, 'bargains', 'SS-R132', () => null, false);
}

/** No more bargains before this Round; offers themselves are made and accepted as at any pause. */
export const bargains: SsChoice<'bargains'> = {
  shape: z.strictObject({ done: z.literal(true) }),
  check: () => null,
  apply: (play, _, { by }) => {
    const my = play.top.my as Steps['tradeWindow'];
    my.left = my.left.filter((seat) => seat !== by);
  },
  options: () => [{ done: true }],
  sample: () => ({ done: true }),
  defaultAnswer: () => ({ done: true }),
};
