/** 9.0 The cup and the hands: where each chit is, and moving it. */
import type { RuleId } from '#core/types';
import type { ChitId, ChitKind } from '../../data/types.ts';
import { DISCARDED, FACE_UP, HAND, IN_CUP, OUT_OF_GAME, type SwordState } from '../../state.ts';
import type { Position, SsPlay } from '../../types.ts';

export function kindOf({ data }: Position, chit: number): ChitKind {
  return data.chitKinds[data.chits[chit]!]!;
}

export function isChit({ data }: Position, chit: number): boolean {
  return Number.isInteger(chit) && chit >= 0 && chit < data.chits.length;
}

export function chitsAt(g: SwordState, place: number): number[] {
  const found: number[] = [];
  for (let chit = 0; chit < g.chits.length; chit++) if (g.chits[chit] === place) found.push(chit);
  return found;
}

/** Held unseen. SECRET to its seat. */
export const handOf = (g: SwordState, player: number): number[] => chitsAt(g, HAND + player);
export const faceUpOf = (g: SwordState, player: number): number[] => chitsAt(g, FACE_UP + player);

/** SS-9.2b, R12: face-up ones count toward three */
export function heldCount(g: SwordState, player: number): number {
  return handOf(g, player).length + faceUpOf(g, player).length;
}

export function holds(g: SwordState, player: number, chit: number): boolean {
  return g.chits[chit] === HAND + player || g.chits[chit] === FACE_UP + player;
}

/** The chits of one kind that a player holds, face up ones first. */
export function heldOfKind(at: Position, player: number, id: ChitId): number[] {
  return [...faceUpOf(at.g, player), ...handOf(at.g, player)].filter((chit) => kindOf(at, chit).id === id);
}

/** SS-5.0a, R11: all chits that nobody holds and that are still in the game go back into the cup */
export function fillCup(play: SsPlay): void {
  const { chits } = play.g;
  chits.forEach((place, chit) => {
    if (place === DISCARDED) chits[chit] = IN_CUP;
  });
  play.emit('SS-5.0a', 'cup-filled', { chits: chitsAt(play.g, IN_CUP).length });
}

/**
 * Draws a chit and returns it; it still lies in the cup until it is moved. R11: an empty cup is filled first. Nobody is
 * told the roll: which place of the cup a chit had would tell its drawer what the others hold.
 */
export function drawFromCup(play: SsPlay, rule: RuleId): number {
  if (!play.g.chits.includes(IN_CUP)) fillCup(play);
  const cup = chitsAt(play.g, IN_CUP);
  if (cup.length === 0) return -1;
  return cup[play.roll(cup.length, rule, [], (side) => kindOf(play, cup[side - 1]!).name) - 1]!;
}

/** Puts a chit elsewhere; the caller announces it to those who saw it. */
export function moveChit(g: SwordState, chit: number, place: number): void {
  g.chits[chit] = place;
  if (place < HAND || place >= FACE_UP) g.chitKnown[chit] = 0;
}

/** SS-9.0b: out of the hand, face up, for good or until the cup is refilled */
export function discard(play: SsPlay, player: number, chit: number, rule: RuleId): void {
  moveChit(play.g, chit, kindOf(play, chit).afterPlay === 'remove' ? OUT_OF_GAME : DISCARDED);
  play.emit(rule, 'chit-discarded', { player, chit });
}
