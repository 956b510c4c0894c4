/** The courses that a vessel's Commands can give it, and what becomes of it Command by Command. */
import {
  type Change,
  type Course,
  changed,
  changesIn,
  costOf,
  courseOf,
  DAMAGED,
  type Freedom,
  freedomOf,
  HEXSIDES,
  isAsteroid,
  maneuverCost,
  type Order,
  type Position,
  planetAt,
  STRAIGHT_ON,
} from '@admiralty/engine/deltavee';
import { CLOCK_DQ, CLOCK_DR } from '@admiralty/engine/hex';
import { courseOrders } from './course-orders.ts';
import { type CourseContext, type CourseOption, type JudgeOne, judgeOf, type Pull } from './course-value.ts';
import { energyPrice } from './energy.ts';

/**
 * All courses of a vessel as far as there is time to look, flying on always among them: best first. In a hurry only the
 * best of them are tried with a Weave too.
 */
export function optionsFor(
  scene: CourseContext,
  unit: number,
  pull: Pull | null,
  aggression = 1,
  isThorough = false,
): CourseOption[] {
  return optionsFrom(scene, wayOf(scene.at, unit), judgeOf(scene, unit, pull, aggression), isThorough);
}

/** Does a change take back what was ordered in this phase? The Commands of both would be wasted. */
export function takesBack(done: Change, { speed, turn }: Change): boolean {
  return done.turn * turn < 0 || done.speed * speed < 0;
}

/** What a vessel makes of its Commands when it looks again after each of them, as captains do. */
export interface Flown {
  orders: Order[];
  /** the course that it has in the end */
  option: CourseOption | undefined;
}

/** Courses that gain no more than `hardly` are not worth a Command. */
export function flownFor(
  scene: CourseContext,
  unit: number,
  pull: Pull | null,
  aggression: number,
  hardly: number,
): Flown {
  const judge = judgeOf(scene, unit, pull, aggression);
  const orders: Order[] = [];
  const done = { ...STRAIGHT_ON };
  for (let way = wayOf(scene.at, unit); ; ) {
    const options = optionsFrom(scene, way, judge, false).filter(({ change }) => !takesBack(done, change));
    const still = options.find(isStill);
    const [best] = options;
    if (!still || !best || best.score <= still.score + hardly) return { orders, option: still };
    const [next] = courseOrders(unit, best);
    orders.push(next!);
    note(done, next!);
    way = commanded(way, best, scene.at.g.units.engine[unit] === DAMAGED);
  }
}

/** Adds an order to what was done to a course. */
export function note(done: Change, order: { do: string }): void {
  if (order.do === 'left' || order.do === 'right') done.turn += order.do === 'left' ? -1 : 1;
  if (order.do === 'accelerate' || order.do === 'decelerate') done.speed += order.do === 'accelerate' ? 1 : -1;
}

/** Does it leave the vessel on its course? */
export function isStill({ change, weave }: CourseOption): boolean {
  return costOf(change) + weave === 0;
}

/** A vessel in mid-phase: its course by now, and what it may still do to it. */
interface Way {
  now: Course;
  freedom: Freedom;
  mayWeave: boolean;
  /** what the energy for a Command is worth */
  price: number;
}

function wayOf(at: Position, unit: number): Way {
  return {
    now: courseOf(at.g, unit),
    freedom: freedomOf(at, unit),
    mayWeave: mayWeave(at, unit),
    price: energyPrice(at, unit, maneuverCost(at, unit)),
  };
}

/** After the first Command of an option; with a sound engine those that follow cost nothing more (DV-7.5a). */
function commanded(way: Way, { change, weave }: CourseOption, paysEach: boolean): Way {
  const { commands, speeds, onlySpeed } = way.freedom;
  const freedom = { commands: commands - 1, speeds, onlySpeed };
  const price = paysEach ? way.price : 0;
  if (weave > 0) return { now: woven(way.now, weave), freedom, mayWeave: false, price };
  if (change.turn !== 0)
    return { ...way, now: changed(way.now, { speed: 0, turn: Math.sign(change.turn) }), freedom, price };
  const now = changed(way.now, { speed: Math.sign(change.speed), turn: 0 });
  return { ...way, now, freedom: { ...freedom, speeds: speeds - 1 }, price };
}

function woven(now: Course, hexside: number): Course {
  return { ...now, q: now.q + CLOCK_DQ[hexside]!, r: now.r + CLOCK_DR[hexside]! };
}

function optionsFrom({ at, isLate }: CourseContext, way: Way, judge: JudgeOne, isThorough: boolean): CourseOption[] {
  const { now, freedom, price } = way;
  const options: CourseOption[] = [];
  for (const change of changesIn(freedom, now.velocity, at.data.tables.maximumVelocity)) {
    if (options.length > 0 && isLate()) break;
    options.push(judge(now, change, 0, price));
  }
  options.sort((a, b) => b.score - a.score);
  if (!way.mayWeave || freedom.onlySpeed) return options;
  for (const { change } of options
    .slice(0, isThorough ? options.length : WEAVERS)
    .filter((one) => costOf(one.change) < freedom.commands)) {
    if (isLate()) break;
    for (const [hexside, from] of weavesFrom(at, now)) options.push(judge(from, change, hexside, price));
  }
  return options.sort((a, b) => b.score - a.score);
}

/** Each hexside that one may weave over, and the course from there. */
function weavesFrom(at: Position, now: Course): (readonly [number, Course])[] {
  return HEXSIDES.flatMap((hexside) => {
    const from = woven(now, hexside);
    return planetAt(at.g, from.q, from.r) < 0 && !isAsteroid(at, from.q, from.r) ? [[hexside, from] as const] : [];
  });
}

/** Courses good enough to be tried with a Weave too. */
const WEAVERS = 6;

function mayWeave({ g }: Position, unit: number): boolean {
  return !g.units.weaved[unit] && g.units.bridge[unit]! < DAMAGED && !g.units.bound[unit];
}
