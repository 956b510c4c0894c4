/** 9.0, 9.2 Event chits: drawing one, and playing, keeping or discarding Holding chits (R12, R13). */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import { pickFrom, type Random } from '#core/random';
import type { Anytime, Refusal } from '#core/types';
import { checkChitPause } from '../../board/pause.ts';
import { DISCARDED, HAND } from '../../state.ts';
import {
  type Anytime as Actions,
  type ChitPlay,
  type Position,
  refuse,
  type SsChoice,
  type SsFrame,
  type SsPlay,
  type SwordTypes,
} from '../../types.ts';
import { isPlaying, isSeat, nameOf, owns } from '../03-systems.ts';
import { gain } from '../06-seats/governments.ts';
import { anyChitPlay, applyChit, checkChit, listedPlays } from './chit-plays.ts';
import { discard, drawFromCup, heldCount, heldOfKind, holds, isChit, kindOf, moveChit } from './cup.ts';

/** What Dom's owner gets at once (9.28). */
export const SURGE_POINTS = 2;

/** One chit for the player: a Random Event happens at once, a Holding chit goes into the hand unseen. */
export function drawChit(play: SsPlay, frame: SsFrame<'drawChit'>): void {
  const { player } = frame.my;
  const { g } = play;
  if (frame.at++ > 0) return play.done();
  const chit = drawFromCup(play, 'SS-5.0g'); // SS-9.0b: what was played or discarded is not in the cup
  if (chit < 0) return play.done();
  play.emit('SS-5.0g', 'chit-drawn', { player });
  if (!kindOf(play, chit).isHolding) return play.call('randomEvent', { player, chit });
  moveChit(g, chit, HAND + player);
  play.emit('SS-9.2a', 'chit-kept', { player, chit }, [player]); // SS-9.2a: kept unseen
  if (heldCount(g, player) <= play.data.maxHeld) return;
  g.drawn = chit;
  askSeat(play, player, 'fourthChit', 'SS-9.2b', null); // SS-9.2b, R12: at once, before any play
}

/** Out of the hand without effect: it comes back with the next refill, even one that is used once per game. */
function throwAway(play: SsPlay, player: number, chit: number, rule: 'SS-9.2b' | 'SS-9.2c'): void {
  moveChit(play.g, chit, DISCARDED);
  play.emit(rule, 'chit-discarded', { player, chit });
  disarm(play, player);
}

/** A mark without its chit is none. */
function disarm(play: SsPlay, player: number): void {
  if (heldOfKind(play, player, 'hive-surge').length === 0) play.g.players.armed[player] = 0;
}

function checkHeld(play: SsPlay, player: number, chit: number, rule: 'SS-9.2b' | 'SS-9.2c'): Refusal | null {
  return isChit(play, chit) && holds(play.g, player, chit) ? null : refuse(rule, 'you do not hold that chit');
}

/** SS-9.2b: one of the four, face-up ones among them */
export const fourthChit: SsChoice<'fourthChit'> = {
  shape: z.strictObject({ discard: z.int().min(0).max(99) }),
  check: (play, { discard: chit }, { by }) => checkHeld(play, by, chit, 'SS-9.2b'),
  apply: (play, { discard: chit }, { by }) => {
    play.g.drawn = -1;
    throwAway(play, by, chit, 'SS-9.2b');
  },
  options: ({ g }, { by }) => heldBy(g, by).map((chit) => ({ discard: chit })),
  sample: ({ g }, { by }, random) => ({ discard: pickFrom(heldBy(g, by), random) }),
  defaultAnswer: ({ g }, { by }) => ({ discard: holds(g, by, g.drawn) ? g.drawn : heldBy(g, by).at(-1)! }), // A7: the new one
};

function heldBy(g: SsPlay['g'], player: number): number[] {
  const found: number[] = [];
  for (let chit = 0; chit < g.chits.length; chit++) if (holds(g, player, chit)) found.push(chit);
  return found;
}

/** SS-9.2c, R13: at any pause, in anybody's turn, also between two taxes */
export const playChit: Anytime<SwordTypes, ChitPlay> = {
  shape: z.union([
    z.strictObject({
      chit: z.int().min(0).max(99),
      system: z.int().min(0).max(99).optional(),
      player: z.int().min(0).max(4).optional(),
    }),
    z.strictObject({ chit: z.int().min(0).max(99), systems: z.array(z.int().min(0).max(99)).min(1).max(42) }),
  ]),
  check: (play, payload, by) => checkMay(play, by) ?? checkPlay(play, payload, by),
  apply: (play, payload, by) => {
    play.markRevealed();
    const { chit } = payload;
    const systems = 'systems' in payload ? payload.systems : payload.system === undefined ? [] : [payload.system];
    play.emit('SS-9.2c', 'chit-played', { player: by, chit, systems });
    if (kindOf(play, chit).id === 'hive-surge') surge(play, by, chit);
    else applyChit(play, payload, by);
  },
  sample: (play, by, random: Random) => anyChitPlay(play, by, random),
  options: (play, by) => listedPlays(play, by),
};

function checkMay(play: SsPlay, by: number): Refusal | null {
  return isPlaying(play.g, by) ? checkChitPause(play, 'SS-9.2c') : refuse('SS-9.2c', 'you are not in play');
}

function checkPlay(play: SsPlay, payload: ChitPlay, by: number): Refusal | null {
  const { chit } = payload;
  if (!isChit(play, chit) || play.g.chits[chit] !== HAND + by)
    return refuse('SS-9.2c', 'you do not hold that chit in your hand');
  return checkChit(play, payload, by);
}

/** SS-9.2c: any of them, at any pause */
export const discardChit: Anytime<SwordTypes, Actions['discardChit']> = {
  shape: z.strictObject({ chit: z.int().min(0).max(99) }),
  check: (play, { chit }, by) => checkMay(play, by) ?? checkHeld(play, by, chit, 'SS-9.2c'),
  apply: (play, { chit }, by) => {
    play.markRevealed();
    throwAway(play, by, chit, 'SS-9.2c');
  },
  sample: ({ g }, by, random) => {
    const held = heldBy(g, by);
    return { chit: held.length > 0 ? pickFrom(held, random) : 0 };
  },
  options: ({ g }, by) => heldBy(g, by).map((chit) => ({ chit })),
};

/** A12, R13: a private mark that plays Hive Surge when Dom's owner next opens his taxes, his own or another's */
export const armSurge: Anytime<SwordTypes, Actions['armSurge']> = {
  shape: z.strictObject({ armed: z.boolean() }),
  check: (play, { armed }, by) => {
    if (heldOfKind(play, by, 'hive-surge').length === 0) return refuse('SS-9.28a', 'you do not hold Hive Surge');
    const isArmed = play.g.players.armed[by] === 1;
    return isArmed === armed ? refuse('SS-9.28a', armed ? 'it is armed already' : 'it is not armed') : null;
  },
  apply: (play, { armed }, by) => {
    play.g.players.armed[by] = armed ? 1 : 0;
  },
  sample: ({ g }, by) => ({ armed: g.players.armed[by] === 0 }),
  options: () => [{ armed: true }, { armed: false }],
};

/**
 * SS-R130: whoever opens the taxes of Dom says at once whether his Hive Surge works in them. It is part of the act: a
 * question of its own would tell the others what he holds.
 */
export function checkOwnSurge(at: Position, seat: number): Refusal | null {
  if (heldOfKind(at, seat, 'hive-surge').length === 0) return refuse('SS-R130', 'you do not hold Hive Surge');
  const { dom } = at.data.named;
  return owns(at.g, seat, dom) ? null : refuse('SS-R130', `${nameOf(at, dom)} is not yours: arm Hive Surge instead`);
}

/** The owner of Dom opens his Taxation segment: an armed Hive Surge works in it (R13, R52). */
export function playSurge(play: SsPlay): void {
  const { g } = play;
  for (let seat = 0; seat < g.names.length; seat++) {
    const [chit] = g.players.armed[seat] && isPlaying(g, seat) ? heldOfKind(play, seat, 'hive-surge') : [];
    if (chit === undefined) continue;
    play.emit('SS-9.28a', 'chit-played', { player: seat, chit, systems: [] });
    surge(play, seat, chit);
    g.surge = 1;
  }
  play.markRevealed(); // with or without a mark
}

/** SS-9.28a: two points for the player who owns Dom, whoever plays it; R52: without one it is spent for nothing */
function surge(play: SsPlay, player: number, chit: number): void {
  const { g, data } = play;
  const owner = g.systems.owner[data.named.dom]!;
  discard(play, player, chit, 'SS-9.28a');
  disarm(play, player);
  if (isSeat(owner)) gain(g, owner, SURGE_POINTS);
}
