/** How long until it is there? Turns that a vessel needs to a hex or a line, reckoned along the straight way. */

import { after, type Course, changed, changesIn, freedomWith, step } from '@admiralty/engine/deltavee';
import { type Clock, clockDifference, distance, nearestDirections } from '@admiralty/engine/hex';

/** What a vessel can do, for plans that reach farther than one phase. */
export interface Handling {
  speeds: number;
  rating: number;
  /** maximum velocity */
  most: number;
}

/** Where it wants to be, and how fast it may be there. */
export interface Destination {
  q: number;
  r: number;
  /** a line instead of a hex: every hex of this column or beyond it will do */
  isColumn: boolean;
  fastest: number;
  /** somewhere near will do */
  isLoose?: boolean;
}

export function distanceTo({ q, r, isColumn }: Destination, course: Course): number {
  return isColumn ? Math.max(0, q - course.q) : distance(course.q, course.r, q, r);
}

/** Does the next move come through the hex, or over the line, slowly enough? */
export function arrives(goal: Destination, course: Course): boolean {
  if (course.velocity > goal.fastest) return false;
  const on = { ...course };
  for (let hexes = course.velocity; hexes > 0; hexes--) {
    step(on);
    if (distanceTo(goal, on) === 0) return true;
  }
  return false;
}

const COSINE = [1, 0.87, 0.5, 0, -0.5, -0.87, -1];
/** Turns lost for each position that the course points aside. */
const ASIDE = 0.35;
const LONGEST = 40;
/** Near enough for whoever only wants to be about there. */
const AROUND = 4;

/** Turns until it arrives, from a course on which it is about to move. */
export function turnsTo(goal: Destination, course: Course, vessel: Handling): number {
  if (arrives(goal, course)) return 0;
  const end = after(course);
  const far = distanceTo(goal, end);
  if (goal.isLoose && far <= AROUND) return 1;
  if (!goal.isLoose && far <= 2 * Math.max(goal.fastest, 3) && arrivesNext(goal, end, vessel)) return 1;
  const aside = asideOf(goal, end);
  const along = Math.max(0, end.velocity * COSINE[aside]!);
  const isAimed = goal.isColumn || (aside <= 1 && passes(goal, end));
  // who is not on the very line must stay slow enough to turn
  const most = isAimed ? vessel.most : Math.max(1, vessel.rating - 2);
  return 1 + cruise(far, along, goal, vessel, most) + ASIDE * aside + (isAimed ? 0 : Math.max(0, end.velocity - most));
}

/** Straight on, does it come through the hex? */
function passes(goal: Destination, course: Course): boolean {
  const on = { ...course };
  for (let hexes = distanceTo(goal, course); hexes > 0; hexes--) step(on);
  return distanceTo(goal, on) <= (goal.isLoose ? AROUND : 0);
}

function arrivesNext(goal: Destination, end: Course, { speeds, rating, most }: Handling): boolean {
  const energy = Number.POSITIVE_INFINITY; // no matter within a phase
  const freedom = freedomWith({ velocity: speeds, maneuver: rating, energy }, energy, end.velocity);
  return changesIn(freedom, end.velocity, most).some((change) => arrives(goal, changed(end, change)));
}

function asideOf({ q, r, isColumn }: Destination, { q: fromQ, r: fromR, direction }: Course): number {
  const bearing = isColumn ? 3 : nearestDirections(q - fromQ, r - fromR)[0]!;
  return clockDifference(direction as Clock, bearing as Clock);
}

/** Turns for so many hexes straight on: faster as long as it can still brake in time. */
function cruise(hexes: number, velocity: number, goal: Destination, vessel: Handling, most: number): number {
  const { fastest, isColumn } = goal;
  const { speeds, rating } = vessel;
  let left = hexes;
  let speed = velocity;
  let turns = 0;
  while (left > 0 && turns < LONGEST) {
    const wanted = Math.max(speed, Math.min(most, speed + (speed >= rating - 1 ? 1 : speeds)));
    if (brakingWay(wanted, fastest, vessel) <= left) speed = wanted;
    else if (brakingWay(speed, fastest, vessel) > left) speed = Math.max(1, speed - (speed > rating ? 1 : speeds));
    speed = Math.max(1, speed);
    left -= speed;
    turns++;
  }
  const tooFast = Math.max(0, speed - fastest);
  return turns + tooFast * (isColumn ? 1 : TURN_BACK);
}

/** Turns lost by each step of velocity too much in the hex that one wants to stop in. */
const TURN_BACK = 2;

/** Hexes flown while slowing down to the velocity allowed. */
function brakingWay(velocity: number, fastest: number, { speeds, rating }: Handling): number {
  let way = 0;
  for (let speed = velocity; speed > fastest; speed -= speed >= rating ? 1 : speeds) way += speed;
  return way;
}
