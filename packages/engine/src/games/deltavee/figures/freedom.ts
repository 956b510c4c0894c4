/** What the rules leave a unit of the Commands that change its course (7.1, 7.5). */
import { GUIDED, type MissileRating, UNGUIDED } from '../data/types.ts';
import { isMissile } from '../rules/04-spaceships.ts';
import { hasFieldUp } from '../rules/05-pods.ts';
import { blockOf, refuseEnergy } from '../rules/07-commands/energy.ts';
import { allowanceIn, allowanceOf, handlingOf, refuseManeuvering } from '../rules/07-commands/maneuver.ts';
import { energyOf } from '../rules/10-set-up/logs.ts';
import { DAMAGED, type DeltaVeeState, NO_JUMP, WRECKED } from '../state.ts';
import type { Position } from '../types.ts';
import { type Course, type Freedom, STUCK } from './courses.ts';

export function courseOf({ units }: DeltaVeeState, unit: number): Course {
  return {
    q: units.q[unit]!,
    r: units.r[unit]!,
    direction: units.direction[unit]!,
    velocity: units.velocity[unit]!,
    zig: units.zig[unit]!,
  };
}

/** What they leave it now; of the other seat, what they will leave it in its next phase. Control is another matter. */
export function freedomOf(at: Position, unit: number): Freedom {
  const { g } = at;
  const { units } = g;
  if (isMissile(g, unit)) {
    if (units.type[unit] === UNGUIDED || units.energy[unit] === 0) return STUCK;
  } else if (units.engine[unit] === WRECKED || hasFieldUp(g, unit)) return STUCK;
  else if (units.jump[unit] !== NO_JUMP || units.fresh[unit] || refuseEnergy(at, unit)) return STUCK;
  const handling = handlingOf(at, unit);
  const allowance = allowanceIn(handling);
  const most = isMissile(g, unit) ? units.energy[unit]! : Number.POSITIVE_INFINITY;
  const speeds = handling.velocityRating - handling.speedChanges;
  if (allowance === 0) return { commands: handling.used > 0 ? 0 : Math.min(1, most), speeds, onlySpeed: true };
  return { commands: Math.min(most, allowance - handling.used), speeds, onlySpeed: false };
}

/** What the ratings of a unit leave it in a phase that it begins at this velocity, with so much energy. */
export function freedomWith({ velocity: speeds, maneuver }: MissileRating, energy: number, velocity: number): Freedom {
  const allowance = allowanceIn({ rating: maneuver, firstVelocity: velocity });
  if (allowance === 0) return { commands: Math.min(1, energy), speeds, onlySpeed: true };
  return { commands: Math.min(energy, allowance), speeds, onlySpeed: false };
}

export function needsControl({ units }: DeltaVeeState, missile: number): boolean {
  return units.type[missile] === GUIDED && !units.controlled[missile];
}

/** The freedom in this very phase, with all that the phase allows, those used included. */
export interface Allowance extends Freedom {
  of: number;
}

/** DV-8.9c: with a damaged engine each Command has its price. */
export function allowanceNow(at: Position, unit: number): Allowance {
  const of = allowanceOf(at, unit);
  if (refuseManeuvering(at, unit)) return { ...STUCK, of };
  const freedom = freedomOf(at, unit);
  const isDear = !isMissile(at.g, unit) && at.g.units.engine[unit] === DAMAGED;
  const paid = isDear ? Math.floor(energyOf(at, unit) / Math.max(1, blockOf(at, unit))) : freedom.commands;
  return { ...freedom, commands: Math.min(freedom.commands, paid), of };
}
