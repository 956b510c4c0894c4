/** The table before play: the map and forces of a scenario, or a given position. */
import type { Options, Rejected, ScenarioInfo, Setting } from '#core/types';
import { qOf, rOf } from '#hex/index';
import { terrainOf } from '../board/battle-map.ts';
import { systemOf } from '../board/chart.ts';
import { noteControl } from '../board/control.ts';
import { chosenGarrison, isPurchase } from '../board/options.ts';
import { allAboard, isShip } from '../board/units.ts';
import { keyAt } from '../data/coordinates.ts';
import { groupsOf, placeOf } from '../data/load-forces.ts';
import { SITE_HEX } from '../data/load-scenarios.ts';
import { NEUTRAL } from '../data/names.ts';
import { imperialOptions } from '../data/options.ts';
import type { Scenario, Side } from '../data/types.ts';
import { isGenerated } from '../generator/generator.ts';
import { defaultPace } from '../orders/pace-types.ts';
import { presetForces } from '../rules/set-up/preset.ts';
import { LONGEST_WAR } from '../rules/victory.ts';
import {
  B_ASSAULT,
  B_PLANETS,
  COMBAT,
  FIGHTING,
  G_DECLARE,
  type ImperialState,
  MARKERS,
  noAssault,
  noBattle,
  OFF_MAP,
  ON_MAP,
  PLAYERS,
  SETUP,
  SYSTEMS,
  T_LAUNCH,
  TASK_FORCES,
  UNITS,
} from '../state.ts';
import type { ImperialRules, Position } from '../types.ts';
import { addForce, addGroup } from './forces.ts';
import { applyPosition } from './position.ts';

/** Game.setUp: the state from which the first step starts. */
export function setUpState(data: ImperialRules, setting: Setting): { ok: true; g: ImperialState } | Rejected {
  const { scenario: id, seats, position } = setting;
  if (!isGenerated(id) && !data.scenarioById.has(id)) return rejected(`there is no scenario ${id}`);
  const g = emptyState(id, optionsOf(setting.options), seats);
  const at: Position = { g, data };
  const scenario = data.scenarioFor(g);
  if (scenario.players.length !== seats) return rejected(`${scenario.title} is for ${scenario.players.length} players`);
  Object.assign(g.options, scenario.houseRules);
  layOutSystems(g, scenario);
  if (position === null) addForces(at, scenario);
  else {
    const read = applyPosition(at, scenario, position);
    if (!read.ok || read.hasUnits) return read;
    addForces(at, scenario);
  }
  if (scenario.kind === 'battle') startBattle(at, scenario);
  noteControl(at);
  return { ok: true, g };
}

function rejected(why: string): Rejected {
  return { ok: false, refusal: { rule: 'IA-win-2', why } };
}

function optionsOf(given: Options): Options {
  return { ...Object.fromEntries(imperialOptions.map((option) => [option.id, option.default])), ...given };
}

function emptyState(scenario: string, options: Options, seats: number): ImperialState {
  return {
    scenario,
    options,
    seats,
    turn: 0,
    phase: SETUP,
    stage: 0,
    order: [],
    at: 0,
    activation: 0,
    jumps: [],
    players: PLAYERS.rows(seats),
    systems: SYSTEMS.rows(0),
    taskForces: TASK_FORCES.rows(seats * MARKERS),
    fixedRows: 0,
    lanesFrom: 0,
    names: [],
    units: UNITS.rows(0),
    attacks: [],
    assaults: [],
    trades: [],
    consents: [],
    battles: [],
    battle: noBattle(),
    assault: noAssault(),
    pace: Array.from({ length: seats }, () => defaultPace(seats)),
    lastAsked: -1,
  };
}

/** IA-win-2: each player controls his home sector */
function layOutSystems(g: ImperialState, { systems, players }: Scenario): void {
  g.systems.controller = systems.map(({ owner }) => owner);
  g.systems.habitable = systems.map(({ planets }) => planets[0]);
  g.systems.gasGiant = systems.map(({ planets }) => planets[1]);
  g.systems.rocky = systems.map(({ planets }) => planets[2]);
  g.systems.assaulted = systems.map(() => 0);
  g.systems.toldOwner = systems.map(() => NEUTRAL);
  g.systems.toldBlockade = systems.map(() => 0);
  g.players.treasury = players.map(({ treasury }) => treasury);
}

/** Forces of the scenario; those of players only where they are not bought, garrisons as the option says (IA-neu-1). */
function addForces(at: Position, scenario: Scenario): void {
  const garrison = chosenGarrison(at);
  for (const force of scenario.forces) {
    if (force.owner === NEUTRAL ? garrison !== null : isPurchase(at)) continue;
    addForce(at, force, true);
  }
  if (isPurchase(at))
    at.g.players.treasury.fill(0); // IA-init-3: what is left over comes in later
  else if (scenario.kind === 'strategic' && scenario.forcesBy === 'purchase') addPresets(at, scenario);
  if (garrison === null) return;
  for (const { index, owner } of scenario.systems)
    if (owner === NEUTRAL)
      for (const force of at.data.generator.garrisons[garrison])
        if (mayStand(at, index, force.where, force.planet))
          addForce(at, { ...force, owner: NEUTRAL, system: index }, true);
}

/** Option forces says preset where the scenario leaves buying to the players: the list of the generator. */
function addPresets(at: Position, scenario: Scenario): void {
  scenario.players.forEach(({ valuePoints }, seat) => {
    const { forces, spent } = presetForces(at.data, scenario, seat);
    for (const { system: id, where, units } of forces) {
      const system = scenario.systems.findIndex((one) => one.id === id);
      const groups = groupsOf(at.data, units, null, () => undefined, '', '');
      addForce(at, { owner: seat, system, ...placeOf(where), units: groups }, true);
    }
    at.g.players.treasury[seat] = valuePoints - spent;
  });
}

function mayStand(at: Position, system: number, where: string, planet: number): boolean {
  const { planets } = systemOf(at, system);
  return where === 'space' || planets[where === 'surface' ? 0 : planet] !== 0;
}

/** R123: a battle scenario stands in the combat phase of turn 1, at the phase that its set-up says */
function startBattle(at: Position, scenario: Scenario): void {
  const { g } = at;
  const { battle } = g;
  g.turn = 1;
  g.phase = COMBAT;
  g.stage = FIGHTING;
  battle.on = 1;
  battle.hex = SITE_HEX;
  battle.system = scenario.systems.length > 0 ? 0 : -1;
  battle.turn = 1;
  battle.sides = scenario.sides.map(({ owner }) => owner);
  battle.defender = scenario.sides.find(({ isDefender }) => isDefender)!.owner;
  battle.hostile = pairsOf(scenario, battle.sides);
  for (const list of [battle.placed, battle.done, battle.superior]) list.push(...battle.sides.map(() => 0));
  battle.sheet = battle.sides.map(() => -1);
  for (const side of scenario.sides) addSide(at, side, scenario.setup === 'groundOnly');
  battle.units = g.names.map((_, unit) => unit);
  battle.terrain = terrainOf(at, battle.system);
  if (scenario.setup === 'groundOnly') startAssault(g, scenario);
  else if (scenario.setup === 'preset') {
    battle.phase = T_LAUNCH;
    battle.placed.fill(1);
    battle.seen = (1 << battle.sides.length) - 1;
  } else battle.phase = B_PLANETS;
}

/** R15: every pair that is not of one team */
function pairsOf({ players }: Scenario, sides: readonly number[]): number[] {
  return sides.flatMap((a, at) =>
    sides.slice(at + 1).flatMap((b) => {
      const isTeam = (players[a]?.team ?? -1) >= 0 && players[a]?.team === players[b]?.team;
      return isTeam ? [] : [a, b];
    }),
  );
}

function addSide(at: Position, { owner, forces, placements }: Side, isInOrbit: boolean): void {
  const { g } = at;
  for (const force of forces) {
    const from = g.names.length;
    addForce(at, isInOrbit && force.where === 'orbit' ? { ...force, where: 'space', planet: -1 } : force, true);
    for (let unit = from; unit < g.names.length; unit++) {
      g.units.battle[unit] = OFF_MAP;
      g.units.orbit[unit] = isInOrbit && isShip(g, unit) ? 1 : 0;
    }
  }
  for (const { type, steps, x, y, facing, aboard } of placements) {
    const hex = keyAt(x, y);
    const [unit] = addGroup(at, { type, n: 1, steps, aboard }, { owner, hex: SITE_HEX }, true);
    for (const one of [unit!, ...allAboard(g, unit!)]) {
      g.units.battle[one] = ON_MAP;
      g.units.q[one] = qOf(hex);
      g.units.r[one] = rOf(hex);
      g.units.facing[one] = facing;
    }
  }
}

function startAssault(g: ImperialState, { sides }: Scenario): void {
  g.battle.phase = B_ASSAULT;
  g.battle.placed.fill(1);
  const attacker = sides.find(({ isDefender }) => !isDefender)!.owner;
  g.battle.winner = attacker;
  g.assault = { ...noAssault(), on: 1, system: 0, phase: G_DECLARE, attacker, defender: g.battle.defender };
}

/** More decisions than a seat needs in a strategic turn with a battle in every system. */
const PER_TURN = 4000;
/** The longest war that option turnLimit can ask for. */
const LONGEST = 200;

/** More actions than any game of this scenario can take (a battle is 60 tactical turns at most, R95). */
export function bound(data: ImperialRules, scenario: string): number {
  const found = data.scenarioById.get(scenario);
  const seats = found?.players.length ?? 6;
  if (found?.kind === 'battle') return seats * PER_TURN;
  const turns = found ? Math.max(LONGEST, found.turnLimit || LONGEST_WAR) : LONGEST;
  return turns * seats * PER_TURN;
}

/** How the scenario stands in lists. */
export function infoOf({ id, title, brief, players, houseRules, source }: Scenario): ScenarioInfo {
  const seats = players.map(({ name }) => name);
  return { id, title, brief, seats, minSeats: seats.length, forced: { ...houseRules }, source };
}
