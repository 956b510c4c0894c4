/** S2: repairs, one step for each facility (IA-rep-*, R64, R66, R67, R121). */
import type { Refusal } from '#core/types';
import { fighterRoom } from '../../../board/carrying.ts';
import { systemAt } from '../../../board/chart.ts';
import { hasHabitable, planetOwner } from '../../../board/control.ts';
import {
  isBase,
  isCarrier,
  isFighter,
  isGround,
  isOnSurface,
  isPdb,
  isProject,
  typeOf,
  unitsWhere,
} from '../../../board/units.ts';
import { ARM, INF, NEUTRAL, PDB } from '../../../data/names.ts';
import { type BuildOrder, type Position, refuse } from '../../../types.ts';
import { planetFacility } from './projects.ts';
import { isOwn, type Plan, type Work } from './work.ts';

export function planRepair(work: Work, { unit, by }: Extract<BuildOrder, { do: 'repair' }>): Plan | Refusal {
  const { at, seat, shown } = work;
  const { g } = at;
  if (!isOwn(g, seat, unit)) return refuse('IA-rep-1', `unit ${unit} is not yours`);
  if (isProject(g, unit)) return refuse('IA-bld-6', `${g.names[unit]} is under construction`); // R67
  if (g.units.steps[unit]! >= typeOf(at, unit).fullSteps)
    return refuse('IA-rep-7', `${g.names[unit]} is at full strength`);
  if (g.units.feeds[unit]! >= 0) return refuse('IA-bld-10', `${g.names[unit]} is being used to build`); // R58
  const fault =
    by < 0 ? byPlanetFault(work, unit) : by === unit ? bySelfFault(work, unit) : byBaseFault(work, unit, by);
  if (fault) return fault;
  if (isFighter(g, unit) && fighterRoom(at, g.units.host[unit]!) < 1)
    return refuse('IA-land-5', `${g.names[g.units.host[unit]!]} has no room for one more fighter step`);
  return {
    cost: typeOf(at, unit).repairCost, // IA-rep-2
    facility: by < 0 ? planetFacility(systemAt(at, g.units.hex[unit]!)) : by,
    changes: [unit],
    carryOut: () => {
      g.units.steps[unit]!++;
      if (isBase(g, unit)) shown.add(unit);
    },
  };
}

/** IA-rep-6: ground units and PDBs on a planet of one's own */
function byPlanetFault({ at, seat }: Work, unit: number): Refusal | null {
  const { g } = at;
  if (!isGround(g, unit) || !isOnSurface(g, unit))
    return refuse('IA-rep-6', 'planets repair only ground units and PDBs that stand on them');
  return planetOwner(at, systemAt(at, g.units.hex[unit]!)) === seat
    ? null
    : refuse('IA-rep-6', 'the planet is not yours');
}

/** IA-rep-5: at any strength; a PDB cannot, only its planet can (IA-bld-18) */
function bySelfFault({ at: { g } }: Work, unit: number): Refusal | null {
  return isBase(g, unit) ? null : refuse('IA-rep-1', `${g.names[unit]} does not repair itself`);
}

function byBaseFault({ at, seat }: Work, unit: number, by: number): Refusal | null {
  const { g } = at;
  if (isOwn(g, seat, by) && isPdb(g, by)) return refuse('IA-bld-18', 'a PDB neither builds nor repairs');
  if (!isOwn(g, seat, by) || !isBase(g, by) || isProject(g, by))
    return refuse('IA-rep-1', `unit ${by} is no base or station of yours`);
  if (g.units.steps[by]! < typeOf(at, by).fullSteps)
    return refuse('IA-rep-3', `${g.names[by]} has lost steps: it can only repair itself`); // R64
  // IA-rep-1, IA-rep-10: docked, landed or embarked there
  return isWith(at, unit, by) ? null : refuse('IA-rep-1', `${g.names[unit]} is not docked or landed at ${g.names[by]}`);
}

/** IA-rep-11, R121: fighters aboard a carrier count as landed at the base where it is docked */
function isWith({ g }: Position, unit: number, by: number): boolean {
  const host = g.units.host[unit]!;
  if (host === by) return true;
  return host >= 0 && isFighter(g, unit) && isCarrier(g, host) && g.units.host[host] === by;
}

const NEUTRAL_FIRST = [PDB, ARM, INF];

/** IA-rep-9, R66: each neutral planet repairs one step free: fewest steps left, then PDB, Arm, Inf */
export function repairNeutrals(at: Position): void {
  const { g } = at;
  const { owner, steps, type, hex } = g.units;
  const done = new Set<number>();
  const damaged = unitsWhere(
    g,
    (unit) =>
      owner[unit] === NEUTRAL &&
      isGround(g, unit) &&
      isOnSurface(g, unit) &&
      !isProject(g, unit) &&
      steps[unit]! < typeOf(at, unit).fullSteps &&
      hasHabitable(at, systemAt(at, hex[unit]!)),
  );
  const rank = (unit: number): number => NEUTRAL_FIRST.indexOf(type[unit]!);
  damaged.sort((a, b) => steps[a]! - steps[b]! || rank(a) - rank(b) || a - b);
  for (const unit of damaged) {
    if (done.has(hex[unit]!)) continue;
    done.add(hex[unit]!);
    steps[unit]!++;
  }
}
