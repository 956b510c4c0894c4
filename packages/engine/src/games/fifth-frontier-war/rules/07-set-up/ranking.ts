/** How good hexes are to start in: for fleets by what they can take from there, for troops by what the enemy wants. */

import { enemyOf } from '../../board/sides.ts';
import { distanceBetween, hexesWithin } from '../../data/places.ts';
import { ZHODANI } from '../../data/types.ts';
import type { Reading } from '../../types.ts';

/** Hexes in which a target still counts for a fleet. */
const NEAR = 4;

/** Hexes by the points of enemy and independent worlds around them, each divided by its distance; the best first. */
export function byTargets(at: Reading, side: number, hexes: readonly number[]): number[] {
  return sorted(hexes, (hex) => targetsAround(at, side, hex));
}

function targetsAround({ g, data }: Reading, side: number, hex: number): number {
  let sum = 0;
  for (const other of hexesWithin(data.map, hex, NEAR)) {
    const world = data.worlds[data.map.worldAt[other] ?? -1];
    if (world && g.worlds.control[world.index] !== side)
      sum += Math.floor((60 * world.points[side as 0 | 1]) / distanceBetween(data.map, hex, other));
  }
  return sum;
}

/** By a figure, the highest first; each is worked out once. */
function sorted(hexes: readonly number[], figure: (hex: number) => number): number[] {
  const figures = new Map(hexes.map((hex) => [hex, figure(hex)]));
  return [...hexes].sort((a, b) => figures.get(b)! - figures.get(a)! || a - b);
}

/** Hexes for fleets: who attacks looks for targets, who is attacked for what he must hold. */
export function byUse(at: Reading, side: number, hexes: readonly number[]): number[] {
  if (side === ZHODANI) return byTargets(at, side, hexes);
  return sorted(hexes, (hex) => needOf(at, side, hex));
}

/** What a garrison is worth in a hex: the points of its world for the enemy, less its distance from his nearest world. */
export function needOf({ g, data }: Reading, side: number, hex: number): number {
  const enemy = enemyOf(side);
  const world = data.worlds[data.map.worldAt[hex] ?? -1];
  const away = data.worlds.reduce(
    (least, other) =>
      g.worlds.control[other.index] === enemy ? Math.min(least, distanceBetween(data.map, hex, other.hex)) : least,
    99,
  );
  return (world?.points[enemy as 0 | 1] ?? 0) - away;
}
