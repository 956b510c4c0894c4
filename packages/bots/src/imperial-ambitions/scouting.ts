/** Empty task forces: a marker that moves like a fleet costs nothing and ties real ships down. */
import {
  areEnemies,
  type Jump,
  jumpReach,
  MARKERS,
  markerHex,
  membersOf,
  stepsBetween,
  type TaskForceList,
  xyOf,
} from '@admiralty/engine/imperial-ambitions';
import { cheapest, type Theatre } from './theatre.ts';

/** The next jump of an empty task force towards a planet of an enemy, or null. */
export function decoyMove({ at, seat, systems, owners, random }: Theatre): Jump | null {
  const { g, data } = at;
  const theirs = systems.filter(({ index }) => owners[index]! >= 0 && areEnemies(at, seat, owners[index]!));
  if (theirs.length === 0) return null;
  for (let number = 1; number <= data.tables.markers; number++) {
    const hex = markerHex(at, seat, number);
    if (hex < 0 || g.taskForces.jumped[seat * MARKERS + number] === g.turn) continue;
    if (membersOf(g, seat, number).length > 0) continue;
    const goal = cheapest(theirs, (system) => stepsBetween(hex, system.hex), random)!.hex;
    const way = (one: number): number => stepsBetween(one, goal);
    const best = cheapest(jumpReach(data.chartFor(g), hex, data.tables.emptyRange), way, random);
    if (best !== undefined && way(best) < way(hex)) return { taskForce: number, to: xyOf(best) };
  }
  return null;
}

/** Is this marker an empty one on its way? At home or at an enemy's planet it has served. */
export function isDecoy({ at, seat, systems }: Theatre, number: number): boolean {
  const hex = markerHex(at, seat, number);
  return hex >= 0 && membersOf(at.g, seat, number).length === 0 && !systems.some((system) => system.hex === hex);
}

/** A new one, from where the greatest fleet stands: nobody can tell which of the two is which. */
export function newDecoy(
  theatre: Theatre,
  lists: readonly TaskForceList[],
  number: number | undefined,
): TaskForceList[] {
  const { at, seat, own } = theatre;
  const numbers = Array.from({ length: at.data.tables.markers }, (_, index) => index + 1);
  if (number === undefined || numbers.some((one) => isDecoy(theatre, one))) return [];
  const forces = [
    ...lists.map(({ at: xy, units }) => ({ xy, size: units.length })),
    ...numbers.flatMap((one) => {
      const hex = markerHex(at, seat, one);
      return hex >= 0 && own.has(hex) ? [{ xy: xyOf(hex), size: membersOf(at.g, seat, one).length }] : [];
    }),
  ];
  const greatest = forces.reduce<(typeof forces)[number] | null>((a, b) => (a && a.size >= b.size ? a : b), null);
  return greatest && greatest.size > 1 ? [{ number, at: greatest.xy, units: [] }] : [];
}
