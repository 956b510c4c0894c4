/** S2: bases and stations from cargo ships beside a planet, PDBs from infantry on it (IA-bld-9 to IA-bld-12, R57 to R59). */
import type { Refusal } from '#core/types';
import { isSystem, systemOf } from '../../../board/chart.ts';
import { isInside, isProject, typeOf } from '../../../board/units.ts';
import { HABITABLE, INF, NO_PLANET, PLANET_KINDS, UNIT_TYPES } from '../../../data/names.ts';
import { SPACE, SURFACE } from '../../../state.ts';
import { type BuildOrder, refuse } from '../../../types.ts';
import { missingFeederSteps, planetFacility } from './projects.ts';
import { addProject, isOwn, type Plan, planetFault, planetProjectFault, projectFault, type Work } from './work.ts';

type Order<Do extends BuildOrder['do']> = Extract<BuildOrder, { do: Do }>;

export function planFound(work: Work, order: Order<'found'>): Plan | Refusal {
  const { at, seat } = work;
  const { g, data } = at;
  const { system, feeders } = order;
  const fault = siteFault(work, order);
  if (fault) return fault;
  const type = UNIT_TYPES.indexOf(order.type);
  const { buildCost, feeders: wanted } = data.types[type]!;
  const planet = PLANET_KINDS.indexOf(order.planet);
  const isOnPlanet = wanted?.type === INF;
  const { hex } = systemOf(at, system);
  for (const unit of feeders) {
    const feederFault = feedFault(work, unit, wanted!.type, hex);
    if (feederFault) return feederFault;
    if (g.units.steps[unit]! < typeOf(at, unit).fullSteps)
      return refuse('IA-bld-9', `${g.names[unit]} is not at full strength`); // R58
  }
  return {
    cost: buildCost,
    facility: isOnPlanet ? planetFacility(system) : null, // a site in space is a facility of its own (R55)
    changes: feeders,
    carryOut: () => {
      const place = isOnPlanet ? SURFACE : SPACE;
      const row = { owner: seat, type, hex, place, planet: isOnPlanet ? -1 : planet, lastSystem: system };
      const project = addProject(work, row);
      if (!isOnPlanet) work.shown.add(project);
      work.busy.add(isOnPlanet ? planetFacility(system) : project);
      for (const unit of feeders) freeze(work, unit, project);
    },
  };
}

/** The right planet, and so many different feeders. */
function siteFault(work: Work, { system, planet, type: id, feeders }: Order<'found'>): Refusal | null {
  const { at } = work;
  const type = at.data.types[UNIT_TYPES.indexOf(id)]!;
  if (!isSystem(at, system) || systemOf(at, system).planets[PLANET_KINDS.indexOf(planet)] === NO_PLANET)
    return refuse('IA-bld-27', `there is no ${planet} planet to build at`);
  if (new Set(feeders).size !== type.feeders?.count || feeders.length !== type.feeders.count)
    return refuse(id === 'SS' ? 'IA-bld-12' : id === 'PDB' ? 'IA-bld-23' : 'IA-bld-9', feederText(id));
  if (id !== 'PDB') return null;
  if (planet !== PLANET_KINDS[HABITABLE]) return refuse('IA-gnd-3', 'a PDB stands on a habitable planet only');
  return planetFault(work, system) ?? planetProjectFault(work, system); // IA-bld-17, IA-bld-19
}

function feederText(id: 'B' | 'SS' | 'PDB'): string {
  const wanted = { B: 'three cargo ships', SS: 'two cargo ships', PDB: 'three infantry' } as const;
  return `a ${id} takes ${wanted[id]}`;
}

/** R58: of one player, together in the system, in no other use. A station takes no infantry (IA-bld-24). */
function feedFault({ at, seat }: Work, unit: number, type: number, hex: number): Refusal | null {
  const { g, data } = at;
  const rule = type === INF ? 'IA-bld-23' : 'IA-bld-9';
  const wanted = data.types[type]!;
  if (!isOwn(g, seat, unit) || g.units.type[unit] !== type || isProject(g, unit))
    return refuse(rule, `unit ${unit} is no ${wanted.id} of yours`);
  const place = type === INF ? SURFACE : SPACE;
  const isThere = g.units.hex[unit] === hex && g.units.place[unit] === place && g.units.host[unit]! < 0;
  if (!isThere || !isInside(g, unit)) return refuse(rule, `${g.names[unit]} is not at the place`);
  if (g.units.feeds[unit]! >= 0) return refuse(rule, `${g.names[unit]} is used already`);
  return null;
}

/** R58: while it feeds it stands beside the planet, in no task force. */
function freeze({ at: { g } }: Work, unit: number, project: number): void {
  g.units.feeds[unit] = project;
  g.units.planet[unit] = g.units.planet[project]!;
  g.units.taskForce[unit] = 0;
}

/** R59: full or half feeders in place of lost ones, no more than are missing */
export function planFeed(work: Work, { project, feeders }: Order<'feed'>): Plan | Refusal {
  const { at } = work;
  const { g } = at;
  const fault = projectFault(work, project);
  if (fault) return fault;
  const wanted = typeOf(at, project).feeders;
  if (!wanted) return refuse('IA-bld-10', `${g.names[project]} takes no feeders`);
  if (new Set(feeders).size !== feeders.length) return refuse('IA-bld-10', 'a feeder is named twice');
  let missing = missingFeederSteps(at, project);
  for (const unit of feeders) {
    const feederFault = feedFault(work, unit, wanted.type, g.units.hex[project]!);
    if (feederFault) return feederFault;
    if (missing <= 0) return refuse('IA-bld-10', `${g.names[project]} needs no more feeders`);
    missing -= g.units.steps[unit]!;
  }
  return {
    cost: 0,
    facility: null,
    changes: feeders,
    carryOut: () => {
      for (const unit of feeders) freeze(work, unit, project);
    },
  };
}
