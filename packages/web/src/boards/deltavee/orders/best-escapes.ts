import type { Escape } from '@admiralty/engine/deltavee';

export interface Rated extends Escape {
  survives: number;
}

/** The best of each kind, those first that save most; with as good a chance the fewest Commands. */
export function bestOf(rated: readonly Rated[]): Rated[] {
  const sorted = rated.toSorted(
    (one, other) => other.survives - one.survives || one.orders.length - other.orders.length,
  );
  return sorted.filter((one, at) => sorted.findIndex(({ is }) => is === one.is) === at);
}
