/** Strength of forces on a planet, and room for them in orbit (IA-gc-11, IA-gc-12, IA-pdb-7, R106, R107). Pure. */

import { isPdb, isTransport, strengthOf, typeOf } from '../../board/units.ts';
import { oddsRow } from '../../figures/odds.ts';
import type { Position } from '../../types.ts';
import { inOrbit, roomOf } from './forces.ts';

/** IA-pdb-7: a PDB has AS and DS equal to its steps; infantry that feeds a project is a target only (R58) */
export function groundAttack(at: Position, units: readonly number[]): number {
  const { g } = at;
  return units.reduce((sum, unit) => {
    if (g.units.feeds[unit]! >= 0) return sum;
    return sum + (isPdb(g, unit) ? g.units.steps[unit]! : strengthOf(at, unit).as);
  }, 0);
}

export function groundDefence(at: Position, units: readonly number[]): number {
  const { g } = at;
  return units.reduce((sum, unit) => sum + (isPdb(g, unit) ? g.units.steps[unit]! : strengthOf(at, unit).ds), 0);
}

/** IA-gc-16: the odds of space combat, without range and facing; all against all, no limit of nine (R106) */
export function groundRow(at: Position, attackers: readonly number[], defenders: readonly number[]): number {
  return oddsRow(groundAttack(at, attackers), groundDefence(at, defenders));
}

export interface Boarding {
  unit: number;
  host: number;
}

/** IA-gc-15: transports in orbit with the ground steps that they can still take */
export function roomInOrbit(at: Position): Map<number, number> {
  const { g } = at;
  const ships = inOrbit(g).filter((unit) => isTransport(g, unit));
  return new Map(ships.map((unit) => [unit, roomOf(g, unit)]));
}

/** R107: as many as fit: most steps first, then the dearest, then by number; transports by number. */
export function boardingOf(at: Position, units: readonly number[]): Boarding[] {
  const { steps } = at.g.units;
  const room = roomInOrbit(at);
  const order = [...units].sort(
    (a, b) => steps[b]! - steps[a]! || typeOf(at, b).buildCost - typeOf(at, a).buildCost || a - b,
  );
  return order.flatMap((unit) => {
    const host = [...room.keys()].find((one) => room.get(one)! >= steps[unit]!);
    if (host === undefined) return [];
    room.set(host, room.get(host)! - steps[unit]!);
    return [{ unit, host }];
  });
}
