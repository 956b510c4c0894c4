/** What each fire and launch of the phase is worth, in shares of the game. */

import {
  aimAt,
  courseOf,
  energyOf,
  hasFireLeft,
  hitChance,
  isActor,
  isInSight,
  isMissile,
  isTarget,
  type Position,
  STUCK,
  typesOf,
} from '@admiralty/engine/deltavee';
import type { Budget } from '../budget.ts';
import { energyPrice } from './energy.ts';
import { addLaunches, addRelease, type Weighed } from './launches.ts';
import { reachOf, strikeChance } from './missile-reach.ts';
import { escapesFrom } from './missiles.ts';
import { hitWorth, interceptionLoss, stakesOf } from './unit-values.ts';
import { say } from './words.ts';

/**
 * All shots with a gain, as far as there is time to look; those of a unit that has begun come with those of others,
 * which end its fire.
 */
export function weighShots(at: Position, seat: number, budget: Budget): Weighed[] {
  const { g } = at;
  const found: Weighed[] = [];
  const escapes = escapesFrom(at, seat);
  for (let unit = 0; unit < g.names.length; unit++) {
    if (!isActor(g, seat, unit)) continue;
    if (budget.isSpent()) break;
    if (isMissile(g, unit)) addRelease(at, seat, unit, escapes, found);
    else {
      addFires(at, seat, unit, found);
      addLaunches(at, seat, unit, escapes, found);
    }
  }
  return g.firing < 0 ? found : finishFirst(g.firing, found);
}

/** A unit once left is finished: first all its own shots, then others. */
function finishFirst(firing: number, found: Weighed[]): Weighed[] {
  const own = found.filter(({ shot }) => shot.do !== 'end' && shot.unit === firing);
  return own.some(({ gain }) => gain > 0) ? own : found;
}

function addFires(at: Position, seat: number, unit: number, found: Weighed[]): void {
  const { g, data } = at;
  const energy = energyOf(at, unit);
  for (let source = 0; source <= g.units.podCount[unit]!; source++) {
    if (!hasFireLeft(at, unit, source) || (source === 0 && g.units.railFires[unit]! > 0)) continue;
    for (let target = 0; target < g.names.length; target++) {
      if (!isTarget(g, seat, target) || !isInSight(g, unit, target)) continue;
      const worth = isMissile(g, target) ? missileWorth(at, seat, target) : hitWorth(at, target);
      if (worth <= 0) continue;
      const { value } = aimAt(at, unit, source, target);
      for (const type of typesOf(at, unit, source)) {
        const price = data.tables.fireTypes[type]!.energy;
        const chance = hitChance(data, type, value);
        if (price > energy || chance === 0) continue;
        const gain = (chance / 10) * worth - energyPrice(at, unit, price);
        if (gain > 0)
          found.push({ shot: { do: 'fire', unit, source, type, target }, gain, words: fireWords(at, target, chance) });
      }
    }
  }
}

function fireWords({ g }: Position, target: number, chance: number): string {
  return isMissile(g, target) ? say.shots.firesAtMissile(chance) : say.shots.fires(g.names[target]!, chance);
}

/** Shooting down a missile saves what it would have struck: a 2 does it, a 1 too if it is revealed. */
function missileWorth(at: Position, seat: number, missile: number): number {
  const { g } = at;
  const stakes = stakesOf(at);
  const course = courseOf(g, missile);
  const reach = reachOf(at.data, { ...course, q: 0, r: 0 }, STUCK); // it got its orders before this phase
  let most = 0;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (g.units.seat[unit] !== seat || g.units.status[unit] !== 0 || isMissile(g, unit)) continue;
    const now = courseOf(g, unit);
    const chance = strikeChance(at.data, reach, g.units.civ[missile]!, now.q - course.q, now.r - course.r, now);
    most = Math.max(most, chance * stakes[unit]! * interceptionLoss(at, unit));
  }
  return most * (g.units.revealed[missile] ? 0.2 : 0.1);
}
