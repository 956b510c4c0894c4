/** 25.3 Dropping out of the game: what becomes of an Empire whose player leaves (R83). */

import { z } from 'zod';
import { answerForAbsent } from '#core/asking';
import type { Anytime } from '#core/types';
import {
  endWars,
  freeSystem,
  hasTreaty,
  loseTreaty,
  removePartials,
  setTrade,
  takeSystem,
} from '../../board/ownership.ts';
import { checkPause, interruptForAftermath, isPausePoint } from '../../board/pause.ts';
import { noOrders } from '../../orders/orders.ts';
import { IN_CUP, LEFT, NONE_PENDING, PLAYING, type SwordState, WAITING } from '../../state.ts';
import { type Anytime as Actions, refuse, type SsPlay, type SwordTypes } from '../../types.ts';
import { isPlayer, isPlaying, systemsOf } from '../03-systems.ts';
import { endAgreementsOf } from '../04-agreements/agreements.ts';
import { gain } from '../06-seats/governments.ts';
import { faceUpOf, handOf, moveChit } from '../09-random-events/cup.ts';
import { setUnrest } from '../20-rebellion.ts';

/** Takes a player out of the game; `to` gets his points, -1 nobody. The caller lets the `aftermath` follow. */
export function dropPlayer(play: SsPlay, seat: number, to: number): void {
  const { players } = play.g;
  const systems = systemsOf(play.g, seat);
  play.emit('SS-25.31', 'dropped-out', { player: seat });
  players.status[seat] = LEFT;
  players.leaving[seat] = 0;
  leaveTable(play, seat, to);
  for (const system of systems) setUnrest(play, system, true, 'SS-25.31'); // SS-25.31
  play.g.systems.owner.forEach((_, system) => {
    setTrade(play, system, seat, false, 'SS-25.31'); // SS-25.31: and his markers everywhere
    loseTreaty(play, system, seat, 'SS-25.31');
  });
  leaveConfederation(play, seat);
  for (const system of systems) passOn(play, system);
  clearPlayer(play.g, seat);
  endIfAlone(play);
}

/** One of his Systems finds a new owner, or none (25.32 to 25.34). */
function passOn(play: SsPlay, system: number): void {
  const { g } = play;
  const holders = g.names.map((_, seat) => seat).filter((seat) => isPlaying(g, seat) && hasTreaty(g, system, seat));
  if (holders.length === 1) {
    takeSystem(play, system, holders[0]!, 'leaver', 'SS-25.32'); // SS-25.32: at once, without a card, still in Unrest
    return;
  }
  if (holders.length === 0)
    g.names.forEach((_, seat) => {
      setTrade(play, system, seat, false, 'SS-25.34b'); // SS-25.34b
    });
  freeSystem(play, system, 'dropOut', holders.length === 0 ? 'SS-25.34' : 'SS-25.33'); // SS-25.34: Unrest stays
  g.systems.contested[system] = holders.length > 1 ? 1 : 0; // SS-25.33
}

/** SS-25.33: a leaver's System goes to the first of its Treaty holders whose Communicate succeeds; true if this was it */
export function claimContested(play: SsPlay, seat: number, system: number): boolean {
  const { g } = play;
  if (g.systems.contested[system] !== 1 || !hasTreaty(g, system, seat)) return false;
  takeSystem(play, system, seat, 'leaver', 'SS-25.33');
  g.names.forEach((_, other) => {
    if (other !== seat) loseTreaty(play, system, other, 'SS-25.33b'); // SS-25.33b
  });
  return true;
}

/** His points, chits, cards, bargains and orders. */
function leaveTable(play: SsPlay, seat: number, to: number): void {
  const { g, table } = play;
  const points = g.players.points[seat]!;
  if (to >= 0) {
    gain(g, to, points); // SS-25.35: all to one player, or lost
    play.emit('SS-25.35', 'points-given', { from: seat, to, points });
  }
  g.players.points[seat] = 0;
  for (const chit of [...handOf(g, seat), ...faceUpOf(g, seat)]) moveChit(g, chit, IN_CUP); // SS-25.35
  endAgreementsOf(play, seat, 'SS-25.31');
  table.offers = table.offers.filter((offer) => offer.by !== seat && !offer.to.includes(seat));
  g.orders[seat] = noOrders();
  g.holds[seat] = [];
  for (const column of ['cards', 'armed', 'intercepts', 'conversions', 'colonizations'] as const)
    g.players[column][seat] = 0; // R123: his points for Conversion and Colonization go too
}

/** R83: his duties, the wars against him, and the Sessions that wait on his account end */
function leaveConfederation(play: SsPlay, seat: number): void {
  const { g } = play;
  g.wars.owed = g.wars.owed.map((owed) => owed & ~(1 << seat));
  const done = g.wars.violator.filter((violator, row) => violator === seat || g.wars.owed[row] === 0);
  endWars(play, (violator) => done.includes(violator));
  g.windows = g.windows.filter(({ accused }) => accused !== seat);
  g.calls = g.calls.filter(({ by, cause, about }) => by !== seat && !(cause === 'readmission' && about === seat));
  g.players.asylum = g.players.asylum.map((exiles) => exiles & ~(1 << seat));
}

/** Nothing on the map reminds of him. */
function clearPlayer(g: SwordState, seat: number): void {
  const { players } = g;
  removePartials(g, (row) => g.partials.attacker[row] === seat); // R83
  g.projects = g.projects.filter(({ player }) => player !== seat);
  const count = g.systems.owner.length;
  g.conversion.fill(0, seat * count, (seat + 1) * count);
  g.colonization.fill(0, seat * count, (seat + 1) * count);
  for (const column of ['seat', 'original'] as const) players[column][seat] = -1;
  for (const column of ['exile', 'expelled', 'asylum', 'mayMoveBack'] as const) players[column][seat] = 0;
  players.confederationSeat[seat] = NONE_PENDING;
}

/** R83: one player left of several has won; a seat of the Cycle that may still be taken counts as one */
function endIfAlone(play: SsPlay): void {
  const { g } = play;
  const { status } = g.players;
  const left = status.filter((one) => one !== LEFT).length;
  const playing = status.filter((one) => one === PLAYING || one === WAITING).length;
  if (left > 1 && playing > 0) return;
  const winner = status.findIndex((one) => one !== LEFT);
  const why = playing === 0 ? 'the game was given up' : `${g.names[winner]} is the only one left`;
  const places = status.map((_, seat) => (playing === 0 || seat === winner ? 1 : 2));
  play.finish({ places, rule: 'SS-25.31', why });
}

/** At a pause point: those who gave up in the middle of something leave now. True if somebody did, and a step was called. */
export function settleLeavers(play: SsPlay): boolean {
  const { leaving } = play.g.players;
  if (!leaving.includes(1)) return false;
  for (let seat = 0; seat < leaving.length; seat++)
    if (leaving[seat] === 1 && !play.table.result) dropPlayer(play, seat, -1);
  if (!play.table.result) play.call('aftermath', {});
  return true;
}

/** Leaves at a pause point; the points go to one player or nobody (25.35). */
export const dropOut: Anytime<SwordTypes, Actions['dropOut']> = {
  shape: z.strictObject({ to: z.int().min(-1).max(4) }),
  check: (play, { to }, by) => {
    if (!isPlaying(play.g, by)) return refuse('SS-25.31', 'you are not in play: resign instead');
    if (to >= 0 && (to === by || !isPlayer(play.g, to) || !isPlaying(play.g, to)))
      return refuse('SS-25.35', 'the points go to another player or to nobody (-1)');
    return checkPause(play, 'SS-25.31');
  },
  apply: (play, { to }, by) => {
    play.markRevealed();
    dropPlayer(play, by, to);
    if (!play.table.result) interruptForAftermath(play);
  },
  options: ({ g }) => [{ to: -1 }, ...g.names.map((_, to) => ({ to }))],
};

/** Gives up at any moment: in the middle of something the default answers until the next pause (R83). */
export function resign(play: SsPlay, seat: number): void {
  const { players } = play.g;
  if (players.status[seat] !== PLAYING) {
    players.status[seat] = LEFT; // not yet in play, or no more
    endIfAlone(play);
  } else if (isPausePoint(play)) {
    dropPlayer(play, seat, -1);
    if (!play.table.result) interruptForAftermath(play);
  } else {
    players.leaving[seat] = 1;
    answerForAbsent(play, seat);
  }
}
