/** The names that missiles bear. */
import { numberedName } from '../rules/10-set-up/logs.ts';
import { type DeltaVeeState, MISSILE } from '../state.ts';

const NUMBERED = /-[UGIMH]\d+$/;

/** R53: the missiles of a ship are numbered by type in the order of their launch. */
export function renumber(g: DeltaVeeState, ship: number): void {
  const { kind, ship: ships, type } = g.units;
  const counts = [0, 0, 0, 0, 0];
  for (let unit = 0; unit < kind.length; unit++) {
    if (kind[unit] !== MISSILE || ships[unit] !== ship) continue;
    counts[type[unit]!]! += 1;
    if (NUMBERED.test(g.names[unit]!)) g.names[unit] = numberedName(g, ship, type[unit]!, counts[type[unit]!]!);
  }
}
