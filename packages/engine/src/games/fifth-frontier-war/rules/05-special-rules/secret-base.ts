/** The secret base. FFW-5.13b: until it is revealed no rule but this one knows of it. */
import { z } from 'zod';
import { openWindows } from '#core/asking';
import type { Anytime, Refusal } from '#core/types';
import { controllerOf, fightingTroops } from '../../board/control.ts';
import { sideOfSeat, speakerOf } from '../../board/sides.ts';
import { worldIn } from '../../board/units.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import { addTroop } from '../../positions/forces.ts';
import { ABSENT, ELIMINATED } from '../../state.ts';
import { type FfwPlay, refuse, type WarTypes } from '../../types.ts';
import { takeControl } from './control.ts';

/** FFW-5.13e, R60: in any decision window of the Zhodani side, by the player who speaks for it. */
function revealFault(play: FfwPlay, by: number): Refusal | null {
  const { g } = play;
  if (by !== speakerOf(g, ZHODANI)) return refuse('FFW-5.13e', 'only the first Zhodani player reveals the base');
  if (g.secretBase < 0 || g.baseRevealed === 1) return refuse('FFW-5.13e', 'there is no secret base to reveal');
  // a window is open until all its sealed answers are: who has given his own is nobody's business
  if (!openWindows(play).some((decision) => sideOfSeat(g, decision.by) === ZHODANI))
    return refuse('FFW-5.13e', 'the base is revealed while your side has something to decide');
  return null;
}

function reveal(play: FfwPlay): void {
  const { g, data } = play;
  const hex = g.secretBase;
  const world = worldIn(play, hex);
  play.markRevealed();
  g.baseRevealed = 1;
  play.emit('FFW-5.13c', 'baseRevealed', { hex });
  for (const { index, group } of data.troops) {
    const status = g.troops.status[index]!;
    if (group === 'fulacin' && status !== ELIMINATED && status !== ABSENT) addTroop(g, index, hex, -1);
  }
  // FFW-5.13c: squadrons do not matter; FFW-5.13d: with Imperial troops there the control check decides
  if (controllerOf(play, world) !== ZHODANI && fightingTroops(play, IMPERIAL, hex).length === 0)
    takeControl(play, world, ZHODANI, 'FFW-5.13c');
}

export const revealBase: Anytime<WarTypes, Record<string, never>> = {
  shape: z.strictObject({}),
  check: (play, _payload, by) => revealFault(play, by),
  apply: reveal,
  sample: () => ({}),
  options: () => [{}],
};
