/** Empty task forces: a marker that moves like a fleet costs nothing and ties real ships down. */
import {
  areEnemies,
  type Jump,
  jumpReach,
  MARKERS,
  markerHex,
  membersOf,
  stepsBetween,
  xyOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Theatre } from './theatre.ts';

/** The next jump of an empty task force towards a planet of an enemy, or null. */
export function decoyMove({ at, seat, systems, owners }: Theatre): Jump | null {
  const { g, data } = at;
  const theirs = systems.filter(({ index }) => owners[index]! >= 0 && areEnemies(at, seat, owners[index]!));
  if (theirs.length === 0) return null;
  for (let number = 1; number <= data.tables.markers; number++) {
    const hex = markerHex(at, seat, number);
    if (hex < 0 || g.taskForces.jumped[seat * MARKERS + number] === g.turn) continue;
    if (membersOf(g, seat, number).length > 0) continue;
    const goal = theirs.reduce((a, b) => (stepsBetween(hex, b.hex) < stepsBetween(hex, a.hex) ? b : a)).hex;
    let best = hex;
    for (const one of jumpReach(data.chartFor(g), hex, data.tables.emptyRange))
      if (stepsBetween(one, goal) < stepsBetween(best, goal)) best = one;
    if (best !== hex) return { taskForce: number, to: xyOf(best) };
  }
  return null;
}
