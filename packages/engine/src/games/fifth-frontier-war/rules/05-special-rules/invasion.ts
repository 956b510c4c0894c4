/** Invading neutral worlds, and the end of an invasion (R53). The step is in s05-neutral-worlds.ts. */
import { z } from 'zod';
import { fightingTroops, hasArmed, isNeutral, isOpenVacuum } from '../../board/control.ts';
import { enemyOf, sideOfSeat } from '../../board/sides.ts';
import { hasSquadrons, worldIn } from '../../board/units.ts';
import { type FfwChoice, type FfwPlay, type Position, refuse } from '../../types.ts';

/** A4: alone with squadrons here, or with troops on the world; R98: an open world without air is taken by armed squadrons. */
export function mayInvade(at: Position, side: number, hex: number): boolean {
  const world = worldIn(at, hex);
  const isAlone = hasSquadrons(at, side, hex) && !hasSquadrons(at, enemyOf(side), hex);
  if (isOpenVacuum(at, world)) return isAlone && hasArmed(at, side, hex);
  if (!isNeutral(at, world)) return false;
  return isAlone || fightingTroops(at, side, hex).length > 0;
}

/** From now on the defenses fight this side and are run by the other. */
export function startInvasion(play: FfwPlay, side: number, hex: number): void {
  play.g.worlds.invader[worldIn(play, hex)] = side;
  play.emit('FFW-5.2b', 'invaded', { hex, side });
}

export const invade: FfwChoice<'invade'> = {
  shape: z.strictObject({ invade: z.boolean() }),
  check(play, answer, { by, about }) {
    if (!answer.invade || mayInvade(play, sideOfSeat(play.g, by), about.hex)) return null;
    return refuse('FFW-5.2b', 'this world cannot be invaded by you now');
  },
  apply(play, answer, { by, about }) {
    if (answer.invade) startInvasion(play, sideOfSeat(play.g, by), about.hex);
  },
  options: () => [{ invade: false }, { invade: true }],
  sample: (_play, _decision, random) => ({ invade: random.below(2) === 1 }),
  defaultAnswer: () => ({ invade: false }),
};

/** R53: worlds that the invader has left are neutral again; at the end of a turn. */
export function endInvasions(play: FfwPlay): void {
  const { g, data } = play;
  for (const { index, hex } of data.worlds) {
    const invader = g.worlds.invader[index]!;
    if (invader < 0 || hasSquadrons(play, invader, hex) || fightingTroops(play, invader, hex).length > 0) continue;
    g.worlds.invader[index] = -1;
    play.emit('FFW-5.2b', 'neutralAgain', { hex });
  }
}
