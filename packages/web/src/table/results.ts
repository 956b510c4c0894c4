import type { Result, Seat } from '@admiralty/engine';
import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import type { StoredTable } from './types.ts';

interface Results {
  /** by table */
  winners: Readonly<Record<string, readonly Seat[]>>;
}

/** Who won the games on this device, noted when the reader is first shown how they ended. */
const results = createStore<Results>()(persist(() => ({ winners: {} }), { name: 'admiralty-results' }));

/** The seats in the first place. */
export function winnersOf({ places }: Result): Seat[] {
  return [...places.keys()].filter((seat) => places[seat] === 1);
}

/** Nobody has won where everybody has. */
export function isDrawn(winners: readonly Seat[], seats: number): boolean {
  return winners.length === seats && seats > 1;
}

export function noteResult(table: string, result: Result): void {
  if (results.getState().winners[table]) return;
  results.setState(({ winners }) => ({ winners: { ...winners, [table]: winnersOf(result) } }));
}

export function forgetResult(table: string): void {
  results.setState(({ winners }) => {
    const { [table]: _, ...others } = winners;
    return { winners: others };
  });
}

/** The table with its winners, where they are known. */
export function withWinners(table: StoredTable): StoredTable {
  const winners = table.isOver ? results.getState().winners[table.id] : undefined;
  return winners ? { ...table, winners } : table;
}
