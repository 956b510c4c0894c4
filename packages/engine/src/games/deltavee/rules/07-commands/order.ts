/** What every kind of order of the Command Segment has to bring along. */
import type { Random } from '#core/random';
import type { Refusal } from '#core/types';
import type { DvPlay, Order, Position } from '../../types.ts';

/** One kind of order. `sample` and `list` give candidates; whether one is legal is for `check` alone. */
export interface OrderRule<O extends Order> {
  check(at: Position, seat: number, order: O): Refusal | null;
  apply(play: DvPlay, seat: number, order: O): void;
  /** a candidate for this unit, or null: there is none */
  sample(at: Position, seat: number, unit: number, random: Random): O | null;
  list(at: Position, seat: number, unit: number): O[];
}

/** An order that is owed, and why. */
export interface Due {
  order: Order;
  rule: string;
  why: string;
}
