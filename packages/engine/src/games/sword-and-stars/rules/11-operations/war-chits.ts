/** 9.26 Weapons and Tactical Advance in an Operation or Intercept. */
import type { Refusal, RuleId } from '#core/types';
import { FACE_UP, HAND } from '../../state.ts';
import { type Position, refuse, type SsPlay } from '../../types.ts';
import { discard, faceUpOf, handOf, holds, isChit, moveChit } from '../09-random-events/cup.ts';
import { isWarChit } from './build.ts';

/** Those that a player holds, face up or not. SECRET to him. */
export function heldWarChits(at: Position, player: number): number[] {
  return [...faceUpOf(at.g, player), ...handOf(at.g, player)].filter((chit) => isWarChit(at, chit));
}

/** Are they his, each named once? */
export function checkHeld(at: Position, player: number, chits: readonly number[], rule: RuleId): Refusal | null {
  const isHis = chits.every(
    (chit, index) => isChit(at, chit) && holds(at.g, player, chit) && chits.indexOf(chit) === index,
  );
  return isHis ? null : refuse(rule, 'name chits that you hold, each once');
}

export function checkWarChits(at: Position, player: number, chits: readonly number[], rule: RuleId): Refusal | null {
  const notHeld = checkHeld(at, player, chits, rule);
  if (notHeld) return notHeld;
  return chits.every((chit) => isWarChit(at, chit))
    ? null
    : refuse(rule, 'only Weapons and Tactical Advance help here');
}

/** R19: from the first use on they lie face up */
export function showChits(play: SsPlay, player: number, chits: readonly number[]): void {
  for (const chit of chits) {
    if (play.g.chits[chit] !== HAND + player) continue;
    moveChit(play.g, chit, FACE_UP + player);
    play.emit('SS-9.26a', 'chit-played', { player, chit, systems: [] });
  }
}

/** SS-9.26c: every such chit used in this Operation goes to the discard */
export function loseWarChits(play: SsPlay, player: number, chits: readonly number[]): void {
  for (const chit of chits) if (isWarChit(play, chit)) discard(play, player, chit, 'SS-9.26c');
}
