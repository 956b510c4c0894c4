/** Armistice by agreement or declared (FFW-8.4). */
import { z } from 'zod';
import type { OfferKind } from '#core/types';
import { scenarioOf } from '../../board/options.ts';
import { livingSeats } from '../../board/sides.ts';
import { type FfwChoice, type Position, refuse, type WarTypes } from '../../types.ts';
import { armisticeShift, finishWar } from './victory.ts';

export const declareArmistice: FfwChoice<'declareArmistice'> = {
  shape: z.strictObject({ declare: z.boolean() }),
  check: () => null,
  apply(play, { declare }, { by }) {
    if (!declare) return;
    play.emit('FFW-8.4b', 'armistice', { by, isDeclared: true });
    finishWar(play, armisticeShift(play), 'FFW-8.4c', `armistice declared on turn ${play.g.turn}`); // FFW-8.4c
  },
  options: () => [{ declare: false }, { declare: true }],
  sample: (_play, _decision, random) => ({ declare: random.below(24) === 0 }),
  defaultAnswer: () => ({ declare: false }),
};

/** FFW-8.4a: at any time, by consent of everybody else; E5: in a front too. */
export const armistice: OfferKind<WarTypes, Record<string, never>> = {
  shape: z.strictObject({}),
  check(play, _terms, { by, to }) {
    if (scenarioOf(play).kind === 'battle') return refuse('FFW-8.4a', 'a single combat is fought out');
    const isToAll = othersThan(play, by).every((seat) => to.includes(seat));
    return isToAll ? null : refuse('FFW-8.4a', 'all players must agree to it');
  },
  settle(play, _terms, { by }) {
    play.emit('FFW-8.4a', 'armistice', { by, isDeclared: false });
    finishWar(play, 0, 'FFW-8.4d', `armistice agreed on turn ${play.g.turn}`); // FFW-8.4d
  },
  options: (play, by) =>
    play.table.offers.some((one) => one.by === by && one.kind === 'armistice')
      ? []
      : [{ to: othersThan(play, by), terms: {} }],
};

function othersThan({ g }: Position, by: number): number[] {
  return livingSeats(g).filter((seat) => seat !== by);
}
