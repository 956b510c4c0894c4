/** What a side has: how far it is from ruin, its goals within reach, its missiles aboard and what they can strike. */
import {
  classOf,
  forPods,
  isShip,
  isSound,
  MISSILE_TYPES,
  missilesLeft,
  missilesReady,
  type Reading,
  SHIP,
  scenarioOf,
  valueDestroyed,
} from '@admiralty/engine/deltavee';
import { after, courseOf } from './course.ts';
import { progressOf } from './goals.ts';
import { ruinOf, wearOf } from './ruin.ts';
import { strikeChance } from './strike.ts';
import { quiverOf } from './threat.ts';
import { interceptionLoss, prizesOf, vesselsOf } from './worth.ts';

/** All ships of a side, whether a condition names them or not. */
const FLEET = 0.3;
/** Missiles aboard: each is a chance, the next ones less so. */
const MAGAZINE = 0.2;
const ENOUGH = 5;
/** A strike that is on its way. */
const IN_FLIGHT = 0.5;
/** One that could be launched if nobody moved before. */
const IN_HAND = 0.2;
const ENERGY = 0.06;
/** What has been destroyed counts when the Game-Turns run out. */
const COUNTED = 0.3;
const CLEAR_LEAD = 3000;

export function strengthOf(at: Reading, seat: number): number {
  return 1 - ruinOf(at, seat) + fleet(at, seat) + progressOf(at, seat) + strikes(at, seat) + count(at, seat);
}

/** Ships and their arms, as a share of what the side began with. */
function fleet(at: Reading, seat: number): number {
  const { kind, home, status } = at.g.units;
  let ships = 0;
  let worth = 0;
  for (let unit = 0; unit < kind.length; unit++) {
    if (kind[unit] !== SHIP || home[unit] !== seat) continue;
    ships++;
    if (status[unit] === 0) worth += FLEET * (1 - wearOf(at, unit)) + (isShip(at.g, unit) ? arms(at, unit) : 0);
  }
  return ships === 0 ? 0 : worth / ships;
}

function arms(at: Reading, unit: number): number {
  const { g } = at;
  let missiles = 0;
  forPods(at, unit, (row, type) => {
    if (!type.weapons || !isSound(g, row)) return;
    for (let kind = 0; kind < MISSILE_TYPES.length; kind++)
      missiles += (missilesLeft(g, row, kind) + missilesReady(g, row, kind)) * (kind === 0 ? 0.5 : 1);
  });
  const { energy, unlimitedEnergy } = classOf(at, unit);
  const tank = unlimitedEnergy ? 1 : Math.min(1, g.units.energy[unit]! / Math.max(1, energy));
  return (MAGAZINE * missiles) / (missiles + ENOUGH) + ENERGY * tank;
}

/** What the missiles on their way, and those that could be launched now, can do to each enemy as it flies. */
function strikes(at: Reading, seat: number): number {
  const { g, data } = at;
  const shafts = quiverOf(at, seat);
  if (shafts.length === 0) return 0;
  const prizes = prizesOf(at);
  let sum = 0;
  for (const unit of vesselsOf(g, 1 - seat)) {
    const end = after(courseOf(g, unit));
    let safe = 1;
    for (const { q, r, civ, reach, isFlying } of shafts)
      safe *= 1 - (isFlying ? IN_FLIGHT : IN_HAND) * strikeChance(data, reach, civ, end.q - q, end.r - r, end);
    if (safe < 1) sum += prizes[unit]! * interceptionLoss(at, unit) * (1 - safe);
  }
  return sum;
}

function count(at: Reading, seat: number): number {
  const { limit } = scenarioOf(at);
  if (limit?.result !== 'value') return 0;
  const late = Math.min(1, at.g.turn / limit.gameTurns);
  return COUNTED * late * late * Math.tanh(valueDestroyed(at, seat) / CLEAR_LEAD);
}
