/** The table before play: an empty map for the campaign, the forces of a short scenario, or a given position. */
import type { Options, Rejected, ScenarioInfo, Setting } from '#core/types';
import { receiptOn } from '../data/lookup.ts';
import { fifthFrontierWarOptions } from '../data/options.ts';
import type { BattleScenario, FifthFrontierWarData, Forces, FrontScenario, Scenario } from '../data/types.ts';
import { ABSENT, COMBAT, emptyState, FIRST_PLOTS, IN_POOL, noCombat, SPACE, type WarState } from '../state.ts';
import type { Position } from '../types.ts';
import { audit } from './audit.ts';
import { addFleet, addForces, addTroop } from './forces.ts';
import { applyPosition, rejected } from './position.ts';

/** FFW-1.3a: names by seat; a game for two has the first two. */
const SEATS = ['Imperial', 'Zhodani', 'Second player of the shared side', 'Second player of the other side'] as const;

/** FFW-9.5a: options are off unless the players agree; those that a scenario does not list stay so (C, E7). */
export function infoOf({ id, title, brief, kind, options, source }: Scenario): ScenarioInfo {
  const forced = fifthFrontierWarOptions.filter((option) => !options.includes(option.id));
  return {
    id,
    title,
    brief,
    seats: kind === 'battle' ? SEATS.slice(0, 2) : SEATS,
    minSeats: 2,
    usualSeats: 2,
    forced: Object.fromEntries(forced.map((option) => [option.id, option.default])),
    source,
  };
}

/** Game.setUp: the state from which the first step starts. */
export function setUpState(data: FifthFrontierWarData, setting: Setting): { ok: true; g: WarState } | Rejected {
  const { scenario: id, seats, position } = setting;
  const scenario = data.scenarioById.get(id);
  if (!scenario) return rejected(`there is no scenario ${id}`);
  const info = infoOf(scenario);
  if (seats < info.minSeats || seats > info.seats.length)
    return rejected(`${scenario.title} is for ${info.minSeats} to ${info.seats.length} players`);
  const at: Position = {
    g: blankState(data, scenario, { ...optionsOf(setting.options), ...info.forced }, seats),
    data,
  };
  if (scenario.kind === 'front') for (const forces of scenario.reinforcements) holdBack(at, forces);
  if (position !== null) {
    const read = applyPosition(at, position);
    const breach = read.ok ? audit(data, at.g)[0] : undefined;
    if (breach !== undefined) return rejected(breach);
    return read.ok ? { ok: true, g: at.g } : read;
  }
  if (scenario.kind === 'front') layOutFront(at, scenario);
  if (scenario.kind === 'battle') layOutBattle(at, scenario);
  return { ok: true, g: at.g };
}

function optionsOf(given: Options): Options {
  return { ...Object.fromEntries(fifthFrontierWarOptions.map((option) => [option.id, option.default])), ...given };
}

function blankState(data: FifthFrontierWarData, { id, kind }: Scenario, options: Options, seats: number): WarState {
  const counts = {
    squadrons: data.squadrons.length,
    troops: data.troops.length,
    fleets: data.fleets.length,
    admirals: data.admirals.length,
    worlds: data.worlds.length,
  };
  const g = emptyState(id, options, seats, counts, kind === 'campaign' ? IN_POOL : ABSENT);
  g.admirals.navy = data.admirals.map(({ navy }) => navy);
  g.admirals.precedence = data.admirals.map(({ precedence }) => precedence);
  g.worlds.control = data.worlds.map(({ control }) => control); // FFW-5.2a, FFW-5.4a, FFW-5.4b
  if (kind === 'campaign')
    data.tables.replacements.forEach((receipts, side) => {
      const { squadron, troop } = receiptOn(receipts, 0); // FFW-6.2k
      g.squadronPoints[side] = squadron;
      g.troopPoints[side] = troop;
    });
  return g;
}

/** E2: forces stand as listed. */
function layOutFront(at: Position, { placements, guerrillas }: FrontScenario): void {
  const { g } = at;
  for (const forces of placements) addForces(at, forces);
  for (const { troop, hex, isOvert } of guerrillas) {
    addTroop(g, troop, hex, -1);
    g.troops.overt[troop] = Number(isOvert);
  }
  g.stage = FIRST_PLOTS;
}

/** E4: forces still to come wait in the pool. */
function holdBack({ g }: Position, { orbit, surface, fleets, cargo }: Forces): void {
  for (const squadron of [...orbit, ...fleets.flatMap(({ squadrons }) => squadrons)])
    g.squadrons.status[squadron] = IN_POOL;
  for (const troop of [...surface, ...cargo.flatMap(({ troops }) => troops)]) g.troops.status[troop] = IN_POOL;
  for (const { fleet, admiral } of fleets) {
    g.fleets.status[fleet] = IN_POOL;
    if (admiral >= 0) g.admirals.status[admiral] = IN_POOL;
  }
}

/** E: one space combat, A2, in the combat phase of turn 1. */
function layOutBattle(at: Position, { hex, fleets, dry }: BattleScenario): void {
  const { g } = at;
  fleets.forEach((list, side) => {
    for (const fleet of list) addFleet(at, fleet, side, hex);
  });
  for (const squadron of dry) g.squadrons.fuelled[squadron] = 0;
  g.turn = 1;
  g.phase = COMBAT;
  g.combat = { ...noCombat(), on: 1, hex, stage: SPACE };
}

/** More questions than a seat can be asked in one turn with combat in every hex. */
const PER_TURN = 6000;

/** More actions than any game of this scenario can take. */
export function bound(data: FifthFrontierWarData, id: string): number {
  const scenario = data.scenarioById.get(id);
  if (!scenario || scenario.kind === 'battle') return PER_TURN;
  const turnLimit = fifthFrontierWarOptions.find((option) => option.id === 'turnLimit')?.max ?? 0;
  return PER_TURN * 4 * (scenario.kind === 'front' ? scenario.turns : turnLimit);
}
