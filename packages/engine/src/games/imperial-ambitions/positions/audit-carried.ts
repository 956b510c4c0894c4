/** Invariants of what is aboard, under construction, or feeding a project. */

import type { Tell } from '#core/audit';
import { systemAt } from '../board/chart.ts';
import { isFighter, isProject, isShip, isTroops, typeOf, unitsWhere } from '../board/units.ts';
import { facilityOf } from '../rules/strategic/build/projects.ts';
import { type ImperialState, IN_PLAY, SPACE } from '../state.ts';
import type { Position } from '../types.ts';

/** What is carried is where its host is. */
const FOLLOWED = ['owner', 'hex', 'taskForce', 'outside', 'battle', 'q', 'r', 'facing'] as const;

export function auditCarried(at: Position, tell: Tell): void {
  const { g } = at;
  const { units, names } = g;
  const loads = new Map<number, number[]>();
  for (const unit of unitsWhere(g, (one) => units.host[one]! >= 0)) {
    const host = units.host[unit]!;
    const load = loads.get(host);
    if (load) load.push(unit);
    else loads.set(host, [unit]);
    if (units.status[host] !== IN_PLAY || isProject(g, host)) {
      tell(`${names[unit]} is aboard ${names[host]}, which carries nothing`);
      continue;
    }
    for (const column of FOLLOWED)
      if (units[column][unit] !== units[column][host])
        tell(`${names[unit]}: its ${column} is ${units[column][unit]}, that of ${names[host]} ${units[column][host]}`);
    if (units.place[unit] !== SPACE) tell(`${names[unit]} is aboard and on a planet`);
  }
  for (const [host, aboard] of loads) auditRoom(at, host, aboard, tell);
}

/** IA-land-1 to IA-land-5, IA-gnd-8, IA-gnd-9: by the steps that are there; a project's promised second step may be lost (R44). */
function auditRoom(at: Position, host: number, aboard: readonly number[], tell: Tell): void {
  const { g } = at;
  const steps = (test: (state: ImperialState, unit: number) => boolean): number =>
    aboard.reduce((sum, unit) => sum + (test(g, unit) ? g.units.steps[unit]! : 0), 0);
  const count = (test: (state: ImperialState, unit: number) => boolean): number =>
    aboard.filter((unit) => test(g, unit)).length;
  const { landsFighters, docks, embarksBySteps, embarksUnits } = typeOf(at, host);
  const left = g.units.steps[host]!;
  if (steps(isFighter) > (landsFighters ? left : 0)) tell(`${g.names[host]} carries too many fighters`);
  if (count(isShip) > docks) tell(`${g.names[host]} has too many ships docked`);
  const isFull = embarksBySteps ? steps(isTroops) > left : count(isTroops) > embarksUnits;
  if (isFull) tell(`${g.names[host]} carries too many ground units`);
  if (aboard.some((unit) => !isFighter(g, unit) && !isShip(g, unit) && !isTroops(g, unit)))
    tell(`${g.names[host]} carries what cannot be carried`);
}

/** R55: one project a facility; R58: feeders of one player in one system */
export function auditProjects(at: Position, tell: Tell): void {
  const { g } = at;
  const { units, names } = g;
  const seen = new Set<string>();
  for (const project of unitsWhere(g, (unit) => isProject(g, unit))) {
    const system = systemAt(at, units.hex[project]!);
    if (system < 0) tell(`${names[project]} is built in deep space`);
    const facility = `${units.owner[project]} ${facilityOf(g, project, system)}`;
    if (seen.has(facility)) tell(`${names[project]} is the second project of its facility`);
    seen.add(facility);
    const most = typeOf(at, project).feeders?.steps ?? 0;
    if (units.fed[project]! < 0 || units.fed[project]! > most)
      tell(`${names[project]} has used ${units.fed[project]} feeder steps`);
  }
  for (const unit of unitsWhere(g, (one) => units.feeds[one]! >= 0)) {
    const project = units.feeds[unit]!;
    const isRight =
      units.status[project] === IN_PLAY &&
      isProject(g, project) &&
      units.hex[project] === units.hex[unit] &&
      typeOf(at, project).feeders?.type === units.type[unit];
    if (!isRight) tell(`${names[unit]} feeds ${names[project] ?? project}, which takes none of it`);
  }
}
