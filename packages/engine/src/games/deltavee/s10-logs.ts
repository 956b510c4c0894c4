/** 10.0 Spaceship Logs: energy tanks (10.3, R16, R17). */
import type { Reading } from './game-types.ts';
import { classOf, isMissile } from './s04-spaceships.ts';
import { forPods } from './s05-pods.ts';
import { type DeltaVeeState, MISSILE } from './state.ts';

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

const MISSILE_LETTERS = 'UGIMH';

/** R53: missiles are numbered per ship and type, without limit: P1-A-G03 */
export function missileName(g: DeltaVeeState, ship: number, type: number): string {
  const { kind, ship: ships, type: types } = g.units;
  let number = 1;
  for (let unit = 0; unit < kind.length; unit++)
    if (kind[unit] === MISSILE && ships[unit] === ship && types[unit] === type) number++;
  return `${g.names[ship]}-${MISSILE_LETTERS[type]}${String(number).padStart(2, '0')}`;
}

/** The craft of a box: P1-A-3; a craft launched again has the same name. */
export function craftName(g: DeltaVeeState, ship: number, box: number): string {
  return `${g.names[ship]}-${box}`;
}
