/** Units and task forces of a position. */

import { PositionFault } from '#core/positions';
import { qOf, rOf } from '#hex/index';
import { mapHex } from '../board/battle-map.ts';
import { hasRoom } from '../board/carrying.ts';
import { hexOnSheets, systemAt } from '../board/chart.ts';
import { addFixedUnit } from '../board/unit-rows.ts';
import { SITE_HEX } from '../data/load-scenarios.ts';
import { NEUTRAL, PLANET_KINDS, UNIT_TYPES } from '../data/names.ts';
import type { Scenario } from '../data/types.ts';
import {
  type ImperialState,
  INSIDE,
  KEPT_OUTSIDE,
  MARKERS,
  OFF_MAP,
  ON_MAP,
  SPACE,
  SURFACE,
  WITHDRAWN,
} from '../state.ts';
import type { Position } from '../types.ts';
import type { PositionFile, PositionUnit } from './position-shape.ts';

export function ownerOf(scenario: Scenario, owner: number, field: string): number {
  if (owner > scenario.players.length) throw new PositionFault(field, `there is no player ${owner}`);
  return owner === 0 ? NEUTRAL : owner - 1;
}

/** Hosts stand before what they carry, whatever the order of the list. */
export function addUnits(at: Position, scenario: Scenario, units: readonly PositionUnit[]): void {
  const { g } = at;
  const rows = new Map<string, number>();
  units.forEach((unit, index) => {
    if (rows.has(unit.id)) throw new PositionFault(`units.${index}.id`, `${unit.id} stands twice`);
    rows.set(unit.id, addFixedUnit(g, unit.id, rowOf(at, scenario, unit, `units.${index}`)));
  });
  units.forEach((unit, index) => {
    if (unit.feeds !== undefined) g.units.feeds[index] = named(rows, unit.feeds, `units.${index}.feeds`);
    if (unit.aboard !== undefined) g.units.host[index] = named(rows, unit.aboard, `units.${index}.aboard`);
  });
  for (let unit = 0; unit < units.length; unit++) followHost(g, unit);
  units.forEach((unit, index) => {
    if (unit.aboard !== undefined) checkRoom(at, index);
  });
}

function named(rows: ReadonlyMap<string, number>, name: string, field: string): number {
  const unit = rows.get(name);
  if (unit === undefined) throw new PositionFault(field, `there is no unit ${name}`);
  return unit;
}

function rowOf(
  at: Position,
  scenario: Scenario,
  unit: PositionUnit,
  field: string,
): Parameters<typeof addFixedUnit>[2] {
  const type = UNIT_TYPES.indexOf(unit.type);
  const { fullSteps } = at.data.types[type]!;
  if ((unit.steps ?? 0) > fullSteps) throw new PositionFault(`${field}.steps`, `a ${unit.type} has ${fullSteps} steps`);
  const [place, planet] = (unit.where ?? 'space').split(':');
  const hex = unit.aboard === undefined ? strategicHex(at, scenario, unit, field) : 0;
  const system = systemAt(at, hex);
  const map = unit.map && mapHex(at.data.geometry, unit.map.xy);
  if (map === -1) throw new PositionFault(`${field}.map.xy`, 'is not on the battle map');
  const last = unit.lastSystem === undefined ? system : scenario.systems.findIndex(({ id }) => id === unit.lastSystem);
  return {
    type,
    owner: ownerOf(scenario, unit.owner, `${field}.owner`),
    steps: unit.steps ?? fullSteps,
    building: unit.project ? 1 : 0,
    fed: unit.fed ?? 0,
    hex,
    taskForce: unit.taskForce ?? 0,
    place: place === 'surface' ? SURFACE : SPACE,
    planet: planet === undefined ? -1 : (PLANET_KINDS as readonly string[]).indexOf(planet),
    outside: unit.outside === 'withdrawn' ? WITHDRAWN : unit.outside === 'kept' ? KEPT_OUTSIDE : INSIDE,
    bound: unit.bound ? 1 : 0,
    arrived: unit.arrived ?? 0,
    jumped: unit.jumped ?? 0,
    worked: unit.worked ?? 0,
    shifted: unit.shifted ?? 0,
    boarded: unit.boarded ?? 0,
    lastSystem: last,
    ...(map === undefined ? {} : { battle: ON_MAP, q: qOf(map), r: rOf(map), facing: unit.map!.facing }),
    activated: unit.activated ? 1 : 0,
    fired: unit.fired ? 1 : 0,
    hasAttacked: unit.hasAttacked ? 1 : 0,
    orbit: unit.orbit ? 1 : 0,
    landing: unit.landing === 'marked' ? 1 : unit.landing === 'landed' ? 2 : 0,
  };
}

function strategicHex(at: Position, scenario: Scenario, unit: PositionUnit, field: string): number {
  if (scenario.kind === 'battle') return SITE_HEX;
  if (unit.system !== undefined) {
    const system = scenario.systems.find(({ id }) => id === unit.system);
    if (!system) throw new PositionFault(`${field}.system`, `there is no system ${unit.system}`);
    return system.hex;
  }
  const hex = unit.xy ? hexOnSheets(at.data.chartFor(at.g), unit.xy) : -1;
  if (hex < 0) throw new PositionFault(field, 'needs a system, a hex of the map (xy) or a host (aboard)');
  return hex;
}

/** What is carried stands where its host stands. */
function followHost({ units }: ImperialState, unit: number): void {
  let host = unit;
  for (let depth = 0; units.host[host]! >= 0 && depth < 4; depth++) host = units.host[host]!;
  if (host === unit) return;
  for (const column of ['hex', 'taskForce', 'outside', 'battle', 'q', 'r', 'facing'] as const)
    units[column][unit] = units[column][host]!;
  units.place[unit] = SPACE;
}

function checkRoom(at: Position, unit: number): void {
  const { units, names } = at.g;
  const host = units.host[unit]!;
  units.host[unit] = -1;
  const isRight = units.owner[host] === units.owner[unit] && (units.building[unit] === 1 || hasRoom(at, unit, host));
  units.host[unit] = host;
  if (!isRight) throw new PositionFault(`units.${unit}.aboard`, `${names[host]} has no room for ${names[unit]}`);
}

/** Markers of the units' task forces and of the empty ones. */
export function addTaskForces(at: Position, scenario: Scenario, { taskForces = [] }: PositionFile): void {
  const { g } = at;
  g.names.forEach((name, unit) => {
    const number = g.units.taskForce[unit]!;
    const owner = g.units.owner[unit]!;
    if (number === 0 || owner < 0) return;
    const marker = owner * MARKERS + number;
    if (g.taskForces.hex[marker] !== -1 && g.taskForces.hex[marker] !== g.units.hex[unit])
      throw new PositionFault(name, `task force ${number} stands in two hexes`);
    g.taskForces.hex[marker] = g.units.hex[unit]!;
    g.taskForces.jumped[marker] = Math.max(g.taskForces.jumped[marker]!, g.units.jumped[unit]!);
    g.taskForces.arrived[marker] = Math.max(g.taskForces.arrived[marker]!, g.units.arrived[unit]!);
  });
  taskForces.forEach(({ owner, number, xy }, index) => {
    const hex = hexOnSheets(at.data.chartFor(g), xy);
    if (hex < 0) throw new PositionFault(`taskForces.${index}.xy`, 'is not on the map');
    g.taskForces.hex[ownerOf(scenario, owner, `taskForces.${index}.owner`) * MARKERS + number] = hex;
  });
}

/** Units of the sides in the hex of the battle; those without a place on the map are off it. */
export function unitsInBattle(g: ImperialState): number[] {
  const { units, battle } = g;
  const found = g.names.flatMap((_, unit) =>
    units.hex[unit] === battle.hex && battle.sides.includes(units.owner[unit]!) ? [unit] : [],
  );
  for (const unit of found) if (units.battle[unit] !== ON_MAP) units.battle[unit] = OFF_MAP;
  return found;
}
