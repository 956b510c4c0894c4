/** What the cards that are still face down bring: nobody knows one before it is turned, but everybody can count them. */
import { applies, listsLevel, type Position, resultAt, type SwordData } from '@admiralty/engine/sword-and-stars';

/** Shares of the cards left, each from 0 to 1. A card may give several of these. */
export interface Chance {
  /** C with and without the loss of a level at the Target */
  takenWorn: number;
  taken: number;
  /** the Target loses a level and nothing else happens to it */
  worn: number;
  trade: number;
  plunder: number;
  built: number;
  /** level of the Base, or of the System of a Stellar Operation */
  up: number;
  down: number;
}

/** No figure of any card lies above this rating. */
const TOP = 9;
/** Stands for every rating below 0, where only losses of the Base count. */
const BELOW = 0;

/** The odds of one deck, worked out where they are asked for. */
export class Chances {
  private readonly data: SwordData;
  private readonly deck: readonly number[];
  private readonly known: (Chance | undefined)[] = [];
  private readonly checks: (number | undefined)[] = [];

  constructor({ g, data }: Position) {
    this.data = data;
    this.deck = g.deck.length > 0 ? g.deck : data.cards.map(({ index }) => index);
  }

  at(operation: number, rating: number): Chance {
    const step = rating < 0 ? BELOW : 1 + Math.min(TOP, rating);
    const key = operation * (TOP + 2) + step;
    this.known[key] ??= this.count(operation, step - 1);
    return this.known[key];
  }

  /** How likely the next card shakes a Sector of that level. */
  check(level: number): number {
    this.checks[level] ??=
      this.deck.filter((card) => listsLevel(this.data.cards[card]!, level)).length / this.deck.length;
    return this.checks[level];
  }

  private count(operation: number, rating: number): Chance {
    const chance = { takenWorn: 0, taken: 0, worn: 0, trade: 0, plunder: 0, built: 0, up: 0, down: 0 };
    const share = 1 / this.deck.length;
    for (const card of this.deck) {
      const { result, target, base } = this.data.cards[card]!.lines[operation]!;
      const code = rating < 0 ? null : resultAt(result, rating);
      const wears = rating >= 0 && applies(target, rating);
      if (code === 'C') chance[wears ? 'takenWorn' : 'taken'] += share;
      else if (wears) chance.worn += share;
      if (code === 'T') chance.trade += share;
      else if (code === 'R') chance.plunder += share;
      else if (code === 'G' || code === 'S') chance.built += share;
      if (base && applies(base, rating) && (rating >= 0 || base.change < 0))
        chance[base.change > 0 ? 'up' : 'down'] += share;
    }
    return chance;
  }
}
