/** S2: the orders of a building list, one by one (IA-bld-*, R55 to R68). */
import type { Refusal } from '#core/types';
import { dockRoom, fighterRoom } from '../../../board/carrying.ts';
import { systemAt, systemOf } from '../../../board/chart.ts';
import { isOn } from '../../../board/options.ts';
import { isLiving } from '../../../board/sides.ts';
import { aboardOf, isBase, isProject, isTroops, typeOf } from '../../../board/units.ts';
import { B, CG, F, PDB, SS, UNIT_TYPES } from '../../../data/names.ts';
import { SPACE, SURFACE } from '../../../state.ts';
import { type BuildOrder, type Position, refuse } from '../../../types.ts';
import { doShift, mergeFault } from '../movement/shifts.ts';
import { planFeed, planFound } from './found.ts';
import { dropProject, facilityOf, missingFeederSteps, planetFacility, useFeeder, withFeeders } from './projects.ts';
import { planRepair } from './repair.ts';
import { isFeeding, nextPayment } from './schedule.ts';
import {
  addProject,
  doPlan,
  isOwn,
  type Plan,
  planetFault,
  planetProjectFault,
  projectFault,
  type Work,
} from './work.ts';

type Order<Do extends BuildOrder['do']> = Extract<BuildOrder, { do: Do }>;

/** Does one order, or says why not and changes nothing. */
export function doOrder(work: Work, order: BuildOrder): Refusal | null {
  const plan = planOf(work, order);
  return 'why' in plan ? plan : doPlan(work, plan);
}

function planOf(work: Work, order: BuildOrder): Plan | Refusal {
  switch (order.do) {
    case 'start':
      return planStart(work, order);
    case 'startOnPlanet':
      return planOnPlanet(work, order);
    case 'found':
      return planFound(work, order);
    case 'continue':
      return planContinue(work, order);
    case 'cancel':
      return planCancel(work, order);
    case 'feed':
      return planFeed(work, order);
    case 'repair':
      return planRepair(work, order);
    case 'merge':
      return planMerge(work, order);
    case 'give':
      return planGift(work, order);
  }
}

/** IA-bld-1, IA-bld-25, R64: a finished base of one's own at full strength */
export function baseFault({ at, seat }: Work, base: number): Refusal | null {
  const { g } = at;
  if (!isOwn(g, seat, base) || !isBase(g, base))
    return refuse('IA-bld-18', `unit ${base} is no base or station of yours`); // nor is a PDB
  if (isProject(g, base)) return refuse('IA-bld-6', `${g.names[base]} is under construction`);
  if (g.units.steps[base]! < typeOf(at, base).fullSteps)
    return refuse('IA-bld-25', `${g.names[base]} has lost steps: it can only repair itself`);
  return null;
}

function planStart(work: Work, { base, type: id }: Order<'start'>): Plan | Refusal {
  const { at, seat } = work;
  const { g, data } = at;
  const type = UNIT_TYPES.indexOf(id);
  const fault = baseFault(work, base);
  if (fault) return fault;
  if (!data.tables.baseBuilds.includes(type)) return refuse('IA-bld-26', `no base builds a ${id}`); // IA-bld-14
  if (aboardOf(g, base).some((unit) => isProject(g, unit)))
    return refuse('IA-bld-3', `${g.names[base]} has a project under way`);
  if (!hasRoomToBuild(at, base, type)) return refuse('IA-bld-2', `${g.names[base]} has no room for a ${id}`);
  const hex = g.units.hex[base]!;
  const row = { owner: seat, type, hex, host: base, outside: g.units.outside[base]!, lastSystem: systemAt(at, hex) };
  return {
    cost: data.types[type]!.buildCost, // IA-bld-5: the first turn is paid too
    facility: base,
    changes: [],
    carryOut: () => void addProject(work, row),
  };
}

/** IA-bld-2, R56: a project fills the dock, the landing room of a full squadron, or the ground place */
function hasRoomToBuild(at: Position, base: number, type: number): boolean {
  const { fullSteps, class: kind } = at.data.types[type]!;
  if (type === F) return fighterRoom(at, base) >= fullSteps;
  if (kind === 'ship') return dockRoom(at, base) > 0;
  return aboardOf(at.g, base).filter((unit) => isTroops(at.g, unit)).length < typeOf(at, base).embarksUnits;
}

function planOnPlanet(work: Work, { system, type: id }: Order<'startOnPlanet'>): Plan | Refusal {
  const { at, seat } = work;
  const type = UNIT_TYPES.indexOf(id);
  const fault = planetFault(work, system) ?? planetProjectFault(work, system);
  if (fault) return fault;
  if (type === PDB) return refuse('IA-bld-23', 'a PDB is founded with three infantry');
  if (type === B || type === SS) return refuse('IA-bld-26', `a ${id} is founded with cargo ships beside a planet`);
  if (!at.data.tables.planetBuilds.includes(type)) return refuse('IA-bld-22', `no planet builds a ${id}`);
  const row = { owner: seat, type, hex: systemOf(at, system).hex, place: SURFACE, lastSystem: system };
  return {
    cost: at.data.types[type]!.buildCost,
    facility: planetFacility(system),
    changes: [],
    carryOut: () => void addProject(work, row),
  };
}

/** IA-bld-4, IA-bld-5, IA-bld-7, IA-bld-28: one more step, wherever it is built and whatever it is */
function planContinue(work: Work, { project }: Order<'continue'>): Plan | Refusal {
  const { at } = work;
  const { g } = at;
  const fault = projectFault(work, project);
  if (fault) return fault;
  const host = g.units.host[project]!;
  const system = systemAt(at, g.units.hex[project]!);
  const placeFault =
    host >= 0 ? baseFault(work, host) : g.units.place[project] === SURFACE ? planetFault(work, system) : null;
  if (placeFault) return placeFault;
  const missing = missingFeederSteps(at, project);
  if (missing > 0) return refuse('IA-bld-10', `${g.names[project]} waits for ${missing} more steps of feeders`); // R59
  return {
    cost: nextPayment(at, project),
    facility: facilityOf(g, project, system),
    changes: withFeeders(at, project),
    carryOut: () => growProject(work, project),
  };
}

function growProject(work: Work, project: number): void {
  const { at, shown, finished } = work;
  const { g } = at;
  if (isBase(g, project)) shown.add(project);
  if (isFeeding(at, project)) return useFeeder(at, project); // IA-bld-10
  if (g.units.steps[project]! < typeOf(at, project).fullSteps) {
    g.units.steps[project]!++; // IA-bld-4
    return;
  }
  // IA-bld-7, R117: the marker comes off, and it can be used from phase 3 of this turn on
  g.units.building[project] = 0;
  g.units.arrived[project] = g.turn * 1000;
  if (g.units.type[project] === CG) g.units.place[project] = SPACE; // IA-bld-16: in orbit, or in the dock of its base
  finished.push(project);
}

/** R60: nothing is paid back */
function planCancel(work: Work, { project }: Order<'cancel'>): Plan | Refusal {
  const { g } = work.at;
  const fault = projectFault(work, project);
  if (fault) return fault;
  return {
    cost: 0,
    facility: null,
    changes: withFeeders(work.at, project),
    carryOut: () => {
      if (isBase(g, project)) work.shown.add(project);
      dropProject(g, project);
    },
  };
}

/** R68: no facility is needed */
function planMerge(work: Work, { unit, with: other }: Order<'merge'>): Plan | Refusal {
  const { at, seat } = work;
  if (!isOwn(at.g, seat, unit) || isProject(at.g, unit)) return refuse('IA-land-4', `unit ${unit} cannot be merged`);
  const fault = mergeFault(at, unit, other);
  if (fault) return fault;
  return {
    cost: 0,
    facility: null,
    changes: [unit, other],
    carryOut: () => {
      doShift(at, { do: 'merge', unit, with: other });
      work.merged.push([unit, other]);
    },
  };
}

/** R54: only under the option `diplomacy` */
function planGift(work: Work, { to, amount }: Order<'give'>): Plan | Refusal {
  const { at, seat, gifts } = work;
  if (!isOn(at.g, 'diplomacy')) return refuse('IA-econ-1', 'money is not given away in this game');
  if (to === seat || !isLiving(at.g, to)) return refuse('IA-econ-1', `player ${to} takes no gifts from you`);
  return {
    cost: amount,
    facility: null,
    changes: [],
    carryOut: () => {
      at.g.players.treasury[to]! += amount;
      gifts.push([to, amount]);
    },
  };
}
