/** A12 Holds and standing orders: moments that a seat asks for, and answers that it gives in advance. Both are secret. */

import { z } from 'zod';
import { askSeat, openFor } from '#core/asking';
import { pickFrom } from '#core/random';
import type { Anytime } from '#core/types';
import { inTurnOrder, isPlaying, isSystem } from '../rules/03-systems.ts';
import { settleLeavers } from '../rules/25-victory/drop-out.ts';
import type { Hold, SwordState } from '../state.ts';
import {
  type Anytime as Actions,
  refuse,
  type SsChoice,
  type SsFrame,
  type SsPlay,
  type SwordTypes,
} from '../types.ts';
import { listedOrders } from './order-presets.ts';
import { cloneOrders, type InterceptClause, ordersShape } from './orders.ts';

const KINDS = ['turnStart', 'taxation', 'operation', 'afterOperation', 'endOfRound'] as const;
const MOST_HOLDS = 10;

/** A step's `frame.at`: a mask of the seats that had their window here, and above it the seat whose window is open + 1. */
const SERVED = 31;
const OPEN = 5;

/** Is this hold of the seat meant for the moment `here`? A System is looked at only after an Operation, a player always but at the end of a Round. */
function isMeant(hold: Hold, here: Hold, seat: number): boolean {
  if (hold.at !== here.at || seat === here.player) return false; // the player concerned is asked anyway
  if (here.at === 'endOfRound') return true;
  if (hold.player >= 0 && hold.player !== here.player) return false;
  return here.at !== 'afterOperation' || hold.system < 0 || hold.system === here.system;
}

function holdsHere(g: SwordState, seat: number, here: Hold): boolean {
  return g.holds[seat]!.some((hold) => isMeant(hold, here, seat));
}

/** Does anybody wish to be stopped here? SECRET: never let a refusal depend on it. */
export function hasHold(g: SwordState, here: Hold): boolean {
  return g.holds.some((holds, seat) => holds.length > 0 && isPlaying(g, seat) && holdsHere(g, seat, here));
}

/** A pause point (A7): leavers leave, waiting calls are heard, and every seat that holds here gets its window, one after the other. */
export function pausePoint(play: SsPlay, frame: SsFrame<'pausePoint'>): void {
  const { g } = play;
  if (frame.at === 0 && frame.my.at === 'afterOperation') endClauses(g, 'operation');
  if (settleLeavers(play)) return;
  const open = (frame.at >> OPEN) - 1;
  if (g.windows.length > 0 || g.calls.length > 0) play.call('aftermath', {});
  else if (open >= 0 && isPlaying(g, open)) askSeat(play, open, 'hold', 'SS-hold', { at: frame.my.at });
  else if (!openWindow(play, frame)) play.done();
}

/** The next seat that holds here; false if there is none. */
function openWindow(play: SsPlay, frame: SsFrame<'pausePoint'>): boolean {
  const { g } = play;
  const served = frame.at & SERVED;
  const isNext = (seat: number): boolean => ((served >> seat) & 1) === 0 && holdsHere(g, seat, frame.my);
  const seat = hasHold(g, frame.my) ? inTurnOrder(g).find(isNext) : undefined;
  if (seat === undefined) return false;
  g.holds[seat] = g.holds[seat]!.filter((hold) => !isMeant(hold, frame.my, seat)); // used up
  frame.at = served | (1 << seat) | ((seat + 1) << OPEN);
  play.emit('SS-hold', 'hold-window', { player: seat }); // that he holds is seen, why is not
  return true;
}

/** The window of a hold: he acts as anybody may at a pause, and then lets the game go on. */
export const holdChoice: SsChoice<'hold'> = {
  shape: z.strictObject({ nothing: z.literal(true) }),
  check: () => null,
  apply: (play) => {
    play.top.at &= SERVED;
  },
  options: () => [{ nothing: true }],
  sample: () => ({ nothing: true }),
  defaultAnswer: () => ({ nothing: true }),
};

const holdShape = z.strictObject({
  at: z.enum(KINDS),
  player: z.int().min(-1).max(4),
  system: z.int().min(-1).max(99),
});

/** Sets all holds of the seat anew. */
export const hold: Anytime<SwordTypes, Actions['hold']> = {
  shape: z.strictObject({ holds: z.array(holdShape).max(MOST_HOLDS) }),
  check: (play, { holds }, by) => {
    if (!isPlaying(play.g, by)) return refuse('SS-hold', 'you are not in play');
    const isFit = ({ player, system }: Hold): boolean =>
      player < play.g.names.length && (system < 0 || isSystem(play, system));
    return holds.every(isFit) ? null : refuse('SS-hold', 'there is no such player or System');
  },
  apply: (play, { holds }, by) => {
    play.g.holds[by] = holds.map((one) => ({ ...one }));
  },
  sample: (play, _by, random) => ({
    holds: [{ at: KINDS[random.below(KINDS.length)]!, player: random.below(play.g.names.length + 1) - 1, system: -1 }],
  }),
  options: ({ g }, by) => [
    { holds: [] },
    ...KINDS.flatMap((at) =>
      (at === 'endOfRound' ? [-1] : g.names.map((_, seat) => seat).filter((seat) => seat !== by)).map((player) => ({
        holds: [{ at, player, system: -1 }],
      })),
    ),
  ],
};

/** Changes the standing orders of the seat; not while one of its questions is open, its own Player-Turn apart. */
export const setOrders: Anytime<SwordTypes, Actions['setOrders']> = {
  shape: z.strictObject({ orders: ordersShape }),
  check: (play, _, by) =>
    openFor(play, by).some(({ kind }) => kind !== 'act') ? refuse('SS-orders', 'answer the open question first') : null,
  apply: (play, { orders }, by) => {
    play.g.orders[by] = cloneOrders(orders);
  },
  sample: (play, by, random) => ({ orders: pickFrom(listedOrders(play, by), random) }),
  options: (play, by) => listedOrders(play, by).map((orders) => ({ orders })),
};

/** A12: clauses given for this Operation, Player-Turn or Round end with it, the shorter ones with the longer. */
export function endClauses(g: SwordState, over: 'operation' | 'playerTurn' | 'round'): void {
  const ended: InterceptClause['until'][] =
    over === 'operation'
      ? ['operation']
      : over === 'playerTurn'
        ? ['operation', 'playerTurn']
        : ['operation', 'playerTurn', 'round'];
  for (const orders of g.orders)
    if (orders.intercept.length > 0) orders.intercept = orders.intercept.filter(({ until }) => !ended.includes(until));
}
