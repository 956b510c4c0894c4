/** Places of the display by number: hexes, then boxes. */
import { distance } from '#hex/axial';
import type { StarMap } from './types.ts';

/** Place of a printed hex number or box code, -1 none: also for hexes of the rectangle that are not on the display. */
export function placeAt(map: StarMap, label: string): number {
  const box = map.labels.indexOf(label, map.hexCount);
  if (box >= 0 || !/^\d{4}$/.test(label)) return box;
  const [left, right] = map.columns;
  const [top, bottom] = map.rows;
  const column = Number(label.slice(0, 2));
  const row = Number(label.slice(2));
  if (column < left || column > right || row < top || row > bottom) return -1;
  const place = (column - left) * (bottom - top + 1) + row - top;
  return map.isOnDisplay[place] ? place : -1;
}

export function isBox(map: Pick<StarMap, 'hexCount'>, place: number): boolean {
  return place >= map.hexCount;
}

/**
 * Hexes that a jump from one place to the other counts.
 * FFW-3.8a, FFW-3.8b, FFW-3.8d: a box lies one hex beyond its entry hex, both ways; R22: no jump leads from box to box.
 */
export function distanceBetween(map: Pick<StarMap, 'q' | 'r' | 'hexCount'>, from: number, to: number): number {
  if (from === to) return 0;
  const boxes = Number(isBox(map, from)) + Number(isBox(map, to));
  if (boxes === 2) return Number.POSITIVE_INFINITY;
  return boxes + distance(map.q[from] ?? 0, map.r[from] ?? 0, map.q[to] ?? 0, map.r[to] ?? 0);
}

/** Hexes of the display that a jump of at most `range` reaches, the nearest first. */
export function hexesWithin(map: StarMap, place: number, range: number): readonly number[] {
  const ends = map.reach[place] ?? [];
  return (map.nearest[place] ?? []).slice(0, ends[Math.min(range, ends.length - 1)] ?? 0);
}
