/** 21.11, 21.2 The Year Cards of Outworlders: the one kept for an Intercept, and the one that ends them. */

import { freeSystem } from '../../board/ownership.ts';
import { OUTWORLDER, type SwordState } from '../../state.ts';
import type { Interception, Position, SsPlay } from '../../types.ts';
import { isOutworlder, systemsOf } from '../03-systems.ts';
import { listsLevel } from '../11-operations/cards.ts';

/** Rows of the Outworlders in play, oldest first. */
export function activeOutworlders({ g }: Position): number[] {
  return g.outworlders.active.flatMap((active, row) => (active ? [row] : []));
}

/** SS-21.11b: the kept card meets the first attack on any of its Systems, without points or chits (R63); null: none left */
export function autoIntercept({ outworlders }: SwordState, owner: number): Interception | null {
  const row = owner - OUTWORLDER;
  if (!isOutworlder(owner) || outworlders.active[row] !== 1 || outworlders.cards[row]! < 1) return null;
  return { by: owner, extra: 0, chits: [] };
}

/** After the results of a card that an Outworlder played, for an Operation or an Intercept: it may be its last. */
export function outworlderCard(play: SsPlay, row: number, card: number): void {
  const { outworlders } = play.g;
  if (outworlders.active[row] !== 1) return;
  if (!listsLevel(play.data.cards[card]!, play.data.tables.outworlder.endsAt)) return; // SS-21.2a: the Draka too, no check is made
  outworlders.active[row] = 0;
  outworlders.cards[row] = 0;
  play.emit('SS-21.2a', 'outworlder-gone', { row });
  for (const system of systemsOf(play.g, OUTWORLDER + row)) freeSystem(play, system, 'outworlderGone', 'SS-21.2a');
}
