/** How good hexes are to start in: for fleets by what they can take from there, for troops by what the enemy wants. */

import { enemyOf } from '../../board/sides.ts';
import { distanceBetween, hexesWithin } from '../../data/places.ts';
import { ZHODANI } from '../../data/types.ts';
import type { Position } from '../../types.ts';

/** Hexes in which a target still counts for a fleet. */
const NEAR = 4;

/** Orders of hexes for one side while control does not change; each figure is worked out once. */
export interface Ranking {
  /** by the points of enemy and independent worlds around, each divided by its distance; the best first */
  byTargets(hexes: readonly number[]): number[];
  /** for fleets: who attacks looks for targets, who is attacked for what he must hold */
  byUse(hexes: readonly number[]): number[];
  /** what a garrison is worth in a hex */
  needOf(hex: number): number;
}

export function rankingFor(at: Position, side: number): Ranking {
  const targetsAround = once((hex) => targetsOf(at, side, hex));
  const needOf = once(needsOf(at, side));
  return {
    byTargets: (hexes) => sorted(hexes, targetsAround),
    byUse: (hexes) => sorted(hexes, side === ZHODANI ? targetsAround : needOf),
    needOf,
  };
}

function once(figure: (hex: number) => number): (hex: number) => number {
  const known = new Map<number, number>();
  return (hex) => {
    const found = known.get(hex) ?? figure(hex);
    known.set(hex, found);
    return found;
  };
}

/** By a figure, the highest first. */
function sorted(hexes: readonly number[], figure: (hex: number) => number): number[] {
  return [...hexes].sort((a, b) => figure(b) - figure(a) || a - b);
}

function targetsOf({ g, data }: Position, side: number, hex: number): number {
  let sum = 0;
  for (const other of hexesWithin(data.map, hex, NEAR)) {
    const world = data.worlds[data.map.worldAt[other] ?? -1];
    if (world && g.worlds.control[world.index] !== side)
      sum += Math.floor((60 * world.points[side as 0 | 1]) / distanceBetween(data.map, hex, other));
  }
  return sum;
}

/** The points of a hex's world for the enemy, less its distance from his nearest world. */
function needsOf({ g, data }: Position, side: number): (hex: number) => number {
  const enemy = enemyOf(side) as 0 | 1;
  const enemies = data.worlds.filter(({ index }) => g.worlds.control[index] === enemy).map(({ hex }) => hex);
  return (hex) => {
    const away = enemies.reduce((least, other) => Math.min(least, distanceBetween(data.map, hex, other)), 99);
    return (data.worlds[data.map.worldAt[hex] ?? -1]?.points[enemy] ?? 0) - away;
  };
}
