/** What a side has: how far it is from ruin, its goals within reach, its missiles aboard and what they can strike. */
import {
  after,
  battleCommands,
  classOf,
  courseOf,
  forPods,
  isShip,
  isSound,
  MISSILE_TYPES,
  missilesLeft,
  missilesReady,
  type Position,
  SHIP,
  scenarioOf,
  valueDestroyed,
} from '@admiralty/engine/deltavee';
import { progressOf } from './goals.ts';
import { damageShare, lossShare } from './losses.ts';
import { headingOf } from './missile-reach.ts';
import { quiverOf } from './missile-threat.ts';
import { interceptionLoss, prizesOf, vesselsOf } from './unit-values.ts';

/** What the enemy still has to do before he has won. */
const UNRUINED = 0.4;
/** The hulls of all ships of a side, whether a condition names them or not; their weapon pods; who can command them. */
const HULLS = 0.7;
const WEAPONS = 0.25;
const COMMAND = 0.2;
/** Missiles aboard: each is a chance, the next ones less so. */
const MAGAZINE = 0.13;
const ENOUGH = 5;
const PROGRESS = 0.3;
const STRIKES = 0.45;
/** A strike that is on its way. */
const IN_FLIGHT = 0.5;
/** One that could be launched if nobody moved before. */
const IN_HAND = 0.2;
const ENERGY = 0.04;
/** What has been destroyed counts when the Game-Turns run out. */
const COUNTED = 0.15;
const CLEAR_LEAD = 3000;

export function strengthOf(at: Position, seat: number): number {
  return (
    UNRUINED * (1 - lossShare(at, seat)) +
    fleet(at, seat) +
    PROGRESS * progressOf(at, seat) +
    STRIKES * strikesPending(at, seat) +
    count(at, seat)
  );
}

/** Ships and their arms, as a share of what the side began with. */
function fleet(at: Position, seat: number): number {
  const { kind, home, status } = at.g.units;
  let ships = 0;
  let worth = 0;
  for (let unit = 0; unit < kind.length; unit++) {
    if (kind[unit] !== SHIP || home[unit] !== seat) continue;
    ships++;
    if (status[unit] === 0) worth += HULLS * (1 - damageShare(at, unit)) + (isShip(at.g, unit) ? arms(at, unit) : 0);
  }
  return ships === 0 ? 0 : worth / ships;
}

function arms(at: Position, unit: number): number {
  const { g } = at;
  let missiles = 0;
  let pods = 0;
  let sound = 0;
  forPods(at, unit, (row, type) => {
    if (!type.weapons) return;
    pods++;
    if (!isSound(g, row)) return;
    sound++;
    for (let kind = 0; kind < MISSILE_TYPES.length; kind++)
      missiles += (missilesLeft(g, row, kind) + missilesReady(g, row, kind)) * (kind === 0 ? 0.5 : 1);
  });
  const { energy, unlimitedEnergy } = classOf(at, unit);
  const tank = unlimitedEnergy ? 1 : Math.min(1, g.units.energy[unit]! / Math.max(1, energy));
  const weapons = pods === 0 ? 0 : (WEAPONS * sound) / pods;
  const command = battleCommands(at, unit) > 0 ? COMMAND : 0;
  return weapons + command + (MAGAZINE * missiles) / (missiles + ENOUGH) + ENERGY * tank;
}

/** What the missiles on their way, and those that could be launched now, can do to each enemy as it flies. */
function strikesPending(at: Position, seat: number): number {
  const { g } = at;
  const shafts = quiverOf(at, seat);
  if (shafts.length === 0) return 0;
  const prizes = prizesOf(at);
  let sum = 0;
  for (const unit of vesselsOf(g, 1 - seat)) {
    const end = after(courseOf(g, unit));
    let safe = 1;
    const heading = headingOf(end.direction, end.velocity);
    for (const { q, r, strikes, isFlying } of shafts)
      safe *= 1 - (isFlying ? IN_FLIGHT : IN_HAND) * (strikes.tenths(end.q - q, end.r - r, heading) / 10);
    if (safe < 1) sum += prizes[unit]! * interceptionLoss(at, unit) * (1 - safe);
  }
  return sum;
}

function count(at: Position, seat: number): number {
  const { limit } = scenarioOf(at);
  if (limit?.result !== 'value') return 0;
  const late = Math.min(1, at.g.turn / limit.gameTurns);
  return COUNTED * late * late * Math.tanh(valueDestroyed(at, seat) / CLEAR_LEAD);
}
