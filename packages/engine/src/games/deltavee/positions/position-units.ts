/** Units of a position: scenario units changed, bought ships, launched craft and missiles. */

import { PositionFault } from '#core/positions';
import { hexOf, sheetNames } from '../data/coordinates.ts';
import { MIMS, MISSILE_TYPES, type Scenario } from '../data/types.ts';
import { fieldCount, missileRating, setFieldState } from '../rules/04-spaceships.ts';
import { changeMissiles, effectiveCiv, missilesLeft, podType, rowOf } from '../rules/05-pods.ts';
import { addHull, fitOut, podIdsOf, specOf, stowShips } from '../rules/10-set-up/fitting.ts';
import { craftName, missileName } from '../rules/10-set-up/logs.ts';
import { addUnit, CRAFT, CRAFT_INSIDE, CRAFT_OUT, type DeltaVeeState, IN_PLAY, MISSILE, WAITING } from '../state.ts';
import type { Position } from '../types.ts';
import { overlayPods, packRails, partState } from './position-pods.ts';
import {
  JUMPS,
  type PositionCraft,
  type PositionFile,
  type PositionMissile,
  type PositionUnit,
  STATUSES,
} from './position-shape.ts';

export function overlayUnits(at: Position, scenario: Scenario, units: readonly PositionUnit[]): void {
  const { g } = at;
  units.forEach((given, index) => {
    const field = `units.${index}`;
    if (units.findIndex(({ id }) => id === given.id) < index) throw new PositionFault(`${field}.id`, 'stands twice');
    const unit = g.names.includes(given.id) ? g.names.indexOf(given.id) : buyUnit(at, scenario, given, field);
    if (given.boxes || given.carries) refit(at, unit, given, field);
    overlayHull(at, scenario, unit, given, field);
    overlayPods(at, unit, given.pods ?? [], `${field}.pods`);
  });
  g.names.forEach((name, unit) => {
    if (g.units.status[unit] === WAITING && !specOf(at, unit)?.enters && !given(units, name)?.status)
      throw new PositionFault('units', `${name} has no hex`);
  });
}

function given(units: readonly PositionUnit[], name: string | undefined): PositionUnit | undefined {
  return units.find(({ id }) => id === name);
}

function buyUnit(at: Position, scenario: Scenario, unit: PositionUnit, field: string): number {
  const { seat } = unit;
  if (seat === undefined || !scenario.sides[seat]?.purchase)
    throw new PositionFault(`${field}.id`, `the scenario has no unit ${unit.id}`);
  const shipClass = at.data.classById.get(unit.class ?? '');
  if (shipClass?.kind !== 'spaceship') throw new PositionFault(`${field}.class`, 'must be a class of spaceships');
  const number = addHull(at.g, unit.id, seat, shipClass, { status: WAITING });
  fitOut(at, number, [], []);
  return number;
}

function refit(at: Position, unit: number, { boxes, carries }: PositionUnit, field: string): void {
  const { g, data } = at;
  const ids = boxes ?? podIdsOf(at, unit);
  if (ids.length > g.units.podCount[unit]!)
    throw new PositionFault(`${field}.boxes`, `there are ${g.units.podCount[unit]}`);
  ids.forEach((id, box) => {
    if (id !== null && !data.podById.has(id)) throw new PositionFault(`${field}.boxes.${box}`, `there is no pod ${id}`);
  });
  const craft = carries ?? specOf(at, unit)?.carries ?? [];
  craft.forEach((id, index) => {
    if (id !== null && data.classById.get(id)?.kind !== 'battlecraft')
      throw new PositionFault(`${field}.carries.${index}`, `there is no battlecraft ${id}`);
  });
  fitOut(at, unit, ids, craft);
  stowShips(at);
}

function overlayHull(at: Position, scenario: Scenario, unit: number, given: PositionUnit, field: string): void {
  const { g } = at;
  const { units } = g;
  if (given.hex !== undefined) {
    const hex = hexAt(scenario, given.hex, `${field}.hex`);
    units.q[unit] = hex.q;
    units.r[unit] = hex.r;
    if (units.status[unit] === WAITING) units.status[unit] = IN_PLAY;
  }
  if (given.status !== undefined) units.status[unit] = STATUSES.indexOf(given.status);
  units.direction[unit] = given.direction ?? units.direction[unit]!;
  units.velocity[unit] = given.velocity ?? units.velocity[unit]!;
  units.zig[unit] = given.zig ?? 0;
  units.energy[unit] = given.energy ?? units.energy[unit]!;
  units.bridge[unit] = partState(given.bridge);
  units.engine[unit] = partState(given.engine);
  overlayFields(at, unit, given, field);
  units.jump[unit] = JUMPS.indexOf(given.jump ?? 'none');
  units.landing[unit] = given.landing ? 1 : 0;
  if (given.bound !== undefined) units.bound[unit] = given.bound ? 1 : 0;
  if (given.captured) units.seat[unit] = 1 - units.home[unit]!;
  units.lastCharged[unit] = given.lastCharged ?? -1;
}

function overlayFields(at: Position, unit: number, given: PositionUnit, field: string): void {
  const count = fieldCount(at, unit);
  if (count === 0 && (given.field !== undefined || given.fieldUp))
    throw new PositionFault(`${field}.field`, `${given.id} has no force field`);
  for (let index = 0; index < count; index++) {
    const state = Array.isArray(given.field) ? given.field[index] : given.field;
    setFieldState(at.g, unit, index, partState(state));
  }
  at.g.units.fieldUp[unit] = given.fieldUp ? (1 << count) - 1 : 0;
}

/** Craft and missiles on the plane. */
export function addLaunched(at: Position, scenario: Scenario, position: PositionFile): void {
  (position.craft ?? []).forEach((craft, index) => {
    addCraft(at, scenario, craft, `craft.${index}`);
  });
  (position.missiles ?? []).forEach((missile, index) => {
    addMissile(at, scenario, missile, `missiles.${index}`);
  });
}

function addCraft(at: Position, scenario: Scenario, craft: PositionCraft, field: string): void {
  const { g, data } = at;
  const ship = unitNamed(g, craft.from, `${field}.from`);
  const row = rowOf(g, ship, craft.box);
  if (row < 0 || g.pods.craft[row] !== CRAFT_INSIDE || g.pods.craftUnit[row] !== -1)
    throw new PositionFault(`${field}.box`, `there is no battlecraft in box ${craft.box} of ${craft.from}`);
  const shipClass = data.classes[g.pods.craftClass[row]!]!;
  const unit = addUnit(g, newName(g, craft.id ?? craftName(g, ship), field), {
    ...planeColumns(scenario, craft, field),
    kind: CRAFT,
    seat: g.units.seat[ship]!,
    home: g.units.seat[ship]!,
    type: shipClass.index,
    armor: shipClass.armor,
    energy: craft.energy ?? shipClass.energy,
    bridge: partState(craft.bridge),
    engine: partState(craft.engine),
    ship,
    pod: row,
    rails: craft.rails === undefined ? g.pods.craftRails[row]! : packRails(craft.rails),
    appeared: 1,
  });
  g.pods.craft[row] = CRAFT_OUT;
  g.pods.craftUnit[row] = unit;
}

function addMissile(at: Position, scenario: Scenario, missile: PositionMissile, field: string): void {
  const { g, data } = at;
  const ship = unitNamed(g, missile.from, `${field}.from`);
  const type = MISSILE_TYPES.indexOf(missile.type);
  const row = missile.box === undefined ? -1 : rowOf(g, ship, missile.box);
  if (missile.box !== undefined && !podType(at, row))
    throw new PositionFault(`${field}.box`, `${missile.from} has no pod in box ${missile.box}`);
  const unit = addUnit(g, newName(g, missile.id ?? missileName(g, ship, type), field), {
    ...planeColumns(scenario, missile, field),
    kind: MISSILE,
    seat: g.units.seat[ship]!,
    home: g.units.seat[ship]!,
    type,
    civ: missile.civ ?? (row < 0 ? 7 : effectiveCiv(at, ship, row)),
    ship,
    pod: row,
    payload: missile.payload ?? (type === MIMS ? data.tables.mimsPayload : 0),
    appeared: 2,
  });
  g.units.energy[unit] = missile.energy ?? missileRating(at, unit).energy;
  if (row >= 0 && missilesLeft(g, row, type) > 0) changeMissiles(g, row, type, -1); // DV-10.2a
}

function planeColumns(
  scenario: Scenario,
  given: PositionCraft | PositionMissile,
  field: string,
): { q: number; r: number; direction: number; velocity: number; zig: number; revealed: number; lastCharged: number } {
  const { q, r } = hexAt(scenario, given.hex, `${field}.hex`);
  const { direction, velocity, zig = 0, revealed, lastCharged = -1 } = given;
  return { q, r, direction, velocity, zig, revealed: revealed ? 1 : 0, lastCharged };
}

/** R34: ships that lie alongside each other */
export function dockUnits(g: DeltaVeeState, units: readonly PositionUnit[]): void {
  units.forEach(({ id, dockedWith }, index) => {
    if (dockedWith === undefined) return;
    const a = g.names.indexOf(id);
    const b = unitNamed(g, dockedWith, `units.${index}.dockedWith`);
    const { dock } = g.units;
    const leader = Math.min(...[a, b, dock[a]!, dock[b]!].filter((unit) => unit >= 0));
    const joined = [a, b, dock[a]!, dock[b]!].filter((unit) => unit >= 0);
    for (let unit = 0; unit < dock.length; unit++)
      if (joined.includes(unit) || (dock[unit]! >= 0 && joined.includes(dock[unit]!))) dock[unit] = leader;
  });
}

function unitNamed(g: DeltaVeeState, name: string, field: string): number {
  const unit = g.names.indexOf(name);
  if (unit < 0) throw new PositionFault(field, `there is no unit ${name}`);
  return unit;
}

function newName(g: DeltaVeeState, name: string, field: string): string {
  if (g.names.includes(name)) throw new PositionFault(`${field}.id`, `${name} stands twice`);
  return name;
}

function hexAt(scenario: Scenario, name: string, field: string): { q: number; r: number } {
  const hex = hexOf(sheetNames(scenario), name);
  if (!hex) throw new PositionFault(field, `there is no hex ${name}`);
  return hex;
}
