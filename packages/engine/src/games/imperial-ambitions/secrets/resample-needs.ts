/** What another seat must have, since it shows: garrisons, pickets, ships that were seen, traders, whoever is met. */
import { pickFrom } from '#core/random';
import { systemAt, systemOf } from '../board/chart.ts';
import { isCargo, isGround, isOnSurface, isProject, isSpaceUnit, typeOf, unitsWhere } from '../board/units.ts';
import { ARM, BB, CG, CV, INF, PDB, PLANET_KINDS, T, UNIT_TYPES } from '../data/names.ts';
import { IN_PLAY, INSIDE, MARKERS, type UnitRow } from '../state.ts';
import type { Position } from '../types.ts';
import { type Draw, goAboard, quietSpots, stand, standOnPlanet, take } from './resample-draw.ts';
import { isFighting } from './resample-known.ts';

const WARSHIPS = Array.from({ length: CV - BB + 1 }, (_, at) => BB + at);

export function meetNeeds(draw: Draw): void {
  placeRooted(draw);
  placeSites(draw);
  placeSeen(draw);
  placePickets(draw);
  placeGarrisons(draw);
  placeStanding(draw);
  placeAssailants(draw);
  placeFeeders(draw);
}

/** PDBs, and garrisons that came over: they never leave their system (R109). */
function placeRooted(draw: Draw): void {
  const { at, known, owner, pool } = draw;
  const { units } = at.g;
  for (const unit of pool.filter((one) => units.bound[one] === 1 || units.type[one] === PDB)) {
    pool.splice(pool.indexOf(unit), 1);
    const hex = units.hex[unit]!;
    const system = systemAt(at, hex);
    if (!isGround(at.g, unit)) stand(draw, unit, { hex, taskForce: 0 });
    else if (known.owners[system] === owner) standOnPlanet(draw, unit, system);
  }
}

/** R131: bases that he is known to build */
function placeSites(draw: Draw): void {
  const { at, known, owner } = draw;
  for (const site of known.sites) {
    if (site.owner !== owner) continue;
    const unit = take(draw, [UNIT_TYPES.indexOf(site.type)]);
    set(draw, unit, {
      status: IN_PLAY,
      steps: site.steps,
      building: 1,
      hex: systemOf(at, site.system).hex,
      planet: PLANET_KINDS.indexOf(site.planet),
      spotted: 1 << known.viewer,
    });
  }
}

/** Loose ships by their types; a trader may be one that was seen to come. */
function placeSeen(draw: Draw): void {
  const { at, known, owner } = draw;
  const { g } = at;
  const { units, turn } = g;
  const came: number[] = [];
  for (const { owner: of, hex, types, stamp, isTrading } of known.ships) {
    if (of !== owner) continue;
    for (const type of types) {
      const seen = isTrading ? came.find((unit) => isCargo(g, unit) && units.hex[unit] === hex) : undefined;
      const unit = seen ?? take(draw, [type]);
      if (seen === undefined) stand(draw, unit, { hex, taskForce: 0 });
      else came.splice(came.indexOf(seen), 1);
      if (stamp > 0) set(draw, unit, { arrived: stamp, jumped: turn });
      if (isTrading) beTrader(draw, unit);
      else came.push(unit);
    }
  }
}

/** R50: from another system */
function beTrader({ at, random }: Draw, unit: number): void {
  const { g } = at;
  const system = systemAt(at, g.units.hex[unit]!);
  const other = random.below(g.systems.controller.length - 1);
  g.units.lastSystem[unit] = other < system ? other : other + 1;
  g.trades.push(unit);
}

function set({ at }: Draw, unit: number, row: UnitRow): void {
  for (const [column, value] of Object.entries(row)) at.g.units[column as keyof UnitRow][unit] = value;
}

/** R46, R47: who controls a system or blockades its planet is there */
function placePickets(draw: Draw): void {
  const { at, known, owner } = draw;
  known.present.forEach((present, system) => {
    const { hex } = systemOf(at, system);
    if (!present.has(owner) || isFighting(at, hex, owner) || hasSpaceUnit(at, owner, hex, true)) return;
    const spots = quietSpots(draw).filter((spot) => spot.hex === hex);
    stand(draw, take(draw, WARSHIPS), spots.length > 0 ? pickFrom(spots, draw.random) : { hex, taskForce: 0 });
  });
}

/** R49 */
function placeGarrisons(draw: Draw): void {
  const { at, known, owner } = draw;
  const { g } = at;
  known.owners.forEach((of, system) => {
    const { hex } = systemOf(at, system);
    const isHere = (unit: number): boolean =>
      g.units.hex[unit] === hex && isGround(g, unit) && isOnSurface(g, unit) && !isProject(g, unit);
    if (of === owner && unitsWhere(g, isHere).length === 0) standOnPlanet(draw, take(draw, [INF, ARM]), system);
  });
}

/** R23: whoever stands in the same hex is there, with a marker or a ship */
function placeStanding(draw: Draw): void {
  const { at, known, owner } = draw;
  for (const { owner: of, hex, isReal } of known.standing) {
    if (of !== owner || isFighting(at, hex, owner) || hasSpaceUnit(at, owner, hex, false)) continue;
    const forces = markersAt(draw, hex);
    const isMet =
      forces.length > 0 || known.sites.some((site) => site.owner === owner && systemOf(at, site.system).hex === hex);
    if (isMet && !isReal) continue;
    const system = systemAt(at, hex);
    const isQuiet = quietSpots(draw).some((spot) => spot.hex === hex);
    const types = system >= 0 && !isQuiet ? [CG] : WARSHIPS;
    stand(draw, take(draw, types), { hex, taskForce: system >= 0 ? 0 : (forces[0] ?? 0) });
  }
}

function markersAt({ at, owner }: Draw, hex: number): number[] {
  const found: number[] = [];
  for (let number = 1; number < MARKERS; number++)
    if (at.g.taskForces.hex[owner * MARKERS + number] === hex) found.push(number);
  return found;
}

function hasSpaceUnit({ g }: Position, owner: number, hex: number, mustCount: boolean): boolean {
  const { units } = g;
  for (let unit = 0; unit < units.hex.length; unit++)
    if (
      units.hex[unit] === hex &&
      units.owner[unit] === owner &&
      units.status[unit] === IN_PLAY &&
      isSpaceUnit(g, unit) &&
      !isProject(g, unit) &&
      (!mustCount || (!isCargo(g, unit) && units.outside[unit] === INSIDE))
    )
      return true;
  return false;
}

/** R74: whoever has declared an assault has troops there */
function placeAssailants(draw: Draw): void {
  const { at, owner } = draw;
  const { g } = at;
  for (let one = 0; one + 1 < g.assaults.length; one += 2) {
    if (g.assaults[one + 1] !== owner) continue;
    const { hex } = systemOf(at, g.assaults[one]!);
    if (!quietSpots(draw).some((spot) => spot.hex === hex)) continue;
    const transport = take(draw, [T]);
    stand(draw, transport, { hex, taskForce: 0 });
    const troops = take(draw, [INF]);
    set(draw, troops, { status: IN_PLAY, steps: 1 });
    goAboard(g, troops, transport);
  }
}

/** R57, R58: a base that still has its first step only may be fed by cargo ships */
function placeFeeders(draw: Draw): void {
  const { at, known, owner, random } = draw;
  const { g } = at;
  const { units } = g;
  for (const project of unitsWhere(g, (unit) => units.owner[unit] === owner && isProject(g, unit))) {
    const { feeders } = typeOf(at, project);
    if (!feeders || units.host[project]! >= 0 || isFighting(at, units.hex[project]!, owner)) continue;
    const isFed = units.steps[project]! > 1 || !(known.shared.get(units.hex[project]!)?.has(owner) ?? true);
    units.fed[project] = isFed ? feeders.steps : random.below(feeders.steps + 1);
    for (let left = feeders.steps - units.fed[project]!; left > 0; ) {
      const feeder = take(draw, [feeders.type]);
      stand(draw, feeder, { hex: units.hex[project]!, taskForce: 0 });
      const steps = Math.min(left, typeOf(at, feeder).fullSteps);
      set(draw, feeder, { steps, feeds: project, planet: units.planet[project]! });
      left -= steps;
    }
  }
}
