/** The table before play: Empires, markers, deck and cup of a scenario (25.6, 25.7), or a given position. */
import type { Options, Refusal, Rejected, ScenarioInfo, Setting } from '#core/types';
import { swordOptions } from '../data/options.ts';
import type { Empire, Scenario, SwordData } from '../data/types.ts';
import { HIGHEST_TECH, LOWEST_TECH } from '../data/types.ts';
import { empiresFor } from '../rules/25-victory/empires.ts';
import {
  addPlayer,
  addSystem,
  emptyState,
  HAND,
  IN_CUP,
  OUT_OF_GAME,
  PLAYING,
  type SwordState,
  UNTAKEN,
  WAITING,
} from '../state.ts';
import type { Position } from '../types.ts';
import { applyPosition } from './position.ts';

/** Game.setUp: the state from which the first step starts. */
export function setUpState(data: SwordData, setting: Setting): { ok: true; g: SwordState } | Rejected {
  const scenario = data.scenarioById.get(setting.scenario);
  if (!scenario) return { ok: false, refusal: { rule: 'SS-25.7', why: `there is no scenario ${setting.scenario}` } };
  const options = optionsOf(scenario, setting.options);
  const g = emptyState(scenario.id, options);
  const at: Position = { g, data };
  const refusal = checkAlternate(scenario, options, setting.seats);
  if (refusal) return { ok: false, refusal };
  const ground = groundOf(data, scenario, options, setting.seats);
  const chosen = empiresFor(ground, String(options['empires']), setting.seats);
  if (!chosen.ok) return chosen;
  placeSystems(at, ground);
  placePlayers(at, scenario, ground, chosen.empires, setting.seats);
  fillCupAndDeck(at, ground);
  g.drakaCame = ground.special.drakaCame ? 1 : 0;
  g.exileAllowed = scenario.special.cycle && ground === scenario ? 0 : 1; // SS-35.4; R106: not in an alternate start
  return setting.position === null ? { ok: true, g } : applyPosition(at, scenario, setting.position);
}

function optionsOf(scenario: Scenario, given: Options): Options {
  const options: Options = Object.fromEntries(swordOptions.map((option) => [option.id, option.default]));
  return Object.assign(options, given, scenario.forced);
}

/** SS-35.6: an alternate start is one of a Cycle for five; asked for elsewhere it is refused, not ignored */
function checkAlternate({ special, title }: Scenario, options: Options, seats: number): Refusal | null {
  const start = String(options['alternateStart']);
  if (start === 'none') return null;
  if (!special.cycle) return { rule: 'SS-35.6', why: `${title} has no alternate start: only the Galactic Cycle has` };
  return seats === ALTERNATE_SEATS
    ? null
    : { rule: 'SS-35.6', why: `an alternate start needs ${ALTERNATE_SEATS} players, not ${seats}` };
}
const ALTERNATE_SEATS = 5;

/** Names of the Empires by seat. */
export function seatNames(data: SwordData, { scenario: id, options: given, seats }: Setting): string[] {
  const scenario = data.scenarioById.get(id);
  if (!scenario) return [];
  const options = optionsOf(scenario, given);
  const chosen = empiresFor(groundOf(data, scenario, options, seats), String(options['empires']), seats);
  return Array.from({ length: seats }, (_, seat) => nameAt(chosen.ok ? chosen.empires : [], seat));
}

function nameAt(empires: readonly Empire[], seat: number): string {
  return empires[seat]?.name ?? `Empire ${seat + 1}`;
}

/** The scenario whose set-up and special rules hold: its own, or for a Cycle of five the alternate start (SS-35.6, R106). */
export function groundOf(data: SwordData, scenario: Scenario, options: Options, seats: number): Scenario {
  const other = data.scenarioById.get(String(options['alternateStart']));
  const isAlternate =
    other && seats === other.empires.length && scenario.special.cycle?.alternateStarts.includes(other.id);
  return isAlternate ? other : scenario;
}

/** SS-25.62: independent Systems start at norm, and so do all others; SS-34.26: caps lower norm and level */
function placeSystems({ g, data }: Position, { webs, gates, void: empty, techCaps }: Scenario): void {
  for (const { index, norm: printed, race, ideology } of data.systems) {
    const cap = techCaps.find(([system]) => system === index)?.[1] ?? HIGHEST_TECH;
    const isEmpty = empty.includes(index); // SS-33.3a, R91
    const norm = Math.min(printed, cap); // R92
    addSystem(g, {
      tech: isEmpty ? LOWEST_TECH : norm,
      norm,
      cap,
      race,
      ideology,
      dead: isEmpty ? 1 : 0,
      web: webs.find(([system]) => system === index)?.[1] ?? 0,
      gate: gates.includes(index) ? 1 : 0,
    });
  }
}

/**
 * SS-25.7: each seat has its Empire; those left over dissolve (R82). What each Empire begins with stands in its scenario:
 * SS-26.2, SS-27.2, SS-28.2, SS-29.2, SS-30.2, SS-31.2, SS-32.2, SS-33.2, SS-34.2.
 */
function placePlayers(
  at: Position,
  scenario: Scenario,
  ground: Scenario,
  empires: readonly Empire[],
  seats: number,
): void {
  const { g } = at;
  const latecomers = Number(g.options['latecomers']);
  for (let seat = 0; seat < seats; seat++) {
    const empire = empires[seat];
    if (empire) placeEmpire(at, ground, empire, seat);
    else addPlayer(g, nameAt(empires, seat), { status: seat >= seats - latecomers ? UNTAKEN : WAITING }); // SS-35.2b
  }
  for (const empire of ground.empires) if (!empires.includes(empire)) markWorks(g, empire.webs, empire.gates); // R82: they stay as neutral
  g.atjayan = empires.findIndex(({ id }) => id === 'atjayan');
  if (scenario.special.cycle) g.lastEntry = 0; // R102: the start counts as an entry
}

function placeEmpire({ g, data }: Position, ground: Scenario, empire: Empire, seat: number): void {
  const [military, administrative, diplomatic] = empire.sectors;
  const { race, ideology } = data.systems[empire.seat]!;
  addPlayer(g, empire.name, {
    status: PLAYING,
    empire: empire.index,
    military,
    administrative,
    diplomatic,
    points: empire.resourcePoints,
    seat: empire.seat,
    original: empire.seat,
    home: empire.seat,
    race,
    ideology,
  });
  const { owner, treaty, unrest } = g.systems;
  for (const system of empire.systems) owner[system] = seat;
  for (const system of empire.treaties) treaty[system]! |= 1 << seat; // SS-19.0a; SS-34.21: the file lists none for Atjay there
  for (const system of empire.unrest) unrest[system] = 1;
  markWorks(g, empire.webs, empire.gates);
  for (const start of ground.special.startingChits)
    if (start.empire === empire.index) dealChit({ g, data }, start.chit, seat);
}

function markWorks(g: SwordState, webs: Empire['webs'], gates: Empire['gates']): void {
  for (const [system, strength] of webs) g.systems.web[system] = strength;
  for (const system of gates) g.systems.gate[system] = 1;
}

/** SS-28.3, R88: it is in the hand, everybody knows it, and the cup lacks it */
function dealChit(at: Position, kind: number, seat: number): void {
  fillChits(at);
  const chit = at.data.chits.findIndex((one, index) => one === kind && at.g.chits[index] === IN_CUP);
  at.g.chits[chit] = HAND + seat;
  at.g.chitKnown[chit] = 1;
}

function fillChits({ g, data }: Position): void {
  for (let chit = g.chits.length; chit < data.chits.length; chit++) {
    g.chits.push(IN_CUP);
    g.chitKnown.push(0);
  }
}

function fillCupAndDeck(at: Position, ground: Scenario): void {
  const { g, data } = at;
  fillChits(at); // SS-9.0a
  const removed = ground.special.removedChits; // R106: those of an alternate start too
  data.chits.forEach((kind, chit) => {
    if (removed.includes(kind)) g.chits[chit] = OUT_OF_GAME; // SS-33.3b, SS-34.3a
  });
  g.deck = data.cards.map(({ index }) => index);
}

/** Special rules in force: those of the alternate start in a Cycle that has one. */
export function specialOf({ g, data }: Position): Scenario['special'] {
  const scenario = data.scenarioById.get(g.scenario)!;
  if (!scenario.special.cycle) return scenario.special;
  return groundOf(data, scenario, g.options, g.names.length).special;
}

/** Does the entry of new players by rolls hold? Only in a Cycle without alternate start (R106). */
export function cycleOf(at: Position): NonNullable<Scenario['special']['cycle']> | null {
  return specialOf(at).cycle;
}

/** Raiders and Outworlders in this game? (26.3) */
export function hasRaiders(at: Position): boolean {
  const wish = at.g.options['raidersOutworlders'];
  return wish === 'standard' ? specialOf(at).raidersOutworlders : wish === 'on';
}

/** Game-Turns of this game, and after which one the players may vote to end; 0 never (25.2, 35.5). */
export function lengthOf({ g, data }: Position): { gameTurns: number; voteAfter: number } {
  const scenario = data.scenarioById.get(g.scenario)!;
  if (!scenario.special.cycle) return { gameTurns: scenario.gameTurns, voteAfter: scenario.voteAfter };
  return { gameTurns: Number(g.options['length']), voteAfter: Number(g.options['firstVote']) }; // SS-35.5, SS-35.5b
}

/** How the scenario stands in lists. */
export function infoOf({ id, title, brief, empires, minPlayers, maxPlayers, forced, source }: Scenario): ScenarioInfo {
  const names = Array.from({ length: maxPlayers }, (_, seat) => empires[seat]?.name ?? `Empire ${seat + 1}`);
  const listed = { id, title, brief, seats: names, minSeats: minPlayers, forced, source };
  if (minPlayers >= empires.length) return listed;
  return { ...listed, sides: empires.map((one) => ({ id: one.id, name: one.name, isRequired: one.required })) };
}
