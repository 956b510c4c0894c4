/**
 * Closing geometry: which course is best for a vessel? Each course that its Commands can give is judged by what the
 * enemy can do to it before its next Command Phase, by what it can do from there in its next Fire Phase whatever course
 * he takes, and by where the two will be if nobody changes anything.
 */
import {
  DAMAGED,
  HEXSIDES,
  isAsteroid,
  isCraft,
  maneuverCost,
  maneuverRating,
  planetAt,
  type Reading,
  velocityRating,
} from '@admiralty/engine/deltavee';
import { CLOCK_DQ, CLOCK_DR, type Clock, clockDifference, distance, nearestDirections } from '@admiralty/engine/hex';
import {
  after,
  type Change,
  type Course,
  changed,
  changesIn,
  costOf,
  courseOf,
  type Freedom,
  freedomOf,
  step,
} from './course.ts';
import { energyPrice } from './energy.ts';
import { type Battery, batteryOf, hitsExpected, jammingOf } from './fire-effect.ts';
import { strikeChance } from './strike.ts';
import { dangerOn, quiverOf, type Shaft, salvoOf } from './threat.ts';
import { type Handling, turnsTo } from './voyage.ts';
import { hitWorth, interceptionLoss, prizesOf, stakesOf, vesselsOf } from './worth.ts';

/** A strike still to be launched is worth less than one in the hand. */
const TO_COME = 0.6;
/** Fire later is worth less than fire now, and hits are rarely decisive. */
const FIRE_TO_COME = 0.8;
/** How a choice among his courses is weighed: as he flies now, any of them alike, the worst for us. */
const AS_NOW = 0.35;
const ANY = 0.45;
const WORST = 0.2;
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
const CLUMSY_NEAR = 0.06;
const CLUMSY_FAR = 0.01;

/** One enemy vessel, and where it can be when our missiles move. */
interface Foe {
  unit: number;
  stake: number;
  loss: number;
  hit: number;
  now: Course;
  /** its course in our next Fire Phase, and its place when our missiles fly: as it flies now first */
  ends: Course[];
  battery: Battery;
  jamming: number;
}

/** Everything about the enemy that does not depend on the course to be judged. */
export interface Scene {
  at: Reading;
  seat: number;
  foes: Foe[];
  shafts: Shaft[];
}

export function sceneOf(at: Reading, seat: number): Scene {
  const { g } = at;
  const prizes = prizesOf(at);
  const foes = vesselsOf(g, 1 - seat).map((unit): Foe => {
    const now = courseOf(g, unit);
    const ends = changesIn(freedomOf(at, unit), now.velocity).map((change) => after(changed(now, change)));
    return {
      unit,
      stake: prizes[unit]!,
      loss: interceptionLoss(at, unit),
      hit: hitWorth(at, unit),
      now,
      ends,
      battery: batteryOf(at, unit),
      jamming: jammingOf(at, unit),
    };
  });
  return { at, seat, foes, shafts: quiverOf(at, 1 - seat) };
}

/** A course that a vessel could take, and what speaks for it. */
export interface Option {
  change: Change;
  /** hexside of a Weave, 0 none */
  weave: number;
  course: Course;
  score: number;
  danger: number;
  offence: number;
}

/** What pulls a vessel somewhere else than to the enemy: an orbit, a jump line, a friend. */
export type Pull = (course: Course) => number;

/** All courses of a vessel, best first. */
export function optionsFor(scene: Scene, unit: number, pull: Pull | null, aggression = 1): Option[] {
  const { at } = scene;
  const now = courseOf(at.g, unit);
  const judge = judgeOf(scene, unit, pull, aggression);
  const freedom: Freedom = freedomOf(at, unit);
  const options = changesIn(freedom, now.velocity).map((change) => judge(now, change, 0));
  options.sort((a, b) => b.score - a.score);
  if (!mayWeave(at, unit) || freedom.onlySpeed) return options;
  for (const { change } of options.slice(0, WEAVERS).filter((one) => costOf(one.change) < freedom.commands))
    for (const hexside of HEXSIDES) {
      const q = now.q + CLOCK_DQ[hexside];
      const r = now.r + CLOCK_DR[hexside];
      if (planetAt(at.g, q, r) < 0 && !isAsteroid(at, q, r)) options.push(judge({ ...now, q, r }, change, hexside));
    }
  return options.sort((a, b) => b.score - a.score);
}

/** Courses good enough to be tried with a Weave too. */
const WEAVERS = 6;
/** A Weave into a hex with a missile meets it at once: not worth the thought, so it must gain something. */
const WEAVE_PRICE = 0.004;

function mayWeave({ g }: Reading, unit: number): boolean {
  return !g.units.weaved[unit] && g.units.bridge[unit]! < DAMAGED && !g.units.bound[unit];
}

function judgeOf(
  scene: Scene,
  unit: number,
  pull: Pull | null,
  aggression: number,
): (now: Course, change: Change, weave: number) => Option {
  const { at, foes, shafts } = scene;
  const stake = stakesOf(at)[unit]!;
  const loss = interceptionLoss(at, unit);
  const hit = hitWorth(at, unit);
  const jamming = jammingOf(at, unit);
  const battery = batteryOf(at, unit);
  const rating = maneuverRating(at, unit);
  const vessel = { speeds: velocityRating(at, unit), rating };
  const price = energyPrice(at, unit, maneuverCost(at, unit));
  return (now, change, weave) => {
    const course = changed(now, change);
    const danger = dangerOn(at, shafts, course, weave > 0);
    let score = -stake * loss * danger;
    let offence = 0;
    const end = after(course);
    const salvo = salvoOf(at, unit, end);
    for (const foe of foes) {
      score -= hit * hitsExpected(at, foe.battery, foe.now, course, jamming);
      const strike = salvo.length === 0 ? 0 : strikeOn(at, salvo, foe);
      offence = Math.max(offence, strike * foe.loss * foe.stake * TO_COME);
    }
    score += aggression * (offence + fireOn(scene, battery, end) + nearness(foes, end, vessel, pull !== null));
    if (pull) score += pull(course);
    if (!pull) score -= clumsiness(foes, end, rating);
    if (costOf(change) > 0 || weave > 0) score -= price;
    if (weave > 0) score -= WEAVE_PRICE;
    score -= hazards(at, unit, course) * stake;
    return { change, weave, course, score, danger, offence };
  };
}

/** Chance that our best missile from there meets him, over what he may do first. */
function strikeOn(at: Reading, salvo: readonly Shaft[], { ends }: Foe): number {
  let sum = 0;
  let worst = 1;
  let first = 0;
  for (const [index, end] of ends.entries()) {
    let missed = 1;
    for (const { q, r, civ, reach } of salvo)
      missed *= 1 - strikeChance(at.data, reach, civ, end.q - q, end.r - r, end);
    const chance = 1 - missed;
    sum += chance;
    worst = Math.min(worst, chance);
    if (index === 0) first = chance;
  }
  return AS_NOW * first + (ANY * sum) / ends.length + WORST * worst;
}

function fireOn({ at, foes }: Scene, battery: Battery, end: Course): number {
  let best = 0;
  for (const { now, hit, jamming } of foes) best = Math.max(best, hit * hitsExpected(at, battery, end, now, jamming));
  return best * FIRE_TO_COME;
}

/** Nearer is better, weighed by what there is to win; a course that only flies past is none. */
function nearness(foes: readonly Foe[], end: Course, vessel: Handling, isBusy: boolean): number {
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
  const fastest = Math.min(9, his.velocity + vessel.speeds);
  let needed = LOST;
  for (const turns of MEETINGS) {
    const { q, r } = after(his, turns + 1);
    const way = turnsTo({ q, r, isColumn: false, isLoose: true, fastest }, end, vessel);
    needed = Math.min(needed, Math.max(turns, way));
    if (way <= turns) break;
  }
  return PURSUIT * (PLANNED * needed + (1 - PLANNED) * drift(his, end));
}

/** The same if nobody gives another Command: what is put off is seldom done. */
function drift(his: Course, end: Course): number {
  const [soon, later] = [after(his, 1), after(his, 3)];
  const next = after(end, 2);
  const away = distance(end.q, end.r, soon.q, soon.r);
  const closed = (away - distance(next.q, next.r, later.q, later.r)) / 2;
  return closed > 0 ? Math.min(LOST, away / closed) : LOST;
}

const PLANNED = 0.6;
/** Turns ahead at which a meeting is tried, and what counts as out of sight. */
const MEETINGS = [3, 6, 10, 15, 22, 30];
const LOST = 40;

/** How far the course points aside from him. */
function asideOf(his: Course, { q, r, direction }: Course): number {
  const [bearing] = nearestDirections(his.q - q, his.r - r);
  return clockDifference(direction as Clock, bearing!);
}

/** Who flies too fast cannot turn when it matters. */
function clumsiness(foes: readonly Foe[], end: Course, rating: number): number {
  const missing = Math.max(0, NIMBLE - (rating - end.velocity));
  if (missing === 0) return 0;
  const next = after(end);
  const isNear = foes.some(({ now }) => distance(next.q, next.r, now.q, now.r) <= 2 * end.velocity);
  return missing * (isNear ? CLUMSY_NEAR : CLUMSY_FAR);
}

/** Rocks on the way, and planets that nobody wants to meet by chance. */
function hazards(at: Reading, unit: number, course: Course): number {
  const { g, data } = at;
  const isRocky = (data.terrain.get(g.scenario)?.asteroids.size ?? 0) > 0;
  if (!isRocky && g.planetQ.length === 0) return 0;
  const on = { ...course };
  let risk = 0;
  for (let hexes = course.velocity; hexes > 0; hexes--) {
    step(on);
    if (isRocky && isAsteroid(at, on.q, on.r)) risk += 0.006 * course.velocity * (isCraft(g, unit) ? 2 : 1);
  }
  return risk;
}
