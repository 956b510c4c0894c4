import type { Seat } from '@admiralty/engine';

/** The seats in the first place. */
export function winnersOf({ places }: { places: readonly number[] }): Seat[] {
  return [...places.keys()].filter((seat) => places[seat] === 1);
}

/** Nobody has won where everybody has. */
export function isDrawn(winners: readonly Seat[], seats: number): boolean {
  return winners.length === seats && seats > 1;
}
