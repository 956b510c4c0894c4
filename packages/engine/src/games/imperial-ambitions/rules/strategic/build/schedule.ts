/** What a unit under construction costs, turn by turn (IA-bld-5, IA-bld-7, R57, R63). */

import { isOn } from '../../../board/options.ts';
import { typeOf } from '../../../board/units.ts';
import { CG } from '../../../data/names.ts';
import type { ImperialData } from '../../../data/types.ts';
import { SURFACE } from '../../../state.ts';
import type { Position } from '../../../types.ts';

/** One payment a turn: the first step, the feeder steps, the further steps, and one to take the marker off. */
export function paymentsOf(
  { types, tables }: Pick<ImperialData, 'types' | 'tables'>,
  type: number,
  isOnPlanet: boolean,
  feederTurnsCost: boolean,
): number[] {
  const { buildCost, fullSteps, feeders } = types[type]!;
  // IA-bld-11, IA-bld-12, R57: the cargo is the payment of those turns, unless option feederTurnsCost says so
  const feeding = new Array<number>(feeders?.steps ?? 0).fill(feederTurnsCost ? buildCost : 0);
  const further = new Array<number>(fullSteps - 1).fill(buildCost); // IA-bld-5
  // IA-bld-16, R63: the last payment for a cargo ship on a planet is double
  const last = isOnPlanet && type === CG ? buildCost * tables.planetCargoLastPayment : buildCost;
  return [buildCost, ...feeding, ...further, last]; // IA-bld-7: n steps take n + 1 turns
}

/** What going on with a project costs now. A step that it lost is paid for again (R67). */
export function nextPayment(at: Position, project: number): number {
  const { g, data } = at;
  const isOnPlanet = g.units.place[project] === SURFACE;
  const payments = paymentsOf(data, g.units.type[project]!, isOnPlanet, isOn(g, 'feederTurnsCost'));
  return payments[g.units.fed[project]! + g.units.steps[project]!]!;
}

/** IA-bld-10: are feeder steps still to be used up? */
export function isFeeding(at: Position, project: number): boolean {
  return at.g.units.fed[project]! < (typeOf(at, project).feeders?.steps ?? 0);
}
