/** The table before play: the units of a scenario, fitted out as printed (4.0, 5.0, 10.0), or a given position. */
import type { Options, Rejected, ScenarioInfo, Setting } from '#core/types';
import { hexOf, sheetNames } from '../data/coordinates.ts';
import { deltaVeeOptions } from '../data/options.ts';
import type { Scenario, UnitSpec } from '../data/types.ts';
import { addHull, boxesInOrder, fitOut, stowShips } from '../rules/10-set-up/fitting.ts';
import { type DeltaVeeState, DORMANT, IN_PLAY, INSIDE, PODS, UNITS, WAITING } from '../state.ts';
import type { DeltaVeeRules, Position } from '../types.ts';
import { applyPosition } from './position.ts';

/** Game.setUp: the state from which the first step starts. */
export function setUpState(data: DeltaVeeRules, setting: Setting): { ok: true; g: DeltaVeeState } | Rejected {
  const scenario = data.scenarioById.get(setting.scenario);
  if (!scenario) return { ok: false, refusal: { rule: 'DV-11.0e', why: `there is no scenario ${setting.scenario}` } };
  const g = emptyState(scenario, optionsOf(scenario, setting.options));
  const at: Position = { g, data };
  scenario.sides.forEach((side, seat) => {
    for (const spec of side.units) addScenarioUnit(at, scenario, seat, spec);
  });
  stowShips(at);
  if (scenario.special.sambu) g.sambu = g.names.indexOf(scenario.special.sambu.aboard);
  return setting.position === null ? { ok: true, g } : applyPosition(at, scenario, setting.position);
}

function optionsOf(scenario: Scenario, given: Options): Options {
  const options: Options = Object.fromEntries(deltaVeeOptions.map((option) => [option.id, option.default]));
  Object.assign(options, given);
  for (const option of scenario.forcedOptions) options[option] = true;
  return options;
}

function emptyState(scenario: Scenario, options: Options): DeltaVeeState {
  const planets = scenario.planets.map(({ hex }) => hexOf(sheetNames(scenario), hex)!);
  return {
    scenario: scenario.id,
    options,
    turn: 0,
    first: scenario.firstPlayer === 'die' ? 0 : scenario.firstPlayer, // DV-3.0g
    phase: -1,
    sheets: Object.values(scenario.sheets).flat(),
    planetQ: planets.map(({ q }) => q),
    planetR: planets.map(({ r }) => r),
    planetDirection: scenario.planets.map(({ course }) => course?.direction ?? 0),
    names: [],
    units: UNITS.rows(0),
    pods: PODS.rows(0),
    firing: -1,
    points: [0, 0],
    firstShot: 0,
    sambu: -1,
    endOffered: [0, 0],
    ended: 0,
    together: 0,
    dropped: 0,
    repairs: [],
    copies: [],
    sightings: [],
    secretHexes: [],
    betweenBattles: 0,
    hooked: -1,
  };
}

function addScenarioUnit(at: Position, scenario: Scenario, seat: number, spec: UnitSpec): void {
  const shipClass = at.data.classById.get(spec.class)!;
  const unit = addHull(at.g, spec.id, seat, shipClass, {
    armor: spec.override.armor ?? shipClass.armor, // DV-S9a
    fieldClass: spec.override.forceField ?? shipClass.forceField,
  });
  fitOut(at, unit, boxesInOrder(at, spec, shipClass), spec.carries);
  placeUnit(at, scenario, unit, spec);
  const { units } = at.g;
  if (spec.bound) units.bound[unit] = 1;
  if (spec.group !== null) units.modular[unit] = groupNumber(scenario, spec.group); // DV-AL-3
}

/** A printed place with no choice left; the others wait for their owner's set-up. */
function placeUnit({ g }: Position, scenario: Scenario, unit: number, spec: UnitSpec): void {
  const { place } = spec;
  const hex = place.hex === null ? null : hexOf(sheetNames(scenario), place.hex)!;
  if (hex) {
    g.units.q[unit] = hex.q;
    g.units.r[unit] = hex.r;
  }
  g.units.direction[unit] = place.directions[0]!;
  g.units.velocity[unit] = place.velocity[0];
  if (spec.stowedIn !== null) g.units.status[unit] = INSIDE;
  else if (spec.enters || hex === null) g.units.status[unit] = WAITING;
  else g.units.status[unit] = spec.dormant ? DORMANT : IN_PLAY; // DV-S4a
}

function groupNumber(scenario: Scenario, group: string): number {
  const groups = scenario.sides.flatMap((side) => side.units.flatMap((unit) => unit.group ?? []));
  return [...new Set(groups)].indexOf(group);
}

/** Most Game-Turns that option turnCap can ask for. */
const LONGEST = 999;
/** More decisions than one ship, with its craft and missiles, needs in a Game-Turn. */
const PER_SHIP = 400;
/** Ships that a side can come to have beyond those that are printed. */
const FURTHER = 40;

/** More actions than any game of this scenario can take. Only a turnCap of 0 knows no bound, and no game in practice needs one. */
export function bound(data: DeltaVeeRules, scenario: string): number {
  const found = data.scenarioById.get(scenario);
  if (!found) return Number.POSITIVE_INFINITY;
  const ships = FURTHER + found.sides[0].units.length + found.sides[1].units.length;
  return (found.limit?.gameTurns ?? LONGEST) * ships * PER_SHIP;
}

/** How the scenario stands in lists. */
export function infoOf({ id, title, brief, sides, forcedOptions, source }: Scenario): ScenarioInfo {
  const forced = Object.fromEntries(forcedOptions.map((option) => [option, true]));
  return { id, title, brief, seats: sides.map(({ name }) => name), minSeats: 2, forced, source };
}
