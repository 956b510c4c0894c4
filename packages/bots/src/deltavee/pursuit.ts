/**
 * Coming to grips: near the enemy the distances of the next turns count, and whether the bow points his way; far from
 * him the turns that a pursuit takes. Speed helps only as long as the vessel can still be turned.
 */

import { after, type Course } from '@admiralty/engine/deltavee';
import { type Clock, clockDifference, distance, nearestDirections } from '@admiralty/engine/hex';
import { type Handling, turnsTo } from './navigation.ts';

/** What a hex too far costs while we close in, a turn ahead, two, three. */
const DISTANCE = [0.006, 0.006, 0.006];
/** What it costs to point aside from him, by positions of the clock. */
const HEADING = 0.004;
/** Farther than this it is a pursuit, and what each turn of it costs. */
const FAR = 14;
const PURSUIT = 0.025;
/** Nearer than this there is nothing to gain by closing. */
const CLOSE = 2;
/** Commands that a vessel should be able to give next time, and what each missing one costs, near the enemy and far. */
const NIMBLE = 4;
const CLUMSY_NEAR = 0.045;
const CLUMSY_FAR = 0.006;

/** An enemy as he flies now, and what he is worth. */
export interface Mark {
  now: Course;
  stake: number;
}

/** Nearer is better, weighed by what there is to win. */
export function nearness(foes: readonly Mark[], end: Course, vessel: Handling, isBusy: boolean): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { now, stake } of foes) {
    const away = distance(end.q, end.r, now.q, now.r);
    const cost = away > FAR ? pursuit(now, end, vessel) : approach(now, end, away);
    best = Math.max(best, -cost * (isBusy ? 0.2 : 1) - (1 - stake) * 0.02);
  }
  return foes.length === 0 ? 0 : best;
}

/** Near him: the distances of the next turns, and whether the bow points his way. */
function approach(his: Course, end: Course, away: number): number {
  let cost = away > CLOSE ? HEADING * asideOf(his, end) : 0;
  for (const [turns, weight] of DISTANCE.entries()) {
    const mine = after(end, turns);
    const place = after(his, turns + 1);
    cost += weight * Math.max(0, distance(mine.q, mine.r, place.q, place.r) - CLOSE);
  }
  return cost;
}

/** Far from him: the turns until we can be where he will be by then. */
function pursuit(his: Course, end: Course, vessel: Handling): number {
  const fastest = Math.min(vessel.most, his.velocity + vessel.speeds);
  let needed = LOST;
  for (const turns of MEETINGS) {
    const { q, r } = after(his, turns + 1);
    const way = turnsTo({ q, r, isColumn: false, isLoose: true, fastest }, end, vessel);
    needed = Math.min(needed, Math.max(turns, way));
    if (way <= turns) break;
  }
  return PURSUIT * (PLANNED * needed + (1 - PLANNED) * drift(his, end));
}

/** The same if nobody gives another Command: what is put off is seldom done, so each hex a turn that we gain counts. */
function drift(his: Course, end: Course): number {
  const [soon, later] = [after(his, 1), after(his, 3)];
  const next = after(end, 2);
  const closed = distance(end.q, end.r, soon.q, soon.r) - distance(next.q, next.r, later.q, later.r);
  return (LOST / 2) * (1 - Math.tanh(closed / (2 * WELL_GAINED)));
}

/** Hexes a turn by which a pursuit goes well. */
const WELL_GAINED = 3;
const PLANNED = 0.6;
/** Turns ahead at which a meeting is tried, and what counts as out of sight. */
const MEETINGS = [3, 6, 10, 15, 22, 30];
const LOST = 40;

/** How far the course points aside from him. */
function asideOf(his: Course, { q, r, direction }: Course): number {
  const [bearing] = nearestDirections(his.q - q, his.r - r);
  return clockDifference(direction as Clock, bearing!);
}

/** Who flies too fast cannot turn when it matters; keeping up with somebody fast is another thing. */
export function clumsiness(foes: readonly Mark[], end: Course, rating: number): number {
  const missing = Math.max(0, NIMBLE - (rating - end.velocity));
  if (missing === 0) return 0;
  const next = after(end);
  let isNear = false;
  for (const { now } of foes) {
    const isChased = clockDifference(now.direction as Clock, end.direction as Clock) <= 1;
    if (isChased && end.velocity <= now.velocity + 2) return 0;
    isNear ||= distance(next.q, next.r, now.q, now.r) <= 2 * end.velocity;
  }
  return missing * (isNear ? CLUMSY_NEAR : CLUMSY_FAR);
}
