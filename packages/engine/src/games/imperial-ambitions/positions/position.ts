/** Starting from a given position instead of a scenario's set-up. */

import { PositionFault, scenarioIdIn } from '#core/positions';
import { problemOf } from '#core/read-action';
import type { Rejected } from '#core/types';
import { setPlanetHex, terrainOf } from '../board/battle-map.ts';
import { hexOnSheets } from '../board/chart.ts';
import { controllerNow, noteControl, planetOwner } from '../board/control.ts';
import { teamOf } from '../board/sides.ts';
import { keyOnSheet, readLabel } from '../data/coordinates.ts';
import { scenarioFieldOf } from '../data/load.ts';
import { SITE_HEX } from '../data/load-scenarios.ts';
import { PLANET_KINDS, UNPLACED } from '../data/names.ts';
import { imperialOptions } from '../data/options.ts';
import type { Scenario } from '../data/types.ts';
import { newWitnesses } from '../rules/strategic/build/sites.ts';
import {
  B_ASSAULT,
  B_ATTACKER,
  BUILD,
  COMBAT,
  DECLARING,
  END,
  FIGHTING,
  type ImperialState,
  INCOME,
  INITIATIVE,
  MOVEMENT,
  MOVING,
  noAssault,
  ON_MAP,
  REGROUP,
  REORGANISE,
  TRADE,
} from '../state.ts';
import type { Position } from '../types.ts';
import { ASSAULT_PHASES, BATTLE_PHASES, type PositionFile, positionShape } from './position-shape.ts';
import { addTaskForces, addUnits, ownerOf, unitsInBattle } from './position-units.ts';

/** Lays the position over the scenario's map; what does not fit is refused by field. */
export function applyPosition(
  at: Position,
  scenario: Scenario,
  json: unknown,
): { ok: true; g: ImperialState; hasUnits: boolean } | Rejected {
  if (scenarioFieldOf(json) === json) return { ok: true, g: at.g, hasUnits: false };
  const read = positionShape.safeParse(json);
  if (!read.success) return rejected(problemOf(read.error));
  try {
    return { ok: true, g: at.g, hasUnits: overlay(at, scenario, read.data) };
  } catch (error) {
    if (error instanceof PositionFault) return rejected(`${error.field}: ${error.message}`);
    throw error;
  }
}

function rejected(why: string): Rejected {
  return { ok: false, refusal: { rule: 'IA-position', why } };
}

function overlay(at: Position, scenario: Scenario, position: PositionFile): boolean {
  const { g } = at;
  if (scenarioIdIn(scenarioFieldOf(position)) !== scenario.id)
    throw new PositionFault('scenario', `the position is not one of ${scenario.id}`);
  readOptions(g, position.options ?? {});
  readSystems(at, scenario, position);
  (position.players ?? []).forEach(({ seat, treasury, out }, index) => {
    const owner = ownerOf(scenario, seat, `players.${index}.seat`);
    g.players.treasury[owner] = treasury ?? g.players.treasury[owner]!;
    g.players.out[owner] = out ? 2 : 0;
  });
  if (position.units === undefined) {
    if (position.start || position.battle) throw new PositionFault('units', 'a position in mid-game lists its units');
    return false;
  }
  addUnits(at, scenario, position.units);
  addTaskForces(at, scenario, position);
  readStart(g, scenario, position);
  readControl(at, scenario, position);
  if (position.battle) readBattle(at, scenario, position.battle);
  if (position.assault) readAssault(at, scenario, position.assault);
  if (scenario.kind === 'battle' && !position.battle)
    throw new PositionFault('battle', 'is needed in a battle scenario');
  return true;
}

function readOptions(g: ImperialState, options: NonNullable<PositionFile['options']>): void {
  for (const [id, value] of Object.entries(options)) {
    const option = imperialOptions.find((one) => one.id === id);
    if (!option) throw new PositionFault(`options.${id}`, 'there is no such option');
    if (option.type === 'choice' ? !option.values?.includes(String(value)) : typeof value !== option.type)
      throw new PositionFault(`options.${id}`, `does not take ${value}`);
    g.options[id] = value;
  }
}

const STARTS = {
  income: [INCOME, 0],
  build: [BUILD, 0],
  reorganise: [MOVEMENT, REORGANISE],
  initiative: [MOVEMENT, INITIATIVE],
  moving: [MOVEMENT, MOVING],
  regroup: [MOVEMENT, REGROUP],
  trade: [TRADE, 0],
  declare: [COMBAT, DECLARING],
  fighting: [COMBAT, FIGHTING],
  end: [END, 0],
} as const;

function readStart(g: ImperialState, scenario: Scenario, { start, order, battle }: PositionFile): void {
  const { turn, phase } = start ?? { turn: 1, phase: battle ? 'fighting' : 'income' };
  g.turn = turn;
  [g.phase, g.stage] = STARTS[phase];
  const isRolled = g.phase > MOVEMENT || (g.phase === MOVEMENT && g.stage > INITIATIVE);
  const seats = scenario.players.map((_, seat) => seat);
  g.order = order?.map((seat) => ownerOf(scenario, seat, 'order')) ?? (isRolled ? seats : []);
}

function readSystems({ g, data }: Position, scenario: Scenario, { systems = [] }: PositionFile): void {
  systems.forEach(({ id, planets = [], assaulted }, index) => {
    const system = scenario.systems.findIndex((one) => one.id === id);
    if (system < 0) throw new PositionFault(`systems.${index}.id`, `there is no system ${id}`);
    for (const { type, hex } of planets) {
      const place = hex === null ? null : readLabel(data.geometry, hex);
      const key = place ? keyOnSheet(data.geometry, [1, 1], place.column, place.row) : UNPLACED;
      setPlanetHex(g, system, PLANET_KINDS.indexOf(type), key);
    }
    g.systems.assaulted[system] = assaulted ?? 0;
  });
}

/** Who controls the space, where the position does not say it (R47). */
function readControl(at: Position, scenario: Scenario, { systems = [] }: PositionFile): void {
  for (const { index, id } of scenario.systems) {
    const given = systems.find((one) => one.id === id)?.controller;
    at.g.systems.controller[index] = planetOwner(at, index);
    at.g.systems.controller[index] =
      given === undefined ? controllerNow(at, index) : ownerOf(scenario, given, 'systems.controller');
  }
  noteControl(at);
  newWitnesses(at);
}

function readBattle(at: Position, scenario: Scenario, raw: NonNullable<PositionFile['battle']>): void {
  const { g } = at;
  const { battle } = g;
  battle.on = 1;
  battle.hex = battleHex(at, scenario, raw);
  battle.system = scenario.systems.findIndex(({ hex }) => hex === battle.hex);
  battle.phase = BATTLE_PHASES.indexOf(raw.phase);
  battle.turn = raw.turn ?? 1;
  battle.quiet = raw.quiet ?? 0;
  const here = g.names.flatMap((_, unit) => (g.units.hex[unit] === battle.hex ? [g.units.owner[unit]!] : []));
  const owners = raw.sides?.map((side) => ownerOf(scenario, side, 'battle.sides'));
  battle.sides = owners ?? [...new Set(here)].sort((a, b) => a - b);
  battle.defender = raw.defender === undefined ? battle.sides[0]! : ownerOf(scenario, raw.defender, 'battle.defender');
  battle.hostile =
    raw.hostile?.flat().map((owner) => ownerOf(scenario, owner, 'battle.hostile')) ?? hostilePairs(at, battle.sides);
  battle.sheet = battle.sides.map(() => -1);
  battle.placed = battle.sides.map(() => (battle.phase > B_ATTACKER ? 1 : 0));
  battle.done = battle.sides.map(() => 0);
  battle.superior = battle.sides.map(() => 0);
  battle.units = unitsInBattle(g);
  battle.terrain = terrainOf(at, battle.system);
  battle.sides.forEach((owner, side) => {
    const isSeen = battle.units.some((unit) => g.units.owner[unit] === owner && g.units.battle[unit] === ON_MAP);
    if (isSeen) battle.seen |= 1 << side;
  });
}

function battleHex({ g, data }: Position, scenario: Scenario, raw: NonNullable<PositionFile['battle']>): number {
  if (scenario.kind === 'battle') return SITE_HEX;
  const system = scenario.systems.find(({ id }) => id === raw.system);
  const hex = system?.hex ?? (raw.xy ? hexOnSheets(data.chartFor(g), raw.xy) : -1);
  if (hex < 0) throw new PositionFault('battle', 'needs a system or a hex of the map (xy)');
  return hex;
}

function hostilePairs(at: Position, sides: readonly number[]): number[] {
  return sides.flatMap((a, index) =>
    sides.slice(index + 1).flatMap((b) => (teamOf(at, a) === teamOf(at, b) ? [] : [a, b])),
  );
}

function readAssault(at: Position, scenario: Scenario, raw: NonNullable<PositionFile['assault']>): void {
  const { g } = at;
  const system = scenario.systems.findIndex(({ id }) => id === raw.system);
  if (system < 0) throw new PositionFault('assault.system', `there is no system ${raw.system}`);
  const attacker = ownerOf(scenario, raw.attacker, 'assault.attacker');
  const phase = ASSAULT_PHASES.indexOf(raw.phase);
  const ground = g.names.findIndex(
    (_, unit) =>
      g.units.hex[unit] === scenario.systems[system]!.hex &&
      g.units.place[unit] === 1 &&
      g.units.owner[unit] !== attacker,
  );
  const defender = ground < 0 ? planetOwner(at, system) : g.units.owner[ground]!;
  g.assault = { ...noAssault(), on: 1, system, phase, attacker, defender, round: raw.round ?? 1 };
  if (g.battle.on === 1) g.battle.phase = B_ASSAULT;
}
