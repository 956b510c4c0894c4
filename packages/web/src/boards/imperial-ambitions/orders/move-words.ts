import type { MoveEnd } from '@admiralty/engine/imperial-ambitions';
import { words } from '../words.ts';
import { say } from './words.ts';

/** What a unit will do, in a few words. */
export function moveWords(end: MoveEnd | null): string {
  if (!end) return say.activate.stays;
  const { move } = end;
  switch (move.do) {
    case 'stay':
      return say.activate.stays;
    case 'jump':
      return say.activate.jumps;
    case 'turn':
      return say.activate.turns(words.unit.facings[move.facing] ?? '');
    case 'move':
      return say.activate.moves(move.hexes, turnWords(move.turns));
  }
}

/** Straight, or where it turns. */
export function turnWords(turns: readonly number[]): string {
  if (turns.length === 0) return say.activate.straight;
  return turns
    .flatMap((after, at) => (at % 2 === 0 ? [say.activate.turnAfter(turns[at + 1] === -1, after)] : []))
    .join(', ');
}
