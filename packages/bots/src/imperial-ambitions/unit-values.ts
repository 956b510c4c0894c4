/** What units are worth, in the points by which losses and scores are counted. */
import { allAboard, type Position, strengthOf, typeOf } from '@admiralty/engine/imperial-ambitions';

/** Of the unit alone, with the steps that it has left. */
export function worthOf(at: Position, unit: number): number {
  return typeOf(at, unit).buildCost * (at.g.units.steps[unit]! + 1);
}

/** With all that it carries. */
export function worthWithAboard(at: Position, unit: number): number {
  return allAboard(at.g, unit).reduce((sum, inner) => sum + worthOf(at, inner), worthOf(at, unit));
}

/** What its owner loses with the next step: with the last one the unit itself, and with a host what is aboard. */
export function stepWorth(at: Position, unit: number): number {
  const { steps } = at.g.units;
  const aboard = allAboard(at.g, unit).reduce((sum, inner) => sum + worthOf(at, inner), 0);
  return typeOf(at, unit).buildCost * (steps[unit] === 1 ? 2 : 1) + aboard / Math.max(1, steps[unit]!);
}

/** Fighting power of units together: guns and shields count alike. */
export function powerOf(at: Position, units: readonly number[]): number {
  let attack = 0;
  let defence = 0;
  for (const unit of units) {
    const { as, ds } = strengthOf(at, unit);
    if (as === 0) continue;
    attack += as;
    defence += ds;
  }
  return Math.sqrt(attack * defence);
}
