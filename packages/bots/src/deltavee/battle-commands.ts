/**
 * What Battle Commands are for: a field against what cannot be dodged, missiles and fighters made ready, contacts
 * uncovered, docking. Each is weighed in shares of the game; a ship spends its few Commands on the dearest.
 */
import {
  boxOf,
  CRAFT_INSIDE,
  CRAFT_PREPARED,
  canHold,
  commandsLeft,
  courseOf,
  fieldCount,
  fieldState,
  forPods,
  GUIDED,
  hasFieldUp,
  INTELLIGENT,
  isCaptured,
  MIMS,
  type Order,
  type Position,
  preparable,
  preparedLimit,
  readyOn,
  searchRange,
  sharedLeft,
  shareHex,
} from '@admiralty/engine/deltavee';
import { type Clock, distance, nearestDirections, turn } from '@admiralty/engine/hex';
import type { CourseContext, CourseOption } from './course-value.ts';
import { dangerOn } from './missile-threat.ts';
import { interceptionLoss, stakesOf } from './unit-values.ts';
import { say } from './words.ts';

/** Orders with what they are worth against doing nothing. */
export interface Plan {
  orders: Order[];
  gain: number;
  words: string;
  /** the course that they make, if that is what they are for */
  option?: CourseOption;
}

/** How near the enemy must be before missiles are made ready, and before fighters are sent. */
const NEAR = 16;
const FIGHTER_RANGE = 12;
/** A field that is up keeps missiles in their tubes and the ship on its course. */
const FIELD_PRICE = 0.06;
const CAPTURE = 0.9;

/** With what the vessel can do and what threatens it on its course. */
export function battlePlans(
  scene: CourseContext,
  unit: number,
  offence: number,
  danger = dangerNow(scene, unit),
): Plan[] {
  const { at } = scene;
  if (commandsLeft(at, unit) + sharedLeft(at, unit) === 0) return handledCraft(scene, unit);
  return [
    ...docking(scene, unit),
    ...fields(scene, unit, offence, danger),
    ...preparations(scene, unit),
    ...fighters(scene, unit),
    ...searches(scene, unit),
  ].sort((a, b) => b.gain - a.gain);
}

function dangerNow({ at, shafts }: CourseContext, unit: number): number {
  return dangerOn(at, shafts, courseOf(at.g, unit));
}

/** R33: an enemy alongside on the same course is taken, where the scenario lets one board. */
function docking({ at, seat }: CourseContext, unit: number): Plan[] {
  const { g, data } = at;
  if (!data.scenarioById.get(g.scenario)?.boarding) return [];
  const plans: Plan[] = [];
  for (const { unit: other } of sceneFoes(at, seat)) {
    const { direction, velocity } = g.units;
    if (!shareHex(g, unit, other) || direction[unit] !== direction[other] || velocity[unit] !== velocity[other])
      continue;
    plans.push({
      orders: [{ do: 'rendezvous', unit, with: other }],
      gain: CAPTURE,
      words: say.battleCommands.boards,
    });
  }
  return plans;
}

function sceneFoes({ g }: Position, seat: number): { unit: number }[] {
  return g.names.flatMap((_, unit) =>
    g.units.kind[unit] === 0 && g.units.status[unit] === 0 && g.units.seat[unit] !== seat && !isCaptured(g, unit)
      ? [{ unit }]
      : [],
  );
}

/** A hull field comes up when what may strike outweighs what we could launch; it goes down as soon as it is safe. */
function fields({ at }: CourseContext, unit: number, offence: number, danger: number): Plan[] {
  const { g } = at;
  const stake = stakesOf(at)[unit]!;
  if (hasFieldUp(g, unit)) {
    const saved = stake * danger * (interceptionLoss(at, unit, 0) - interceptionLoss(at, unit));
    if (saved > FIELD_PRICE) return [];
    const orders: Order[] = [];
    if (g.units.fieldUp[unit]) orders.push({ do: 'lowerField', unit, box: 0 });
    forPods(at, unit, (row) => {
      if (g.pods.fieldUp[row]) orders.push({ do: 'lowerField', unit, box: boxOf(g, unit, row) });
    });
    return [{ orders, gain: FIELD_PRICE - saved, words: say.battleCommands.lowersField }];
  }
  const plans: Plan[] = [];
  for (const { box, fieldClass } of fieldsOf(at, unit)) {
    const saved = stake * danger * (interceptionLoss(at, unit, 0) - interceptionLoss(at, unit, fieldClass));
    const gain = saved - FIELD_PRICE - offence;
    if (gain > 0)
      plans.push({ orders: [{ do: 'raiseField', unit, box }], gain, words: say.battleCommands.raisesField });
  }
  return plans;
}

function fieldsOf(at: Position, unit: number): { box: number; fieldClass: number }[] {
  const { g } = at;
  const found: { box: number; fieldClass: number }[] = [];
  const hull = g.units.fieldClass[unit]!;
  if (fieldCount(at, unit) > 0 && canHold(hull, fieldState(g, unit))) found.push({ box: 0, fieldClass: hull });
  forPods(at, unit, (row, type) => {
    if (type.fieldClass > 0 && g.pods.state[row]! < 2)
      found.push({ box: boxOf(g, unit, row), fieldClass: type.fieldClass });
  });
  return found;
}

const WORTH_PREPARING: readonly (readonly [number, number])[] = [
  [INTELLIGENT, 0.03],
  [GUIDED, 0.02],
  [MIMS, 0.015],
];

/** What lies ready is the ship's own secret (DV-7.4a): one reason for all of it. */
const READY = say.battleCommands.makesReady;

function preparations(scene: CourseContext, unit: number): Plan[] {
  const { at } = scene;
  const { g } = at;
  if (readyOn(g, unit) >= preparedLimit(at, unit) || !isNear(scene, unit, NEAR)) return [];
  const plans: Plan[] = [];
  forPods(at, unit, (row, type) => {
    for (const [missile, gain] of WORTH_PREPARING)
      if (type.weapons && preparable(g, row, type, missile) > 0)
        plans.push({
          orders: [{ do: 'prepareMissile', unit, box: boxOf(g, unit, row), missile }],
          gain,
          words: READY,
        });
  });
  return plans;
}

function isNear({ at, foes }: CourseContext, unit: number, range: number): boolean {
  const mine = courseOf(at.g, unit);
  return foes.some(({ now }) => distance(now.q, now.r, mine.q, mine.r) <= range);
}

/** Fighters are made ready early and leave when the enemy is within a few turns. */
function fighters(scene: CourseContext, unit: number): Plan[] {
  const { at } = scene;
  const { g } = at;
  const plans: Plan[] = [];
  if (hasFieldUp(g, unit)) return plans;
  forPods(at, unit, (row) => {
    const box = boxOf(g, unit, row);
    if (g.pods.craft[row] === CRAFT_INSIDE && isNear(scene, unit, 2 * NEAR))
      plans.push({ orders: [{ do: 'prepareCraft', unit, box }], gain: 0.012, words: READY });
    if (g.pods.craft[row] === CRAFT_PREPARED && isNear(scene, unit, FIGHTER_RANGE))
      plans.push({ orders: [launchOf(scene, unit, box)], gain: 0.02, words: say.battleCommands.launchesFighter });
  });
  return plans;
}

/** R38: pods that handle their own craft need no Command of the ship. */
function handledCraft(scene: CourseContext, unit: number): Plan[] {
  return fighters(scene, unit);
}

function launchOf({ at, foes }: CourseContext, unit: number, box: number): Order {
  const { g } = at;
  const mine = courseOf(g, unit);
  const [nearest] = foes
    .map(({ now }) => now)
    .sort((a, b) => distance(a.q, a.r, mine.q, mine.r) - distance(b.q, b.r, mine.q, mine.r));
  const bearing = nearest ? nearestDirections(nearest.q - mine.q, nearest.r - mine.r)[0]! : (mine.direction as Clock);
  const aside = [-2, -1, 0, 1, 2].map((change) => turn(mine.direction as Clock, change));
  const direction = aside.includes(bearing) ? bearing : aside[2]!;
  const hexside = direction % 2 === 0 ? direction : turn(direction, 1);
  const velocity = Math.max(1, Math.min(at.data.tables.maximumVelocity, mine.velocity));
  return { do: 'launchCraft', unit, box, hexside, direction, velocity };
}

/** A contact that has been seen can be hit where it hurts. */
function searches({ at, seat }: CourseContext, unit: number): Plan[] {
  const { g } = at;
  const range = searchRange(at, unit);
  const { q, r, status, seat: seats, revealed } = g.units;
  for (let other = 0; other < g.names.length; other++) {
    if (status[other] !== 0 || seats[other] === seat || revealed[other]) continue;
    if (distance(q[unit]!, r[unit]!, q[other]!, r[other]!) <= range)
      return [{ orders: [{ do: 'search', unit }], gain: 0.004, words: say.battleCommands.searches }];
  }
  return [];
}
