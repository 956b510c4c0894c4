/** Two vessels against each other: what each can do to the other, and what is left to the one who has to choose a course. */
import {
  after,
  type Change,
  changed,
  changesIn,
  costOf,
  DAMAGED,
  type Freedom,
  freedomWith,
  HEXSIDES,
  hasFieldUp,
  maneuverRating,
  type Position,
  STUCK,
  velocityRating,
  WRECKED,
} from '@admiralty/engine/deltavee';
import { CLOCK_DQ, CLOCK_DR } from '@admiralty/engine/hex';
import { courseFrom, headingOf } from './missile-reach.ts';
import { hitWorth, interceptionLoss, prizesOf, stakesOf } from './unit-values.ts';
import { arsenalOf, hitsOn, strikesOn, type VesselPosition, type Weapons } from './weapons.ts';

/** One of the two. */
export interface Duellist {
  /** what a strike costs it, and a hit */
  loss: number;
  hit: number;
  /** what it has against the other */
  arsenal: Weapons;
  freedomAt(velocity: number): Freedom;
  /** maximum velocity */
  fastest: number;
  weaves: boolean;
}

export interface Duel {
  mine: Duellist;
  his: Duellist;
}

export function duelOf(at: Position, unit: number, foe: number): Duel {
  return {
    mine: duellistOf(at, unit, foe, stakesOf(at)[unit]!),
    his: duellistOf(at, foe, unit, prizesOf(at)[foe]!),
  };
}

/** A hit tells twice: it also takes Commands away, and with them the next escape. */
const TELLS = 2;
/** Energy is no matter within a few turns. */
const ENOUGH = 15;

function duellistOf(at: Position, unit: number, other: number, stake: number): Duellist {
  const { g } = at;
  const rating = { maneuver: maneuverRating(at, unit), velocity: velocityRating(at, unit), energy: ENOUGH };
  const isStuck = g.units.engine[unit] === WRECKED || hasFieldUp(g, unit);
  return {
    loss: stake * interceptionLoss(at, unit),
    hit: TELLS * hitWorth(at, unit),
    arsenal: arsenalOf(at, unit, other),
    freedomAt: (velocity) => (isStuck ? STUCK : freedomWith(rating, ENOUGH, velocity)),
    fastest: at.data.tables.maximumVelocity,
    weaves: !isStuck && g.units.bridge[unit]! < DAMAGED,
  };
}

/** What the chooser loses at least by the other's next missiles and fire, whatever course he takes. */
export function leastLoss(chooser: Duellist, other: Duellist, here: VesselPosition, there: VesselPosition): number {
  const menu = menuOf(chooser, here.heading, here.zig);
  let least = Number.POSITIVE_INFINITY;
  for (const { startQ, startR, endQ, endR, heading } of menu) {
    const struck = strikesOn(other.arsenal, there, here.q + endQ, here.r + endR, heading);
    const hits = hitsOn(other.arsenal, there, here.q + startQ, here.r + startR, heading);
    least = Math.min(least, chooser.loss * struck + chooser.hit * hits);
  }
  return least;
}

/** A course that can be chosen: where it starts (after a Weave) and ends, seen from the hex of the vessel. */
interface Choice {
  startQ: number;
  startR: number;
  endQ: number;
  endR: number;
  heading: number;
}

const menus = new Map<number, Choice[]>();

function menuOf({ freedomAt, fastest, weaves }: Duellist, heading: number, zig: number): Choice[] {
  const { direction, velocity } = courseFrom(heading);
  const freedom = freedomAt(velocity);
  const { commands, speeds, onlySpeed } = freedom;
  const mayWeave = weaves && !onlySpeed;
  const flags = (onlySpeed ? 2 : 0) + (mayWeave ? 1 : 0);
  const key = ((((heading * 2 + zig) * 32 + commands) * 16 + speeds) * 4 + flags) * 10 + fastest;
  const known = menus.get(key);
  if (known) return known;
  const choice = (q: number, r: number, change: Change): Choice => {
    const end = after(changed({ q, r, direction, velocity, zig }, change));
    return { startQ: q, startR: r, endQ: end.q, endR: end.r, heading: headingOf(end.direction, end.velocity) };
  };
  const menu = changesIn(freedom, velocity, fastest).flatMap((change) => [
    choice(0, 0, change),
    ...(mayWeave && costOf(change) < commands
      ? HEXSIDES.map((hexside) => choice(CLOCK_DQ[hexside], CLOCK_DR[hexside], change))
      : []),
  ]);
  menus.set(key, menu);
  return menu;
}
