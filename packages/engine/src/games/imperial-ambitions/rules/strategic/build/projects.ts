/** Projects and their feeders: where the work is done, and what becomes of both (R55 to R62). */
import type { RuleId } from '#core/types';
import { systemAt, systemOf } from '../../../board/chart.ts';
import { isProject, isSite, typeOf, unitsWhere } from '../../../board/units.ts';
import { PLANET_KINDS, UNIT_TYPES } from '../../../data/names.ts';
import { AWAY, CANCELLED, type ImperialState, SPACE, SURFACE, USED_UP } from '../../../state.ts';
import type { IaPlay, Position } from '../../../types.ts';

/** Takes a unit out of play without a fight: used up, merged, given up. */
export function takeOff(g: ImperialState, unit: number, status: number): void {
  const { units } = g;
  units.status[unit] = status;
  units.steps[unit] = 0;
  units.building[unit] = 0;
  units.host[unit] = -1;
  units.feeds[unit] = -1;
  units.taskForce[unit] = 0;
}

/** Feeders of a project that are left, those to be used up first in front: fewest steps, then by number. */
export function feedersOf(g: ImperialState, project: number): number[] {
  const { feeds, owner, steps } = g.units;
  return unitsWhere(g, (unit) => feeds[unit] === project && owner[unit] === owner[project]).sort(
    (a, b) => steps[a]! - steps[b]! || a - b,
  );
}

/** A project and all that feed it, whosesoever they are. */
export function withFeeders(at: Position, project: number): number[] {
  const { g } = at;
  if (!typeOf(at, project).feeders) return [project];
  return [project, ...unitsWhere(g, (unit) => g.units.feeds[unit] === project)];
}

/** R59: feeder steps that must still be brought before the project goes on */
export function missingFeederSteps(at: Position, project: number): number {
  const { g } = at;
  const { feeders } = typeOf(at, project);
  if (!feeders) return 0;
  const brought = feedersOf(g, project).reduce((sum, unit) => sum + g.units.steps[unit]!, 0);
  return Math.max(0, feeders.steps - g.units.fed[project]! - brought);
}

/** IA-bld-10: one step of the feeders becomes part of the base */
export function useFeeder(at: Position, project: number): void {
  const { g } = at;
  const [feeder] = feedersOf(g, project);
  if (feeder === undefined) throw new Error(`${g.names[project]} has no feeder`);
  g.units.fed[project]!++;
  g.units.steps[feeder]!--;
  if (g.units.steps[feeder] === 0) takeOff(g, feeder, USED_UP);
  if (g.units.fed[project]! >= (typeOf(at, project).feeders?.steps ?? 0)) releaseFeeders(g, project);
}

/** What has not been used up may move again. */
export function releaseFeeders(g: ImperialState, project: number): void {
  for (const unit of unitsWhere(g, (one) => g.units.feeds[one] === project)) {
    g.units.feeds[unit] = -1;
    g.units.planet[unit] = -1;
  }
}

/** Feeders of projects that are gone. */
export function releaseStrays(g: ImperialState): void {
  const { feeds, owner } = g.units;
  for (const unit of unitsWhere(g, (one) => feeds[one]! >= 0)) {
    const project = feeds[unit]!;
    if (isProject(g, project) && owner[project] === owner[unit]) continue;
    feeds[unit] = -1;
    g.units.planet[unit] = -1;
  }
}

/** IA-bld-3, R55: the facility that works on a project: its base, its planet (as a negative number), or its own site */
export function facilityOf(g: ImperialState, project: number, system: number): number {
  const host = g.units.host[project]!;
  if (host >= 0) return host;
  return g.units.place[project] === SURFACE ? planetFacility(system) : project;
}

export function planetFacility(system: number): number {
  return -1 - system;
}

/** A project given up or lost; its feeders stay. */
export function dropProject(g: ImperialState, project: number): void {
  releaseFeeders(g, project);
  takeOff(g, project, CANCELLED);
}

/** IA-bld-30, R62: bases being built in a lost system, or everything being built on a lost planet, are destroyed */
export function loseProjects(
  play: IaPlay,
  system: number,
  owner: number,
  where: 'space' | 'surface',
  rule: RuleId,
): void {
  const { g } = play;
  const { hex } = systemOf(play, system);
  const place = where === 'space' ? SPACE : SURFACE;
  const lost = unitsWhere(
    g,
    (unit) =>
      isProject(g, unit) &&
      g.units.owner[unit] === owner &&
      g.units.hex[unit] === hex &&
      g.units.place[unit] === place &&
      g.units.host[unit]! < 0,
  );
  for (const unit of lost) loseProject(play, unit, rule);
}

/** R23: in a fight all see it; else its owner, and those who knew of the site (R131) */
function loseProject(play: IaPlay, unit: number, rule: RuleId): void {
  const { g } = play;
  const owner = g.units.owner[unit]!;
  const isSeen = g.units.battle[unit] !== AWAY || owner < 0;
  const wasSite = isSite(g, unit);
  dropProject(g, unit);
  play.emit(rule, 'destroyed', { unit }, isSeen ? 'all' : [owner]);
  if (wasSite && !isSeen) tellSite(play, rule, unit);
}

/** R131: to those who know of a base being built in space: that it is there, and its steps; none: it is gone */
export function tellSite(play: IaPlay, rule: RuleId, site: number, known = play.g.units.spotted[site]!): void {
  const { g } = play;
  const { units } = g;
  const seats = g.players.out.map((_, seat) => seat).filter((seat) => (known & (1 << seat)) !== 0);
  if (seats.length === 0) return;
  const details = {
    owner: units.owner[site]!,
    system: systemAt(play, units.hex[site]!),
    planet: PLANET_KINDS[units.planet[site]!]!,
    type: UNIT_TYPES[units.type[site]!]!,
    steps: units.steps[site]!,
  };
  play.emit(rule, 'site', details, seats);
}
