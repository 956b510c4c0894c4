/**
 * Closing geometry: which course is best for a vessel? Each course that its Commands can give is judged by what the
 * enemy can do to it before its next Command Phase, by what it can do from there in its next Fire Phase whatever course
 * he takes, and by where the two will be if nobody changes anything.
 */
import {
  after,
  type Change,
  type Course,
  changed,
  changesIn,
  costOf,
  courseOf,
  freedomOf,
  isAsteroid,
  isCraft,
  maneuverRating,
  type Position,
  step,
  velocityRating,
} from '@admiralty/engine/deltavee';
import { keyOf } from '@admiralty/engine/hex';
import { type Battery, batteryOf, hitsExpected, jammingOf } from './fire-effect.ts';
import { headingOf, volleyOf } from './missile-reach.ts';
import { dangerOn, type MissileThreat, quiverOf, salvoOf } from './missile-threat.ts';
import { clumsiness, nearness } from './pursuit.ts';
import { hitWorth, interceptionLoss, prizesOf, stakesOf, vesselsOf } from './unit-values.ts';

/** A strike still to be launched is worth less than one in the hand. */
const TO_COME = 0.6;
/** Fire later is worth less than fire now, and hits are rarely decisive. */
const FIRE_TO_COME = 0.8;
/** How a choice among his courses is weighed: as he flies now, any of them alike, the worst for us. */
const AS_NOW = 0.35;
const ANY = 0.45;
const WORST = 0.2;
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
export interface CourseContext {
  at: Position;
  seat: number;
  foes: Foe[];
  shafts: MissileThreat[];
  /** nobody has time to look any further */
  isLate(): boolean;
}

export function courseContext(at: Position, seat: number, isLate: () => boolean): CourseContext {
  const { g } = at;
  const prizes = prizesOf(at);
  const foes = vesselsOf(g, 1 - seat).map((unit): Foe => {
    const now = courseOf(g, unit);
    const menu = changesIn(freedomOf(at, unit), now.velocity, at.data.tables.maximumVelocity);
    const ends = menu.map((change) => after(changed(now, change)));
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
  return { at, seat, foes, shafts: quiverOf(at, 1 - seat), isLate };
}

/** A course that a vessel could take, and what speaks for it. */
export interface CourseOption {
  change: Change;
  /** hexside of a Weave, 0 none */
  weave: number;
  course: Course;
  score: number;
  /** the score without what the two sides can do to each other */
  calm: number;
  danger: number;
  offence: number;
}

/** What pulls a vessel somewhere else than to the enemy: an orbit, a jump line, a friend. */
export type Pull = (course: Course) => number;

/** Judges all courses of a vessel: best first. */
export type Judge = (scene: CourseContext, unit: number, pull: Pull | null, aggression: number) => CourseOption[];

/** A Weave into a hex with a missile meets it at once: not worth the thought, so it must gain something. */
const WEAVE_PRICE = 0.004;

/** Judges a change of that course, after a Weave over that hexside. */
export type JudgeOne = (now: Course, change: Change, weave: number, price: number) => CourseOption;

/** Judges the courses of a vessel; each is looked at once, however often it is asked for. */
export function judgeOf(scene: CourseContext, unit: number, pull: Pull | null, aggression: number): JudgeOne {
  const { at, foes, shafts } = scene;
  const stake = stakesOf(at)[unit]!;
  const loss = interceptionLoss(at, unit);
  const hit = hitWorth(at, unit);
  const jamming = jammingOf(at, unit);
  const battery = batteryOf(at, unit);
  const salvo = salvoOf(at, unit, courseOf(at.g, unit));
  const rating = maneuverRating(at, unit);
  const vessel = { speeds: velocityRating(at, unit), rating, most: at.data.tables.maximumVelocity };
  const outlookOf = (course: Course, hasWeaved: boolean): Outlook => {
    const danger = dangerOn(at, shafts, course, hasWeaved);
    let score = -stake * loss * danger;
    let offence = 0;
    const end = after(course);
    for (const foe of foes) {
      score -= hit * hitsExpected(at, foe.battery, foe.now, course, jamming);
      const strike = salvo.length === 0 ? 0 : strikeOn(at, salvo, end, foe);
      offence = Math.max(offence, strike * foe.loss * foe.stake * TO_COME);
    }
    score += aggression * (offence + fireOn(scene, battery, end));
    let calm = aggression * nearness(foes, end, vessel, pull !== null);
    if (pull) calm += pull(course);
    if (!pull) calm -= clumsiness(foes, end, rating);
    calm -= hazards(at, unit, course) * stake;
    return { score, calm, danger, offence };
  };
  const known = new Map<number, Outlook>();
  return (now, change, weave, price) => {
    const course = changed(now, change);
    const key = keyOfCourse(course) * 2 + (weave > 0 ? 1 : 0);
    const outlook = known.get(key) ?? outlookOf(course, weave > 0);
    known.set(key, outlook);
    const { score, danger, offence } = outlook;
    let { calm } = outlook;
    if (costOf(change) > 0 || weave > 0) calm -= price;
    if (weave > 0) calm -= WEAVE_PRICE;
    return { change, weave, course, score: score + calm, calm, danger, offence };
  };
}

/** What a course promises, whatever it took to come by it. */
type Outlook = Pick<CourseOption, 'score' | 'calm' | 'danger' | 'offence'>;

function keyOfCourse({ q, r, direction, velocity, zig }: Course): number {
  return ((keyOf(q, r) * 13 + direction) * 10 + velocity) * 2 + zig;
}

/** Chance that our missiles from there meet him, over what he may do first. */
function strikeOn({ data }: Position, salvo: readonly MissileThreat[], from: Course, { ends }: Foe): number {
  const { q, r } = from;
  const heading = headingOf(from.direction, from.velocity);
  const volleys = salvo.map(({ missile, civ }) => volleyOf(data, heading, missile, civ));
  let sum = 0;
  let worst = 1;
  let first = -1;
  for (const end of ends) {
    const his = headingOf(end.direction, end.velocity);
    let missed = 1;
    for (const volley of volleys) missed *= 1 - volley.tenths(end.q - q, end.r - r, his) / 10;
    const chance = 1 - missed;
    sum += chance;
    worst = Math.min(worst, chance);
    if (first < 0) first = chance;
  }
  return AS_NOW * first + (ANY * sum) / ends.length + WORST * worst;
}

function fireOn({ at, foes }: CourseContext, battery: Battery, end: Course): number {
  let best = 0;
  for (const { now, hit, jamming } of foes) best = Math.max(best, hit * hitsExpected(at, battery, end, now, jamming));
  return best * FIRE_TO_COME;
}

/** Rocks on the way, and planets that nobody wants to meet by chance. */
function hazards(at: Position, unit: number, course: Course): number {
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
