/** What a unit may still receive in this Command Phase, from its own log (7.1, 7.5). */
import type { UnitView } from '@admiralty/engine/deltavee';
import type { Handling } from '../reach.ts';

/** Printed ratings of a missile. */
export interface MissileRating {
  velocity: number;
  maneuver: number;
}

const none: Handling = { commands: 0, speedChanges: 0, isOnlySpeed: false };

export interface Allowance extends Handling {
  /** all that the phase allows, those used included */
  of: number;
}

/** `rating` is needed for missiles only. */
export function allowanceOf(unit: UnitView, rating: MissileRating | null): Allowance {
  const uses = unit.log?.used ?? unit.flight?.used;
  const ratings = ratingsOf(unit, rating);
  if (!uses || !ratings) return { ...none, of: 0 };
  const first = uses.firstVelocity < 0 ? unit.velocity : uses.firstVelocity;
  const most = Math.max(0, ratings.maneuver - first);
  const isOnlySpeed = most === 0;
  const of = Math.max(1, most);
  const commands = mayManeuver(unit) ? Math.min(Math.max(0, of - uses.maneuvers), payable(unit)) : 0;
  return { commands, speedChanges: Math.max(0, ratings.velocity - uses.speedChanges), isOnlySpeed, of };
}

function ratingsOf({ vessel, log }: UnitView, rating: MissileRating | null): MissileRating | null {
  return vessel && log ? { velocity: vessel.ratings.velocity, maneuver: log.maneuver } : rating;
}

function mayManeuver({ vessel, log, flight, missile }: UnitView): boolean {
  if (vessel && log)
    return log.engine !== 'destroyed' && !vessel.isFieldUp && vessel.jump === 'none' && log.used.fresh === 0;
  if (!flight || flight.used.fresh > 0) return false;
  if (missile?.type === 'guided') return flight.controlled > 0;
  return missile?.type === 'intelligent' || missile?.type === 'mims';
}

/** Commands that its energy pays for. */
function payable({ vessel, log, flight }: UnitView): number {
  if (flight) return flight.energy;
  if (!vessel || !log || vessel.ratings.isEndless) return 99;
  const block = vessel.kind === 'craft' ? 1 : vessel.ratings.burn;
  const left = energyIn({ log });
  if (log.engine === 'damaged') return Math.floor(left / Math.max(1, block));
  return left >= Math.max(0, block - log.used.charged) ? 99 : 0;
}

/** Energy Units in hull and pods. */
export function energyIn({ log }: Pick<UnitView, 'log'>): number {
  if (!log) return 0;
  return log.energy + log.pods.reduce((sum, pod) => sum + (pod.state === 'destroyed' ? 0 : pod.energy), 0);
}
