/** What fire is worth: Hit Chances of all that a ship can fire at a target, now or from another course. */

import type { Course } from '@admiralty/engine/deltavee';
import {
  battleComms,
  boxOf,
  classOf,
  firesOf,
  forPods,
  hitChance,
  isCraft,
  mostOf,
  type Position,
  passingOf,
  programOf,
  targetValueOf,
  typesOf,
} from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';

/** Program and best fire types of a unit's sources. */
export interface Battery {
  guns: { program: number; types: readonly number[]; fires: number }[];
}

export function batteryOf(at: Position, unit: number): Battery {
  const guns: Battery['guns'] = [];
  const extra = isCraft(at.g, unit) ? 0 : battleComms(at, unit);
  if (classOf(at, unit).burster > 0)
    guns.push({ program: programOf(at, unit, 0), types: typesOf(at, unit, 0), fires: 1 });
  forPods(at, unit, (row) => {
    const fires = firesOf(at, row);
    const box = boxOf(at.g, unit, row);
    if (fires > 0) guns.push({ program: programOf(at, unit, box), types: typesOf(at, unit, box), fires });
  });
  if (guns[0]) guns[0] = { ...guns[0], fires: guns[0].fires + extra };
  return { guns };
}

/** Hits to expect of one Fire Phase. */
export function hitsExpected(at: Position, { guns }: Battery, from: Course, target: Course, jamming: number): number {
  const range = distance(from.q, from.r, target.q, target.r);
  const passing = passingOf(at.data, from, target, target.q - from.q, target.r - from.r, range);
  let hits = 0;
  for (const { program, types, fires } of guns) {
    const value = targetValueOf(passing.range, passing.relativeVelocity, program + jamming);
    let best = 0;
    for (const type of types) best = Math.max(best, hitChance(at.data, type, value));
    hits += (fires * best) / 10;
  }
  return hits;
}

export function jammingOf(at: Position, target: number): number {
  return mostOf(at, target, ({ blinds }) => blinds);
}
