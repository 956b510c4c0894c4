/**
 * Danger: what can the enemy's missiles do to a ship on a given course before it gets another Command Phase?
 * Those launched in his next Fire Phase leave from where his ships are now; those in flight will be steered once.
 */
import {
  after,
  battleCommands,
  type Course,
  canLaunchType,
  classOf,
  courseOf,
  effectiveCiv,
  firesOf,
  forPods,
  freedomOf,
  GUIDED,
  hasFieldUp,
  isCraft,
  MISSILE_TYPES,
  type Position,
  podType,
  railsOf,
  step,
  UNGUIDED,
} from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import {
  headingOf,
  launchPlaces,
  type Reach,
  reachOf,
  type Strikes,
  standingAt,
  strikeChance,
  strikesIn,
  volleyOf,
} from './missile-reach.ts';
import { missilesOf, vesselsOf } from './unit-values.ts';

/** One missile that could come: from where, how far, how good. */
export interface MissileThreat {
  /** kind of missile */
  missile: number;
  q: number;
  r: number;
  civ: number;
  /** what it can strike when it moves */
  strikes: Strikes;
  /** where it waits until it moves: whoever comes there meets it */
  waiting: Reach;
  /** in flight, or still aboard */
  isFlying: boolean;
}

/** A missile in flight, with all that it can enter in its next move. */
export interface FlyingMissile extends MissileThreat {
  reach: Reach;
}

/** Nothing in the game moves farther in one phase. */
const FARTHEST = 12;

/** Missiles that a ship could launch in its next Fire Phase, from this course. */
export function salvoOf(at: Position, unit: number, course: Course, isReadySoon = false): MissileThreat[] {
  const { g, data } = at;
  const shafts: MissileThreat[] = [];
  const { q, r, direction, velocity } = course;
  const waiting = launchPlaces(data, direction, velocity);
  const add = (missile: number, civ: number): void => {
    shafts.push({
      missile,
      q,
      r,
      civ,
      strikes: volleyOf(data, headingOf(direction, velocity), missile, civ),
      waiting,
      isFlying: false,
    });
  };
  if (isCraft(g, unit)) {
    MISSILE_TYPES.forEach((_, type) => {
      for (let count = railsOf(g.units.rails[unit]!, type); count > 0; count--) add(type, classOf(at, unit).civ);
    });
    return shafts;
  }
  if (hasFieldUp(g, unit) && !isReadySoon) return shafts;
  let controls = battleCommands(at, unit);
  forPods(at, unit, (row) => {
    const fires = firesOf(at, row);
    if (fires === 0) return;
    const type = bestType(at, row, controls > 0);
    if (type < 0) return;
    if (type === GUIDED) controls--;
    for (let shot = 0; shot < Math.min(fires, 2); shot++) add(type, effectiveCiv(at, unit, row));
  });
  return shafts;
}

/** The best missile that the pod can launch at once; -1 none. */
function bestType(at: Position, row: number, isControlled: boolean): number {
  if (!podType(at, row)?.weapons) return -1;
  for (const type of [2, 3, 4]) if (canLaunchType(at, row, type)) return type;
  if (isControlled && canLaunchType(at, row, GUIDED)) return GUIDED;
  return canLaunchType(at, row, UNGUIDED) ? UNGUIDED : -1;
}

/** A missile in flight, as it will be able to move. */
export function shaftOf(at: Position, missile: number): FlyingMissile {
  const { g, data } = at;
  const course = courseOf(g, missile);
  const isLoose = g.units.type[missile] === UNGUIDED;
  const flown = isLoose
    ? { ...course, velocity: Math.min(data.tables.maximumVelocity, course.velocity + data.tables.unguidedGain) }
    : course;
  const reach = reachOf(data, { ...flown, q: 0, r: 0 }, freedomOf(at, missile));
  const waiting = standingAt(course.direction, course.velocity);
  const civ = g.units.civ[missile]!;
  const strikes = strikesIn(data, reach, civ);
  return { missile: g.units.type[missile]!, q: course.q, r: course.r, civ, strikes, reach, waiting, isFlying: true };
}

/** All that this enemy could send at us before our next Command Phase. */
export function quiverOf(at: Position, enemy: number): MissileThreat[] {
  const { g } = at;
  const shafts: MissileThreat[] = missilesOf(g, enemy).map((missile) => shaftOf(at, missile));
  for (const vessel of vesselsOf(g, enemy)) shafts.push(...salvoOf(at, vessel, courseOf(g, vessel)));
  return shafts;
}

/** A missile that is still aboard may stay there, or be fired at something else. */
const ABOARD = 0.75;

/** Chance of at least one interception of a vessel that will move along this course. */
export function dangerOn(
  { data }: Position,
  shafts: readonly MissileThreat[],
  course: Course,
  hasWeaved = false,
): number {
  const end = after(course);
  const heading = headingOf(end.direction, end.velocity);
  let safe = 1;
  for (const { q, r, civ, strikes, waiting, isFlying } of shafts) {
    if (distance(q, r, end.q, end.r) > FARTHEST) continue;
    const met = strikes.tenths(end.q - q, end.r - r, heading) / 10;
    const onTheWay = runInto(data, waiting, civ, course, q, r);
    const chance = isFlying ? 1 - (1 - met) * (1 - onTheWay) : ABOARD * Math.max(met, onTheWay);
    safe *= 1 - chance;
    if (hasWeaved && isFlying && q === course.q && r === course.r)
      safe *= 1 - strikeChance(data, waiting, civ, 0, 0, course); // it has come into the missile's hex
  }
  return 1 - safe;
}

/** Chance of being met by a missile on the way through its hex. */
function runInto(data: Position['data'], waiting: Reach, civ: number, course: Course, q: number, r: number): number {
  const on = { ...course };
  let most = 0;
  for (let hexes = course.velocity; hexes > 0; hexes--) {
    step(on);
    if (distance(on.q, on.r, q, r) <= 1)
      most = Math.max(most, strikeChance(data, waiting, civ, on.q - q, on.r - r, on));
  }
  return most;
}
