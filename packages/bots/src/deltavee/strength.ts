/** What a side has left: its ships by stake and damage, its missiles aboard, and what already flies at the enemy. */
import {
  classOf,
  forPods,
  isShip,
  isSound,
  MISSILE_TYPES,
  missilesLeft,
  missilesReady,
  type Reading,
} from '@admiralty/engine/deltavee';
import { after, courseOf } from './course.ts';
import { strikeChance } from './strike.ts';
import { shaftOf } from './threat.ts';
import { hitsToKill, interceptionLoss, missilesOf, stakesOf, vesselsOf } from './worth.ts';

/** A ship shot to pieces is worth this much less than a whole one, short of its destruction. */
const DAMAGE = 0.5;
/** Missiles aboard: each is a chance, the next ones less so. */
const MAGAZINE = 0.12;
const ENOUGH = 6;
/** A strike that is on its way. */
const IN_FLIGHT = 0.45;
const ENERGY = 0.04;

export function strengthOf(at: Reading, seat: number): number {
  const { g } = at;
  const stakes = stakesOf(at);
  let strength = 0;
  for (const unit of vesselsOf(g, seat)) {
    const full = fullHits(at, unit);
    const wear = 1 - hitsToKill(at, unit) / full;
    strength += stakes[unit]! * (1 - DAMAGE * wear) + (isShip(g, unit) ? arms(at, unit) * (0.3 + stakes[unit]!) : 0);
  }
  return strength + inFlight(at, seat);
}

/** Hits that the unit could take when whole. */
export function fullHits(at: Reading, unit: number): number {
  const { armor } = at.g.units;
  const single = armor[unit]! + 1;
  let pods = 0;
  forPods(at, unit, () => pods++);
  return 2 * single + (pods === 0 ? 0 : (Math.floor(pods / 2) + 1) * single);
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

/** What the missiles on their way can meet, of all enemies the best for each. */
function inFlight(at: Reading, seat: number): number {
  const { g, data } = at;
  const missiles = missilesOf(g, seat);
  if (missiles.length === 0) return 0;
  const stakes = stakesOf(at);
  const foes = vesselsOf(g, 1 - seat);
  const safe = foes.map(() => 1);
  for (const missile of missiles) {
    const { q, r, civ, reach } = shaftOf(at, missile);
    for (const [index, unit] of foes.entries()) {
      const end = after(courseOf(g, unit));
      safe[index]! *= 1 - IN_FLIGHT * strikeChance(data, reach, civ, end.q - q, end.r - r, end);
    }
  }
  return foes.reduce((sum, unit, index) => sum + stakes[unit]! * interceptionLoss(at, unit) * (1 - safe[index]!), 0);
}
