/** The three secrets of the game: chits in hands, private agreements, and orders with their like (A11). */
import type { Viewer } from '#core/types';
import { type Agreement, HAND, IN_CUP, type SwordState } from '../state.ts';

/** Whose secrets these are to see: the seat's own, or all of them for the referee. */
export function isMine(viewer: Viewer, seat: number): boolean {
  return viewer === 'referee' || viewer === seat;
}

/** R32, A11: a private agreement is its parties' alone until one of them calls a Session over it */
export function isAgreementKnown(g: SwordState, { id, a, b, isPrivate }: Agreement, viewer: Viewer): boolean {
  const isCalled = g.calls.some(({ cause, about }) => cause === 'breach' && about === id);
  return !isPrivate || isCalled || isMine(viewer, a) || isMine(viewer, b);
}

/** A chit in the cup, or in a hand where this viewer cannot look. */
export function isUnseen({ chits, chitKnown }: SwordState, viewer: Viewer, chit: number): boolean {
  const place = chits[chit]!;
  if (place === IN_CUP) return true;
  const holder = place - HAND;
  return holder >= 0 && holder < 10 && chitKnown[chit] === 0 && !isMine(viewer, holder);
}
