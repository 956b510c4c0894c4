/** R43: where a planet is, and who is there. */
import type { Position } from '../../types.ts';
import { isInPlay } from '../04-spaceships.ts';
import { scenarioOf } from '../10-set-up/fitting.ts';

export function isInHexOf(at: Position, unit: number, planet: string): boolean {
  const { g } = at;
  const index = scenarioOf(at).planets.findIndex(({ name }) => name === planet);
  return isInPlay(g, unit) && g.units.q[unit] === g.planetQ[index] && g.units.r[unit] === g.planetR[index];
}

/** Velocity 1 in the planet's hex; a captured ship is put nowhere by its old owner. */
export function isInOrbit(at: Position, unit: number, planet: string): boolean {
  const { units } = at.g;
  return units.velocity[unit] === 1 && units.seat[unit] === units.home[unit] && isInHexOf(at, unit, planet);
}
