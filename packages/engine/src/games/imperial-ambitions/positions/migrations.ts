/** Tables of older rules, brought up to date. */
import { copy } from '#core/copy';
import type { Table } from '#core/types';
import { isSite } from '../board/units.ts';
import type { ImperialState } from '../state.ts';

/**
 * From rules 1: everybody saw bases being built (R131), units built in secret had no lanes of their own, and losses were
 * the cheapest unless a seat said otherwise (R134).
 */
export function fromRules1(old: unknown): unknown {
  const table = copy(old) as Table<ImperialState>;
  const { g } = table;
  const everybody = (1 << g.seats) - 1;
  g.units.spotted = g.names.map((_, unit) => (isSite(g, unit) ? everybody & ~(1 << g.units.owner[unit]!) : 0));
  g.lanesFrom = g.names.length;
  for (const pace of g.pace) {
    pace.yieldNext = false;
    if (!Array.isArray(pace.losses)) pace.losses = 'ask'; // R134
  }
  return table;
}

/** From rules 2: other forces in Base Assault; a battle that has begun goes on with those that are on its map. */
export function fromRules2(old: unknown): unknown {
  return copy(old);
}
