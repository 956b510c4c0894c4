/** A line played through without dice: both sides steer as captains do, blow after blow weighed by its chance. */
import { after, type Course, courseOf, DESTROYED, MISSILE, type Position } from '@admiralty/engine/deltavee';
import { distance } from '@admiralty/engine/hex';
import { optionsFor } from './course-options.ts';
import { type CourseContext, courseContext } from './course-value.ts';
import { type Duel, duelOf } from './duel.ts';
import { BUSY, goalOf, pullOf } from './goals.ts';
import { dangerOn, type MissileThreat, quiverOf } from './missile-threat.ts';
import { vesselsOf } from './unit-values.ts';
import { hitsOn, placeOf, strikesOn } from './weapons.ts';

/** Enemies farther away than this do not matter within a few turns; of the others the nearest count. */
const FAR = 30;
const FEW = 2;
/** Turns that a line goes on, and what each blow to come counts less than one now. */
const TURNS = 2;
export const LATER = 0.95;

/** Whoever is struck loses more than a ship that strikes gains: it cannot strike back. */
export const FEAR = 1.2;

export interface Enemy {
  unit: number;
  duel: Duel;
  now: Course;
}

/** What a vessel faces in one imagined world. */
export interface Front {
  at: Position;
  seat: number;
  unit: number;
  enemies: Enemy[];
  shafts: MissileThreat[];
}

export function frontOf(at: Position, seat: number, unit: number): Front {
  const mine = courseOf(at.g, unit);
  const away = ({ now }: { now: Course }): number => distance(mine.q, mine.r, now.q, now.r);
  const enemies = vesselsOf(at.g, 1 - seat)
    .map((foe) => ({ unit: foe, now: courseOf(at.g, foe) }))
    .filter((foe) => away(foe) <= FAR)
    .sort((a, b) => away(a) - away(b))
    .slice(0, FEW)
    .map((foe) => ({ ...foe, duel: duelOf(at, unit, foe.unit) }));
  return { at, seat, unit, enemies, shafts: quiverOf(at, 1 - seat) };
}

/** What comes of a course; null if there was no time to see. */
export function lineOf(
  { at, seat, unit, enemies, shafts }: Front,
  course: Course,
  hasWeaved: boolean,
  isLate: () => boolean,
): number | null {
  let danger = dangerOn(at, shafts, course, hasWeaved);
  let theirs = enemies.map(({ now }) => now);
  let me = course;
  let table = at;
  let worth = 0;
  let going = 1;
  for (let turn = 0; turn <= TURNS; turn++) {
    worth -= going * (FEAR * enemies[0]!.duel.mine.loss * danger + suffered(enemies, theirs, me));
    going *= LATER * (1 - danger);
    if (turn === TURNS) break;
    me = after(me);
    table = moved(table, seat, new Map([[unit, me]]));
    const replies = answersOf(table, 1 - seat, enemies, isLate);
    if (!replies) return null;
    const { blow, struck } = dealt(enemies, replies, me);
    worth += going * blow;
    going *= LATER * (1 - struck);
    theirs = replies.map((reply) => after(reply));
    table = moved(table, 1 - seat, new Map(enemies.map(({ unit: foe }, index) => [foe, theirs[index]!])));
    me = answerOf(courseContext(table, seat, isLate), unit);
    danger = struckBy(enemies, theirs, after(me));
  }
  return isLate() ? null : worth;
}

/** What their fire does to us before we move. */
function suffered(enemies: readonly Enemy[], theirs: readonly Course[], me: Course): number {
  const { q, r, heading } = placeOf(me);
  let sum = 0;
  for (const [index, { duel }] of enemies.entries())
    sum += duel.mine.hit * hitsOn(duel.his.arsenal, placeOf(theirs[index]!), q, r, heading);
  return sum;
}

/** The chance that one of their missiles meets us at the end of our move. */
function struckBy(enemies: readonly Enemy[], theirs: readonly Course[], end: Course): number {
  const { q, r, heading } = placeOf(end);
  let safe = 1;
  for (const [index, { duel }] of enemies.entries())
    safe *= 1 - strikesOn(duel.his.arsenal, placeOf(theirs[index]!), q, r, heading);
  return 1 - safe;
}

/** What we do to them on these courses, and the chance that the nearest is gone. */
function dealt(enemies: readonly Enemy[], courses: readonly Course[], me: Course): { blow: number; struck: number } {
  const from = placeOf(me);
  let blow = 0;
  let first = 0;
  for (const [index, { duel }] of enemies.entries()) {
    const start = placeOf(courses[index]!);
    const end = placeOf(after(courses[index]!));
    const { his, mine } = duel;
    const struck = strikesOn(mine.arsenal, from, end.q, end.r, end.heading);
    blow += his.loss * struck + his.hit * hitsOn(mine.arsenal, from, start.q, start.r, start.heading);
    if (index === 0) first = struck;
  }
  return { blow, struck: first };
}

function answersOf(at: Position, seat: number, enemies: readonly Enemy[], isLate: () => boolean): Course[] | null {
  const scene = courseContext(at, seat, isLate);
  const answers: Course[] = [];
  for (const { unit } of enemies) {
    if (isLate()) return null;
    answers.push(answerOf(scene, unit));
  }
  return answers;
}

/** The course that a captain would choose there. */
function answerOf(scene: CourseContext, unit: number): Course {
  const goal = goalOf(scene.at, scene.seat, unit);
  return optionsFor(scene, unit, goal && pullOf(scene.at, unit, goal), goal ? BUSY : 1)[0]!.course;
}

/** The table after a Movement Phase: those named are where they went, the seat's others fly on, missiles are gone. */
function moved(at: Position, seat: number, courses: ReadonlyMap<number, Course>): Position {
  const { units } = at.g;
  const [q, r] = [units.q.slice(), units.r.slice()];
  const [direction, velocity, zig] = [units.direction.slice(), units.velocity.slice(), units.zig.slice()];
  for (const vessel of vesselsOf(at.g, seat)) {
    const end = courses.get(vessel) ?? after(courseOf(at.g, vessel));
    q[vessel] = end.q;
    r[vessel] = end.r;
    direction[vessel] = end.direction;
    velocity[vessel] = end.velocity;
    zig[vessel] = end.zig;
  }
  const status = units.status.map((old, unit) => (units.kind[unit] === MISSILE ? DESTROYED : old));
  const none = units.q.map(() => 0);
  const begun = { maneuvers: none, speedChanges: none, weaved: none, firstVelocity: units.q.map(() => -1) };
  return { data: at.data, g: { ...at.g, units: { ...units, q, r, direction, velocity, zig, status, ...begun } } };
}
