/** Which squadrons go along with a fleet: those that can follow its orders and do not hold it up. */
import { joiningFault, type Muster, type Position, rangeOf } from '@admiralty/engine/fifth-frontier-war';

/** Squadrons of a fleet at most: one that has all is nowhere else. */
const ENOUGH = 14;

export function escortsFor(at: Position, { fleet, squadrons, commander }: Muster, loose: readonly number[]): number[] {
  const joining: number[] = [];
  const range = rangeOf(at, squadrons);
  const slowest = Math.max(...squadrons.map((one) => at.data.squadrons[one]!.fuel));
  for (const squadron of loose) {
    if (squadrons.length + joining.length >= ENOUGH) break;
    const { jump, fuel } = at.data.squadrons[squadron]!;
    if (jump < range || fuel > slowest) continue;
    if (joiningFault(at, fleet, [...squadrons, ...joining, squadron], commander) === null) joining.push(squadron);
  }
  return joining;
}
