import type { FfwView } from '@admiralty/engine/fifth-frontier-war';

/** Places that a fleet is about to leave, or where somebody has just come, before those where all is quiet. */
export function busyFirst(view: Pick<FfwView, 'fleets' | 'squadrons'>, places: readonly number[]): number[] {
  const busy = new Set([
    ...view.fleets.flatMap(({ place, orders }) => (orders?.[0] && orders[0].to !== place ? [place] : [])),
    ...view.squadrons.flatMap(({ place, hasJumped }) => (hasJumped ? [place] : [])),
  ]);
  return places.toSorted((a, b) => Number(busy.has(b)) - Number(busy.has(a)));
}
