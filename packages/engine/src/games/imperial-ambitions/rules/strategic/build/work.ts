/** The work of one seat in S2: a list of orders is tried and taken back, and later done. */
import type { Refusal } from '#core/types';
import { isSystem, systemOf } from '../../../board/chart.ts';
import { planetOwner } from '../../../board/control.ts';
import { type Rollback, tryOut } from '../../../board/rollback.ts';
import { addUnit, type NewUnit } from '../../../board/unit-rows.ts';
import { isProject, isUnit } from '../../../board/units.ts';
import { type ImperialState, IN_PLAY, SURFACE } from '../../../state.ts';
import { type Position, refuse } from '../../../types.ts';

export interface Work {
  readonly at: Position;
  readonly seat: number;
  /** money not yet spent: the treasury at the start of the phase and nothing else (R17) */
  money: number;
  /** facilities that have done their step (R55) */
  readonly busy: Set<number>;
  /** bases whose steps or state everybody sees changed (R23) */
  readonly shown: Set<number>;
  /** projects finished, units merged and money given: news */
  readonly finished: number[];
  readonly merged: [number, number][];
  readonly gifts: [number, number][];
  /** null: it is done for good */
  readonly rollback: Rollback | null;
}

/** What an order costs, which facility it keeps busy (null none), which units it changes, and what it does. */
export interface Plan {
  cost: number;
  facility: number | null;
  changes: readonly number[];
  carryOut(): void;
}

export function workOf(at: Position, seat: number, rollback: Rollback | null = null): Work {
  const money = at.g.players.treasury[seat]!;
  return { at, seat, money, busy: new Set(), shown: new Set(), finished: [], merged: [], gifts: [], rollback };
}

/** Orders that are only tried: nothing of it stays. */
export function tryWork<Answer>(at: Position, seat: number, attempt: (work: Work) => Answer): Answer {
  return tryOut(at.g, (rollback) => attempt(workOf(at, seat, rollback)));
}

/** Does what is planned, if the facility is free and the money is there. */
export function doPlan(work: Work, plan: Plan): Refusal | null {
  const { cost, facility } = plan;
  if (facility !== null && work.busy.has(facility))
    return refuse('IA-bld-13', 'a facility builds or repairs one step a turn, not more'); // IA-bld-19, IA-bld-20, IA-rep-4
  // IA-bld-21, R54: no loans; the list is refused as a whole
  if (cost > work.money) return refuse('IA-bld-21', `the treasury cannot pay for the list: ${cost - work.money} short`);
  work.rollback?.keep(plan.changes);
  work.money -= cost;
  work.at.g.players.treasury[work.seat]! -= cost;
  if (facility !== null) work.busy.add(facility);
  plan.carryOut();
  return null;
}

/** IA-bld-4: a project begins at its lowest step; IA-bld-6: it is of no use yet */
export function addProject({ at, rollback }: Work, row: Omit<NewUnit, 'steps' | 'building' | 'arrived'>): number {
  const { units, turn } = at.g;
  const project = addUnit(at, row);
  rollback?.add(project);
  units.steps[project] = 1;
  units.building[project] = 1;
  units.arrived[project] = turn * 1000;
  return project;
}

export function isOwn(g: ImperialState, seat: number, unit: number): boolean {
  return isUnit(g, unit) && g.units.owner[unit] === seat;
}

export function projectFault({ at: { g }, seat }: Work, project: number): Refusal | null {
  return isOwn(g, seat, project) && isProject(g, project)
    ? null
    : refuse('IA-bld-4', `you have no project ${project} under construction`);
}

/** IA-bld-15, IA-bld-16, IA-bld-17: a planet of one's own */
export function planetFault({ at, seat }: Work, system: number): Refusal | null {
  if (!isSystem(at, system)) return refuse('IA-bld-17', `there is no system ${system}`);
  if (planetOwner(at, system) !== seat)
    return refuse('IA-bld-17', `the planet of ${systemOf(at, system).id} is not yours`); // IA-rep-9: nor a neutral one's
  return null;
}

/** IA-bld-3, IA-bld-19: one project on a planet, whatever it is */
export function planetProjectFault({ at: { g, data }, seat }: Work, system: number): Refusal | null {
  const { hex, id } = systemOf({ g, data }, system);
  const { building, owner, status, place, host, hex: hexes } = g.units;
  for (let unit = 0; unit < building.length; unit++)
    if (
      building[unit] === 1 &&
      hexes[unit] === hex &&
      owner[unit] === seat &&
      status[unit] === IN_PLAY &&
      place[unit] === SURFACE &&
      host[unit]! < 0
    )
      return refuse('IA-bld-19', `the planet of ${id} has a project under way`);
  return null;
}
