/**
 * Long shots: where missiles are plentiful, one is worth sending after a ship that only a second move can reach. The
 * target gets one Command Phase in between, so the chance is the mean over all that it may do with it.
 */

import {
  after,
  changed,
  changesIn,
  costOf,
  courseOf,
  freedomOf,
  freedomWith,
  type Placement,
  type Position,
  placementsFrom,
  ratingOfMissile,
  UNGUIDED,
} from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import { placed, reachOf, strikeChance } from './missile-reach.ts';
import { missilesOf, vesselsOf } from './unit-values.ts';

export interface LongShot {
  place: Placement;
  chance: number;
}

/** Placements worth a closer look. */
const TRIED = 4;
/** Beyond this even the second move falls short. */
const REACH = 16;
/** Each missile that is already about makes the next less needed. */
const CROWD = 0.6;

/** The best way to send a steered missile after the target, by its chance of striking with its second move. */
export function longShot(at: Position, unit: number, missile: number, civ: number, target: number): LongShot | null {
  const { g, data } = at;
  const fastest = data.tables.maximumVelocity;
  if (missile === UNGUIDED) return null;
  const { q, r, direction, velocity } = courseOf(g, unit);
  const his = after(courseOf(g, target));
  if (distance(q, r, his.q, his.r) > REACH) return null;
  const ends = changesIn(freedomOf(at, target), his.velocity, fastest).map((change) => after(changed(his, change)));
  const rating = ratingOfMissile(data, missile, civ);
  const places = placementsFrom(data, direction, velocity)
    .map((place) => {
      const end = after(placed(place));
      return { place, away: distance(q + end.q, r + end.r, his.q, his.r) };
    })
    .sort((a, b) => a.away - b.away)
    .slice(0, TRIED);
  let best: LongShot | null = null;
  for (const { place } of places) {
    const start = placed(place);
    for (const change of changesIn(freedomWith(rating, rating.energy, start.velocity), start.velocity, fastest)) {
      const left = rating.energy - costOf(change);
      if (left <= 0) continue;
      const end = after(changed(start, change));
      if (distance(q + end.q, r + end.r, his.q, his.r) > REACH / 2) continue;
      const reach = reachOf(data, { ...end, q: 0, r: 0 }, freedomWith(rating, left, end.velocity));
      let sum = 0;
      for (const one of ends) sum += strikeChance(data, reach, civ, one.q - q - end.q, one.r - r - end.r, one);
      const chance = sum / ends.length;
      if (chance > (best?.chance ?? 0)) best = { place, chance };
    }
  }
  return best;
}

/** How much another missile is still needed there: each that has this target nearest is after it already. */
export function needOf({ g }: Position, seat: number, target: number): number {
  const { q, r } = g.units;
  const foes = vesselsOf(g, 1 - seat);
  let need = 1;
  for (const missile of missilesOf(g, seat)) {
    const away = (unit: number): number => distance(q[missile]!, r[missile]!, q[unit]!, r[unit]!);
    const nearest = foes.reduce((a, b) => (away(b) < away(a) ? b : a), target);
    if (nearest === target && away(target) <= REACH) need *= CROWD;
  }
  return need;
}
