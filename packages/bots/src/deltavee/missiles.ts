/**
 * Missiles in flight: the enemy has moved and cannot change his course before they do. Whoever can be met now is met on
 * the best course; else the missile goes where it will meet him next time, whatever he does, while its energy lasts.
 */
import {
  after,
  type Change,
  changed,
  changesIn,
  costOf,
  courseOf,
  freedomOf,
  freedomWith,
  HOMING,
  missileRating,
  type Position,
  STUCK,
  step,
  UNGUIDED,
} from '@admiralty/engine/deltavee';
import { keyOf } from '@admiralty/engine/hex';
import type { CourseContext } from './course-value.ts';
import { meetingChance, reachOf, type Strike, strikeChance } from './missile-reach.ts';
import { type FlyingMissile, shaftOf } from './missile-threat.ts';
import { interceptionLoss, missilesOf, prizesOf } from './unit-values.ts';

/** What a missile should do in this Command Phase. */
export interface Steering {
  missile: number;
  change: Change;
  /** share of the game that it is expected to win */
  gain: number;
  /** what it would gain if left alone */
  idle: number;
  target: number;
  isNow: boolean;
}

/** A strike of the next turn is less sure than the figures say. */
const NEXT_TURN = 0.5;
/** Below this a hit is not worth waiting for another. */
const GOOD_ENOUGH = 0.1;

export function steeringOf(scene: CourseContext, missile: number): Steering | null {
  const { at, seat } = scene;
  const { g, data } = at;
  if (g.units.type[missile] === UNGUIDED || g.units.type[missile] === HOMING) return null;
  const now = strikesNow(at, seat, missile);
  if (now.best && now.best.gain > 0) return { ...now.best, idle: now.idle, isNow: true };
  const course = courseOf(g, missile);
  const freedom = freedomOf(at, missile);
  const energy = g.units.energy[missile]!;
  const rating = missileRating(at, missile);
  let best: Steering | null = null;
  let idle = 0;
  for (const change of changesIn(freedom, course.velocity, data.tables.maximumVelocity)) {
    const left = energy - costOf(change);
    if (left <= 0) continue;
    const next = changed(course, change);
    const end = after(next);
    const reach = reachOf(data, { ...end, q: 0, r: 0 }, freedomWith(rating, left, next.velocity));
    for (const { unit, stake, loss, ends } of scene.foes) {
      let sum = 0;
      for (const his of ends)
        sum += strikeChance(data, reach, g.units.civ[missile]!, his.q - end.q, his.r - end.r, his);
      const gain = (NEXT_TURN * stake * loss * sum) / ends.length - 0.0005 * costOf(change);
      if (costOf(change) === 0) idle = Math.max(idle, gain);
      if (!best || gain > best.gain) best = { missile, change, gain, idle: 0, target: unit, isNow: false };
    }
  }
  return best && { ...best, idle };
}

interface Now {
  best: Omit<Steering, 'idle' | 'isNow'> | null;
  idle: number;
}

/** What it can meet in its next move, over all enemies and with the energy it has. */
function strikesNow(at: Position, seat: number, missile: number): Now {
  const { g, data } = at;
  const stakes = prizesOf(at);
  const shaft = shaftOf(at, missile);
  const straight = reachOf(data, { ...courseOf(g, missile), q: 0, r: 0 }, STUCK);
  let best: Now['best'] = null;
  let idle = 0;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (g.units.seat[unit] === seat || g.units.home[unit] === seat || g.units.status[unit] !== 0) continue;
    const course = courseOf(g, unit);
    const dq = course.q - shaft.q;
    const dr = course.r - shaft.r;
    const { chance, entry } = clearStrike(at, seat, missile, shaft, unit);
    if (!entry) continue;
    const worth = stakes[unit]! * interceptionLoss(at, unit);
    idle = Math.max(idle, strikeChance(data, straight, shaft.civ, dq, dr, course) * worth);
    if (!best || chance * worth > best.gain)
      best = { missile, change: entry.change, gain: chance * worth, target: unit };
  }
  return best && best.gain < GOOD_ENOUGH * 0.1 ? { best: null, idle } : { best, idle };
}

/** The best way onto the target, with what it may run into before. */
function clearStrike(
  at: Position,
  seat: number,
  missile: number,
  { q, r, civ, reach }: FlyingMissile,
  unit: number,
): Strike {
  const { g, data } = at;
  const target = courseOf(g, unit);
  const course = courseOf(g, missile);
  const obstacles = missilesOf(g, 1 - seat).filter((one) => one !== unit);
  let best: Strike = { chance: 0, entry: null };
  for (const entry of reach.get(keyOf(target.q - q, target.r - r)) ?? []) {
    const on = changed(course, entry.change);
    let chance = meetingChance(data, civ, on, target);
    if (chance <= best.chance) continue;
    for (let hexes = on.velocity; hexes > 0 && obstacles.length > 0; hexes--) {
      step(on);
      if (on.q === target.q && on.r === target.r) break;
      for (const other of obstacles)
        if (g.units.q[other] === on.q && g.units.r[other] === on.r)
          chance *= 1 - meetingChance(data, civ, on, courseOf(g, other));
    }
    if (chance > best.chance) best = { chance, entry };
  }
  return best;
}

/** All own missiles that would gain by an order, as far as there is time to look: those that gain most first. */
export function steeringsOf(scene: CourseContext): Steering[] {
  const found: Steering[] = [];
  for (const missile of missilesOf(scene.at.g, scene.seat)) {
    if (scene.isLate()) break;
    const steering = steeringOf(scene, missile);
    if (steering && costOf(steering.change) > 0 && steering.gain > steering.idle) found.push(steering);
  }
  return found.sort((a, b) => b.gain - b.idle - (a.gain - a.idle));
}

/** Chance that each enemy survives what already flies at it, by unit; 1 where nothing does. */
export function escapesFrom(at: Position, seat: number): number[] {
  const { g, data } = at;
  const escapes = g.names.map(() => 1);
  for (const missile of missilesOf(g, seat)) {
    const { q, r, civ, reach } = shaftOf(at, missile);
    for (let unit = 0; unit < g.names.length; unit++) {
      if (g.units.seat[unit] === seat || g.units.status[unit] !== 0) continue;
      const end = after(courseOf(g, unit));
      escapes[unit]! *= 1 - strikeChance(data, reach, civ, end.q - q, end.r - r, end);
    }
  }
  return escapes;
}
