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
  type Order,
  planetAt,
  type Reading,
  velocityRating,
} from '@admiralty/engine/deltavee';
import { CLOCK_DQ, CLOCK_DR, keyOf } from '@admiralty/engine/hex';
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
import { courseOrders } from './orders.ts';
import { clumsiness, nearness } from './pursuit.ts';
import { headingOf, volleyOf } from './strike.ts';
import { dangerOn, quiverOf, type Shaft, salvoOf } from './threat.ts';
import { hitWorth, interceptionLoss, prizesOf, stakesOf, vesselsOf } from './worth.ts';

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
    const menu = changesIn(freedomOf(at, unit), now.velocity);
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
  return { at, seat, foes, shafts: quiverOf(at, 1 - seat) };
}

/** A course that a vessel could take, and what speaks for it. */
export interface Option {
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
export type Judge = (scene: Scene, unit: number, pull: Pull | null, aggression: number) => Option[];

/** All courses of a vessel, best first; in a hurry only the best of them are tried with a Weave too. */
export function optionsFor(
  scene: Scene,
  unit: number,
  pull: Pull | null,
  aggression = 1,
  isThorough = false,
): Option[] {
  return optionsFrom(scene.at, helmOf(scene.at, unit), judgeOf(scene, unit, pull, aggression), isThorough);
}

/** What a vessel makes of its Commands when it looks again after each of them, as captains do. */
export interface Flown {
  orders: Order[];
  /** the course that it has in the end */
  option: Option | undefined;
}

/** Courses that gain no more than `hardly` are not worth a Command. */
export function flownFor(scene: Scene, unit: number, pull: Pull | null, aggression: number, hardly: number): Flown {
  const judge = judgeOf(scene, unit, pull, aggression);
  const orders: Order[] = [];
  for (let helm = helmOf(scene.at, unit); ; ) {
    const options = optionsFrom(scene.at, helm, judge, false);
    const still = options.find(isStill);
    const [best] = options;
    if (!still || !best || best.score <= still.score + hardly) return { orders, option: still };
    orders.push(courseOrders(unit, best)[0]!);
    helm = turned(helm, best, scene.at.g.units.engine[unit] === DAMAGED);
  }
}

/** Does it leave the vessel on its course? */
export function isStill({ change, weave }: Option): boolean {
  return costOf(change) + weave === 0;
}

/** A vessel in mid-phase: its course by now, and what it may still do to it. */
interface Helm {
  now: Course;
  freedom: Freedom;
  mayWeave: boolean;
  /** what the energy for a Command is worth */
  price: number;
}

function helmOf(at: Reading, unit: number): Helm {
  return {
    now: courseOf(at.g, unit),
    freedom: freedomOf(at, unit),
    mayWeave: mayWeave(at, unit),
    price: energyPrice(at, unit, maneuverCost(at, unit)),
  };
}

/** After the first Command of an option; with a sound engine those that follow cost nothing more (DV-7.5a). */
function turned(helm: Helm, { change, weave }: Option, paysEach: boolean): Helm {
  const { commands, speeds, onlySpeed } = helm.freedom;
  const freedom = { commands: commands - 1, speeds, onlySpeed };
  const price = paysEach ? helm.price : 0;
  if (weave > 0) return { now: woven(helm.now, weave), freedom, mayWeave: false, price };
  if (change.turn !== 0)
    return { ...helm, now: changed(helm.now, { speed: 0, turn: Math.sign(change.turn) }), freedom, price };
  const now = changed(helm.now, { speed: Math.sign(change.speed), turn: 0 });
  return { ...helm, now, freedom: { ...freedom, speeds: speeds - 1 }, price };
}

function woven(now: Course, hexside: number): Course {
  return { ...now, q: now.q + CLOCK_DQ[hexside]!, r: now.r + CLOCK_DR[hexside]! };
}

function optionsFrom(at: Reading, helm: Helm, judge: JudgeOne, isThorough: boolean): Option[] {
  const { now, freedom, price } = helm;
  const options = changesIn(freedom, now.velocity).map((change) => judge(now, change, 0, price));
  options.sort((a, b) => b.score - a.score);
  if (!helm.mayWeave || freedom.onlySpeed) return options;
  for (const { change } of options
    .slice(0, isThorough ? options.length : WEAVERS)
    .filter((one) => costOf(one.change) < freedom.commands))
    for (const [hexside, from] of weavesFrom(at, now)) options.push(judge(from, change, hexside, price));
  return options.sort((a, b) => b.score - a.score);
}

/** Each hexside that one may weave over, and the course from there. */
function weavesFrom(at: Reading, now: Course): (readonly [number, Course])[] {
  return HEXSIDES.flatMap((hexside) => {
    const from = woven(now, hexside);
    return planetAt(at.g, from.q, from.r) < 0 && !isAsteroid(at, from.q, from.r) ? [[hexside, from] as const] : [];
  });
}

/** Courses good enough to be tried with a Weave too. */
const WEAVERS = 6;
/** A Weave into a hex with a missile meets it at once: not worth the thought, so it must gain something. */
const WEAVE_PRICE = 0.004;

function mayWeave({ g }: Reading, unit: number): boolean {
  return !g.units.weaved[unit] && g.units.bridge[unit]! < DAMAGED && !g.units.bound[unit];
}

/** Judges a change of that course, after a Weave over that hexside. */
type JudgeOne = (now: Course, change: Change, weave: number, price: number) => Option;

function judgeOf(scene: Scene, unit: number, pull: Pull | null, aggression: number): JudgeOne {
  const { at, foes, shafts } = scene;
  const stake = stakesOf(at)[unit]!;
  const loss = interceptionLoss(at, unit);
  const hit = hitWorth(at, unit);
  const jamming = jammingOf(at, unit);
  const battery = batteryOf(at, unit);
  const salvo = salvoOf(at, unit, courseOf(at.g, unit));
  const rating = maneuverRating(at, unit);
  const vessel = { speeds: velocityRating(at, unit), rating };
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
type Outlook = Pick<Option, 'score' | 'calm' | 'danger' | 'offence'>;

function keyOfCourse({ q, r, direction, velocity, zig }: Course): number {
  return ((keyOf(q, r) * 13 + direction) * 10 + velocity) * 2 + zig;
}

/** Chance that our missiles from there meet him, over what he may do first. */
function strikeOn({ data }: Reading, salvo: readonly Shaft[], from: Course, { ends }: Foe): number {
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

function fireOn({ at, foes }: Scene, battery: Battery, end: Course): number {
  let best = 0;
  for (const { now, hit, jamming } of foes) best = Math.max(best, hit * hitsExpected(at, battery, end, now, jamming));
  return best * FIRE_TO_COME;
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
