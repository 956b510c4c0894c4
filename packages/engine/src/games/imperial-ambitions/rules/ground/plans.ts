/** Attacks between orbit and planet, without range and facing (R103 to R105), and the best of them. Pure. */
import type { Refusal } from '#core/types';
import { isOn } from '../../board/options.ts';
import { aboardOf, isFighter, isShip, isTransport, isTroops, strengthOf, typeOf } from '../../board/units.ts';
import { NO_EFFECT } from '../../data/names.ts';
import { oddsRow } from '../../figures/odds.ts';
import { type Attack, type Position, refuse } from '../../types.ts';
import { halfOf } from '../tactical/strength.ts';
import { defendersOf, inOrbit, pdbsOf } from './forces.ts';

/** Who may fire at whom now, and with what. */
export interface Volley {
  readonly shooters: readonly number[];
  readonly targets: readonly number[];
  strength(unit: number): number;
}

/** G1: PDBs that have not fired, at ships in orbit; IA-gc-5: printed AS */
export function finalVolley(at: Position): Volley {
  return {
    shooters: pdbsOf(at).filter((unit) => at.g.units.fired[unit] === 0), // IA-gc-4: once
    targets: inOrbit(at.g),
    strength: (unit) => strengthOf(at, unit).as,
  };
}

/** G3: ships in orbit with half their AS, rounded down (IA-gc-7); IA-gc-8: each ground unit once */
export function bombardVolley(at: Position): Volley {
  const { g } = at;
  const strength = (unit: number): number => halfOf(strengthOf(at, unit).as);
  return {
    // IA-gc-20: only what is in orbit; R104: ships, and fighters by option
    shooters: inOrbit(g).filter(
      (unit) =>
        g.units.fired[unit] === 0 &&
        (isShip(g, unit) || (isFighter(g, unit) && isOn(g, 'fightersBombard'))) &&
        strength(unit) > 0,
    ),
    targets: defendersOf(at).filter((unit) => g.units.bombarded[unit] === 0), // IA-gc-9: Inf, Arm and PDB alike
    strength,
  };
}

export function sumOf({ strength }: Volley, units: readonly number[]): number {
  return units.reduce((sum, unit) => sum + strength(unit), 0);
}

/** IA-gc-5, IA-gc-10: the DS of the target is that of its steps; a PDB has that of a base (R105) */
export function rowAgainst(at: Position, volley: Volley, units: readonly number[], target: number): number {
  return oddsRow(sumOf(volley, units), strengthOf(at, target).ds);
}

export function volleyFault(
  at: Position,
  { shooters, targets }: Volley,
  units: readonly number[],
  target: number,
  rule: string,
): Refusal | null {
  const { fireGroup } = at.data.tables;
  if (units.length < 1 || units.length > fireGroup)
    return refuse('IA-tac-cbt-3', `one to ${fireGroup} units fire together`);
  if (new Set(units).size < units.length) return refuse('IA-tac-cbt-4', 'a unit is named twice');
  const wrong = units.find((unit) => !shooters.includes(unit));
  if (wrong !== undefined) return refuse(rule, `unit ${wrong} cannot fire now`); // IA-pdb-6
  return targets.includes(target) ? null : refuse(rule, `unit ${target} cannot be attacked now`);
}

/** The better row; then fewer steps left, dearer build cost, lower number (R124). */
function bestTarget(at: Position, volley: Volley, units: readonly number[], targets: readonly number[]): number | null {
  const { steps } = at.g.units;
  const row = (target: number): number => rowAgainst(at, volley, units, target);
  const [best] = [...targets].sort(
    (a, b) => row(b) - row(a) || steps[a]! - steps[b]! || typeOf(at, b).buildCost - typeOf(at, a).buildCost || a - b,
  );
  return best === undefined || row(best) === NO_EFFECT ? null : best;
}

function strongestFirst({ shooters, strength }: Volley): number[] {
  return [...shooters].sort((a, b) => strength(b) - strength(a) || a - b);
}

/** R124: all PDBs together at the best row. `isSmallest`: 5.4, loaded transports first and no more than needed. */
export function finalFirePolicy(at: Position, isSmallest: boolean): Attack {
  const volley = finalVolley(at);
  const units = strongestFirst(volley).slice(0, at.data.tables.fireGroup);
  const loaded = isSmallest ? volley.targets.filter((unit) => isLoaded(at, unit)) : [];
  const target = bestTarget(at, volley, units, loaded.length > 0 ? loaded : volley.targets);
  if (target === null) return { do: 'done' };
  const row = rowAgainst(at, volley, units, target);
  const isEnough = (count: number): boolean => rowAgainst(at, volley, units.slice(0, count), target) === row;
  let count = isSmallest ? 1 : units.length;
  while (!isEnough(count)) count++;
  return { do: 'fire', units: units.slice(0, count), target };
}

function isLoaded({ g }: Position, unit: number): boolean {
  return isTransport(g, unit) && aboardOf(g, unit).some((inner) => isTroops(g, inner));
}

/** 5.4: the strongest ship at the unit with the best row, one target each */
export function bombardPolicy(at: Position): Attack {
  const volley = bombardVolley(at);
  const [ship] = strongestFirst(volley);
  if (ship === undefined) return { do: 'done' };
  const target = bestTarget(at, volley, [ship], volley.targets);
  return target === null ? { do: 'done' } : { do: 'fire', units: [ship], target };
}
