/** Bearings from one hex to another in clock directions, by exact whole-number tests (DeltaVee 8.4, R23, R67, R69). */
import { wedgeOf } from './arcs.ts';
import { dot } from './axial.ts';
import { CLOCK_DQ, CLOCK_DR, CLOCKS, type Clock, facingOf, type Hexside, isCorner, opposite } from './clock.ts';

/**
 * The clock direction that points exactly at (dq, dr): whole steps to a hexside or whole double steps to a corner.
 * 0 when there is none, as at the odd positions of a zig-zag and in the hex itself.
 */
export function exactBearing(dq: number, dr: number): Clock | 0 {
  if (dq === 0 && dr === 0) return 0;
  if (dq === 0) return dr < 0 ? 12 : 6;
  if (dr === 0) return dq > 0 ? 4 : 10;
  if (dq === -dr) return dq > 0 ? 2 : 8;
  if (dq === dr) return dq > 0 ? 5 : 11;
  if (dr === -2 * dq) return dq > 0 ? 1 : 7;
  if (dq === -2 * dr) return dq > 0 ? 3 : 9;
  return 0;
}

/**
 * Condition 1 of DeltaVee 8.4 for a target at (dq, dr) from the firing unit: there is an exact bearing and both units
 * point along it, either way. In one hex they must point in the same or in opposite directions.
 */
export function isAligned(dq: number, dr: number, firing: Clock, target: Clock): boolean {
  const line = dq === 0 && dr === 0 ? firing : exactBearing(dq, dr);
  if (line === 0) return false;
  const back = opposite(line);
  return (firing === line || firing === back) && (target === line || target === back);
}

/** Grows as the angle between the direction and (dq, dr) shrinks: the signed square of its cosine, in whole numbers. */
function nearness(direction: Clock, dq: number, dr: number): number {
  const along = dot(CLOCK_DQ[direction], CLOCK_DR[direction], dq, dr);
  const square = isCorner(direction) ? along * along : 3 * along * along; // a double step is root 3 long
  return along < 0 ? -square : square;
}

/**
 * The candidates nearest in angle to the true bearing (dq, dr), in candidate order (DeltaVee R67). Among all twelve
 * directions there is always one, since no hex lies on a bearing midway between two; among fewer candidates two can
 * tie. In the hex itself every candidate is as near as any other.
 */
export function nearestDirections(dq: number, dr: number, candidates: readonly Clock[] = CLOCKS): Clock[] {
  let nearest: Clock[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const direction of candidates) {
    const here = nearness(direction, dq, dr);
    if (here > best) {
      best = here;
      nearest = [direction];
    } else if (here === best) {
      nearest.push(direction);
    }
  }
  return nearest;
}

/** True when (dq, dr) lies within 30 degrees of the hexside, limits included; the hex itself is in view (DeltaVee R69). */
export function isInView(hexside: Hexside, dq: number, dr: number): boolean {
  return wedgeOf(facingOf(hexside), dq, dr) !== 'outside';
}
