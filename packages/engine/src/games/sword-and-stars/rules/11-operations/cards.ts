/** 5.0, 11.3 Year Cards: nobody knows one before it is turned, so which one it is is drawn at that moment (R9). */
import type { RuleId } from '#core/types';
import { levelIndex } from '../../data/load-tables.ts';
import type { CardChange, CardLine, CardResult, YearCard } from '../../data/types.ts';
import type { SwordState } from '../../state.ts';
import type { Position, SsPlay } from '../../types.ts';

/** SS-5.0b: all cards go back into the deck */
export function shuffleDeck({ g, data }: Position): void {
  g.deck = data.cards.map(({ index }) => index);
}

/** SS-5.0c: turns the next card of anybody; a uniform draw among those not yet turned. Counts are kept by the caller. */
export function turnCard(play: SsPlay, rule: RuleId): YearCard {
  const { deck } = play.g;
  const drawn = play.roll(deck.length, rule, 'all', (side) => play.data.cards[deck[side - 1]!]!.face);
  const [card] = deck.splice(drawn - 1, 1);
  if (card === undefined) throw new Error('the deck is empty');
  return play.data.cards[card]!;
}

/** SS-11.3a, SS-11.3b, SS-11.3c: from its figure up, down, or always; SS-11.3d: each entry of a line by itself */
export function applies(entry: CardResult | CardChange | null, rating: number): boolean {
  return entry !== null && rating >= entry.min && rating <= entry.max;
}

/** SS-11.3e: T/C is C from its figure on and T below; every other code stands for itself. Null: no result. */
export function resultAt(entry: CardResult | null, rating: number): 'C' | 'R' | 'T' | 'G' | 'S' | null {
  if (!entry || !applies(entry, rating)) return null;
  if (entry.code === 'T/C') return rating >= entry.figure ? 'C' : 'T';
  return entry.code;
}

/** What a line brings at a rating: the result, and what it adds to the levels of Target and Base. */
export interface LineEffect {
  code: ReturnType<typeof resultAt>;
  target: number;
  base: number;
}

/** SS-15.33, SS-11.54b: below zero there is neither C nor R nor harm to the Target (R10), and the Base can only lose */
export function readLine({ result, target, base }: CardLine, rating: number): LineEffect {
  const isDefeated = rating < 0;
  const change = base && applies(base, rating) ? base.change : 0;
  return {
    code: isDefeated ? null : resultAt(result, rating),
    target: !isDefeated && target && applies(target, rating) ? target.change : 0,
    base: isDefeated ? Math.min(0, change) : change,
  };
}

/** SS-6.2a: does the card list this level? */
export function listsLevel(card: YearCard, level: number): boolean {
  return (card.checks & (1 << levelIndex(level))) !== 0;
}

/** SS-15.2, R8: cards that this player may still spend on Intercepts now; what his turn needs stays back (R93) */
export function sparableCards(g: SwordState, player: number): number {
  const { cards, turnDone, intercepts, duty } = g.players;
  const kept = turnDone[player] ? 0 : Math.max(1, duty[player]!);
  return Math.max(0, Math.min(MOST_INTERCEPTS - intercepts[player]!, cards[player]! - kept));
}
const MOST_INTERCEPTS = 4;
