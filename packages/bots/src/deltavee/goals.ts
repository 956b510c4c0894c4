/** Scenario goals: which of our vessels want to be somewhere, and how much it pulls them there. */
import {
  after,
  type Condition,
  type Course,
  courseOf,
  isShip,
  jumpEngine,
  maneuverRating,
  mayJump,
  type Position,
  SHEET_COLUMNS,
  scenarioOf,
  velocityRating,
  WRECKED,
} from '@admiralty/engine/deltavee';
import { type Clock, clockDifference, distance } from '@admiralty/engine/hex';
import type { Pull } from './course-value.ts';
import { type Destination, type Handling, turnsTo } from './navigation.ts';
import { stakesOf } from './unit-values.ts';
import { say } from './words.ts';

/** What a turn saved on the way is worth, for a ship on which the whole game hangs. */
const TURN = 0.05;
/** A ship that only counts beside others still wants to arrive. */
const LEAST = 0.5;

/** Whoever has somewhere to go fights on the way only. */
export const BUSY = 0.4;

export type Goal =
  | { kind: 'orbit' | 'enter' | 'jump'; destination: Destination; words: string }
  | { kind: 'dock'; target: number; words: string };

/** Where this vessel wants to go; null: to the enemy. */
export function goalOf(at: Position, seat: number, unit: number): Goal | null {
  const { g } = at;
  if (!isShip(g, unit) || g.units.engine[unit] === WRECKED) return null;
  const { victory, points } = scenarioOf(at);
  const won = victory.filter(({ result }) => result === seat);
  const name = g.names[unit]!;
  const byCondition = won.map((condition) => conditionGoal(at, condition, unit, name)).find((goal) => goal !== null);
  if (byCondition) return byCondition;
  if (seat === 0 && points && isCounted(at, unit)) return planetGoal(at, unit, points.seat0.orbitPlanet, 'orbit');
  return null;
}

function conditionGoal(at: Position, { when }: Condition, unit: number, name: string): Goal | null {
  switch (when.kind) {
    case 'orbit':
      return when.unit === name ? planetGoal(at, unit, when.planet, 'orbit') : null;
    case 'entered':
      return when.unit === name ? planetGoal(at, unit, when.planet, 'enter') : null;
    case 'jumped':
      return when.units.includes(name) ? jumpGoal(at, unit) : null;
    case 'sambuJumped':
      return at.g.sambu === unit ? jumpGoal(at, unit) : null;
    case 'docked': {
      const target = at.g.names.indexOf(when.with);
      return when.by.includes(name) ? { kind: 'dock', target, words: say.goals.comesAlongside } : null;
    }
    default:
      return null;
  }
}

/** Does this ship bring points in orbit? */
function isCounted(at: Position, unit: number): boolean {
  const { seat0 } = scenarioOf(at).points!;
  const { g, data } = at;
  const { podFrom, podCount, type } = g.units;
  if (seat0.classes && !seat0.classes.includes(data.classes[type[unit]!]!.id)) return false;
  for (let row = podFrom[unit]!; row < podFrom[unit]! + podCount[unit]!; row++) {
    const id = data.pods[g.pods.type[row]!]?.id;
    if (id && seat0.perPod.includes(id)) return true;
  }
  return false;
}

function planetGoal(at: Position, unit: number, planet: string, kind: 'orbit' | 'enter'): Goal {
  const index = scenarioOf(at).planets.findIndex(({ name }) => name === planet);
  // gravity brakes on the way in: as many steps as the velocity rating has, at least one with any handling left
  const rating = maneuverRating(at, unit);
  let fastest = at.data.tables.maximumVelocity;
  if (kind === 'orbit')
    for (fastest = 1 + velocityRating(at, unit); fastest > 2 && rating - fastest < fastest - 1; ) fastest--;
  const destination = { q: at.g.planetQ[index]!, r: at.g.planetR[index]!, isColumn: false, fastest };
  return { kind, destination, words: kind === 'orbit' ? say.goals.makesFor(planet) : say.goals.runsFor(planet) };
}

function jumpGoal(at: Position, unit: number): Goal | null {
  const { jump } = scenarioOf(at);
  if (!jump || !mayJump(at, at.g.units.seat[unit]!) || !jumpEngine(at, unit)) return null;
  if (jump.region.kind !== 'sheetColumns') return null;
  // below the rating, else no jump Command can be given
  const fastest = Math.max(1, maneuverRating(at, unit) - 1);
  const q = jump.region.from * SHEET_COLUMNS;
  return { kind: 'jump', destination: { q, r: 0, isColumn: true, fastest }, words: say.goals.runsForTheJump };
}

/** How much each course brings the vessel nearer to its goal. */
export function pullOf(at: Position, unit: number, goal: Goal): Pull {
  const weight = TURN * Math.max(LEAST, stakesOf(at)[unit]!);
  if (goal.kind === 'dock') return dockPull(at, goal.target);
  const vessel = handlingFor(at, unit);
  return (course) => -weight * turnsTo(goal.destination, course, vessel);
}

const DOCKED = 0.25;
const BESIDE = 0.012;
const FASTER = 0.02;
const TURNED = 0.008;

/** Same hex, same velocity, same direction, after both have moved. */
function dockPull({ g }: Position, target: number): Pull {
  const his = courseOf(g, target);
  const place = after(his);
  return (course: Course) => {
    const mine = after(course);
    const away = distance(mine.q, mine.r, place.q, place.r);
    const faster = Math.abs(mine.velocity - his.velocity);
    const turned = clockDifference(mine.direction as Clock, his.direction as Clock);
    if (away + faster + turned === 0) return DOCKED;
    const near = away < 8 ? 1 : 0.3;
    return -BESIDE * away - near * (FASTER * faster + TURNED * turned);
  };
}

/** A goal reached by all is worth most of a game; far away it is worth little yet. */
const REACHED = 0.6;
const HALF_WAY = 8;

/** How far the side is with what it wants to reach. */
export function progressOf(at: Position, seat: number): number {
  const { g } = at;
  const { victory, points } = scenarioOf(at);
  let best = 0;
  for (const { result, when } of victory)
    if (result === seat && when.kind === 'points' && when.seat === seat && seat === 0)
      best = Math.max(best, g.points[seat]! / when.atLeast);
  const stakes = stakesOf(at);
  let underWay = 0;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (g.units.seat[unit] !== seat || g.units.status[unit] !== 0 || g.units.kind[unit] !== 0) continue;
    const goal = goalOf(at, seat, unit);
    if (goal) underWay += Math.min(1, stakes[unit]!) * nearnessTo(at, unit, goal);
  }
  return Math.min(1, best) + REACHED * (points ? underWay : Math.min(1, underWay));
}

function nearnessTo(at: Position, unit: number, goal: Goal): number {
  const course = courseOf(at.g, unit);
  if (goal.kind === 'dock') {
    const his = courseOf(at.g, goal.target);
    return HALF_WAY / (HALF_WAY + 2 + distance(course.q, course.r, his.q, his.r)) / 2;
  }
  const vessel = handlingFor(at, unit);
  return HALF_WAY / (HALF_WAY + turnsTo(goal.destination, course, vessel));
}

function handlingFor(at: Position, unit: number): Handling {
  const { maximumVelocity: most } = at.data.tables;
  return { speeds: velocityRating(at, unit), rating: maneuverRating(at, unit), most };
}
