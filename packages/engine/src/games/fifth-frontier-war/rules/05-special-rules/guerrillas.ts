/** 4B: guerrillas recover, then change their modes. */
import { z } from 'zod';
import { indexShape } from '../../board/answer-shapes.ts';
import { put } from '../../board/asking.ts';
import { seatOfTroop } from '../../board/sides.ts';
import { isIndex, numbersWhere } from '../../board/units.ts';
import { IN_PLAY } from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';

/** FFW-5.11f: those that are left. */
function guerrillasInPlay({ g, data }: Position): number[] {
  return numbersWhere(
    data.troops.length,
    (troop) => data.troops[troop]!.isGuerrilla && g.troops.status[troop] === IN_PLAY,
  );
}

export function guerrillaModes(play: FfwPlay, frame: FfwFrame<'guerrillaModes'>): void {
  const [first] = guerrillasInPlay(play);
  if (frame.at++ > 0 || first === undefined) return endPhase(play);
  recover(play);
  put(play, seatOfTroop(play, first), 'guerrillas', 'FFW-5.11e', null);
}

/** FFW-5.11d: only those covert when the step begins; FFW-5.11g: never above full strength. */
function recover(play: FfwPlay): void {
  const { loss, overt } = play.g.troops;
  for (const troop of guerrillasInPlay(play)) {
    if (overt[troop] === 1 || loss[troop] === 0) continue;
    loss[troop] = Math.max(0, loss[troop]! - 10);
    play.emit('FFW-5.11d', 'recovered', { troop, loss: loss[troop]! });
  }
}

/** FFW-5.11e: the only way to change a mode. */
export const guerrillas: FfwChoice<'guerrillas'> = {
  shape: z.strictObject({ overt: z.array(indexShape).max(100), covert: z.array(indexShape).max(100) }),
  check(play, { overt, covert }) {
    const named = [...overt, ...covert];
    if (new Set(named).size < named.length) return refuse('FFW-5.11e', 'a guerrilla unit is named twice');
    const { troops } = play.data;
    const isOne = (troop: number): boolean =>
      isIndex(troops, troop) && troops[troop]!.isGuerrilla && play.g.troops.status[troop] === IN_PLAY;
    return named.every(isOne) ? null : refuse('FFW-5.11e', 'only guerrilla units in play change their mode');
  },
  apply(play, { overt, covert }) {
    const { overt: modes } = play.g.troops;
    for (const [list, mode] of [
      [overt, 1],
      [covert, 0],
    ] as const)
      for (const troop of list) {
        if (modes[troop] === mode) continue;
        modes[troop] = mode;
        play.emit('FFW-5.11e', 'mode', { troop, isOvert: mode === 1 });
      }
  },
  sample(play, _decision, random) {
    const changed = guerrillasInPlay(play).filter(() => random.below(4) === 0);
    const isOvert = (troop: number): boolean => play.g.troops.overt[troop] === 1;
    return { overt: changed.filter((troop) => !isOvert(troop)), covert: changed.filter(isOvert) };
  },
  defaultAnswer: () => ({ overt: [], covert: [] }),
};
