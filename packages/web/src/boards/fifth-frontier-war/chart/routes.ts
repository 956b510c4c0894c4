/** Plots that the reader may know of, as routes: of all fleets, or of one. */
import type { Route } from '../scene.ts';
import type { Shown } from '../shown.ts';

export function knownRoutes({ view, data }: Pick<Shown, 'view' | 'data'>, only: number | null = null): Route[] {
  return view.fleets.flatMap(({ fleet, place, orders }): Route[] => {
    const [next] = orders ?? [];
    if (!orders || !next || (only !== null && fleet !== only)) return [];
    const start = place >= 0 ? [{ place, turn: next.turn - 1 }] : [];
    const stops = [...start, ...orders.map(({ to, turn }) => ({ place: to, turn }))];
    return [{ fleet, side: data.fleets[fleet]?.side ?? 0, stops }];
  });
}
