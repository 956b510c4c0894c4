/** 10.0 Spaceship Logs: energy tanks (10.3, R16, R17). */
import type { Reading } from './game-types.ts';
import { classOf, isMissile } from './s04-spaceships.ts';
import { forPods } from './s05-pods.ts';

/** Energy Units aboard: pods and hull, the craft, or the missile. Endless where the class says so (DV-AL-1). */
export function energyOf(at: Reading, unit: number): number {
  const { g } = at;
  if (!isMissile(g, unit) && classOf(at, unit).unlimitedEnergy) return Number.MAX_SAFE_INTEGER;
  let sum = g.units.energy[unit]!;
  forPods(at, unit, (row) => {
    sum += g.pods.energy[row]!;
  });
  return sum;
}

/** DV-5.6q: energy pods first, lowest box first, then the hull. The caller has checked that there is enough. */
export function spendEnergy(at: Reading, unit: number, units: number): void {
  const { g } = at;
  if (!isMissile(g, unit) && classOf(at, unit).unlimitedEnergy) return;
  let left = units;
  forPods(at, unit, (row) => {
    const part = Math.min(left, g.pods.energy[row]!);
    g.pods.energy[row]! -= part;
    left -= part;
  });
  g.units.energy[unit]! -= left;
}
