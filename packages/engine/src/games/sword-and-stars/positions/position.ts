/** Starting from a given position instead of a scenario's set-up. */

import { PositionFault } from '#core/positions';
import { problemOf } from '#core/read-action';
import type { Rejected } from '#core/types';
import { retiredOptions, swordOptions } from '../data/options.ts';
import type { ChitId, Scenario } from '../data/types.ts';
import { ROUNDS, UNIQUE } from '../data/types.ts';
import { isPlaying } from '../rules/03-systems.ts';
import {
  addOutworlder,
  addPartial,
  DISCARDED,
  FACE_UP,
  HAND,
  IN_CUP,
  INDEPENDENT,
  NO_REVOLT,
  OUT_OF_GAME,
  OUTWORLDER,
  PLAYER_TURNS,
  type SwordState,
  TAXED,
  TURN_LOOP,
  TURN_START,
} from '../state.ts';
import type { Position } from '../types.ts';
import {
  PHASES,
  type PositionFile,
  type PositionPlayer,
  type PositionSystem,
  positionShape,
  STATUSES,
} from './position-shape.ts';

/** Lays the position over the scenario's set-up; what does not fit is refused by field. */
export function applyPosition(at: Position, scenario: Scenario, json: unknown): { ok: true; g: SwordState } | Rejected {
  const read = positionShape.safeParse(json);
  if (!read.success) return rejected(problemOf(read.error));
  try {
    overlay(at, scenario, read.data);
  } catch (error) {
    if (error instanceof PositionFault) return rejected(`${error.field}: ${error.message}`);
    throw error;
  }
  return { ok: true, g: at.g };
}

function rejected(why: string): Rejected {
  return { ok: false, refusal: { rule: 'SS-position', why } };
}

function overlay(at: Position, scenario: Scenario, position: PositionFile): void {
  const { g } = at;
  const id = typeof position.scenario === 'string' ? position.scenario : position.scenario['id'];
  if (id !== scenario.id) throw new PositionFault('scenario', `the position is not one of ${scenario.id}`);
  readOptions(g, position.options ?? {});
  for (const [name, given] of Object.entries(position.players ?? {})) readPlayer(at, scenario, name, given);
  (position.outworlders ?? []).forEach(({ seat, draka, cards }, index) => {
    const system = systemAt(at, seat, `outworlders.${index}.seat`);
    const { race, ideology } = at.data.systems[system]!;
    g.systems.owner[system] = addOutworlder(g, {
      seat: system,
      draka: draka ? 1 : 0,
      cards: cards ?? 0,
      race,
      ideology,
    });
    if (draka) g.drakaCame = 1;
  });
  for (const [name, given] of Object.entries(position.systems ?? {})) readSystem(at, scenario, name, given);
  readRest(at, scenario, position);
  readStart(at, scenario, position);
  checkSeats(at);
}

/** Options that were used up before a position is laid over the set-up. */
const SET_UP_OPTIONS: readonly string[] = ['empires', 'alternateStart', 'latecomers'];

function readOptions(g: SwordState, options: NonNullable<PositionFile['options']>): void {
  for (const [id, value] of Object.entries(options)) {
    if (retiredOptions.includes(id)) continue;
    const option = swordOptions.find((one) => one.id === id);
    if (!option) throw new PositionFault(`options.${id}`, 'there is no such option');
    if (typeof value !== (option.type === 'choice' || option.type === 'sides' ? 'string' : option.type))
      throw new PositionFault(`options.${id}`, `must be a ${option.type}`);
    if (SET_UP_OPTIONS.includes(id) && g.options[id] !== value)
      throw new PositionFault(`options.${id}`, 'decides the set-up: it is given with the game, not in its position');
    g.options[id] = value;
  }
}

/** A player by the id of its Empire or as seat-n. */
function playerAt({ g }: Position, scenario: Scenario, name: string, field: string): number {
  const bySeat = /^seat-(\d)$/.exec(name);
  const seat = bySeat
    ? Number(bySeat[1])
    : g.players.empire.indexOf(scenario.empires.findIndex(({ id }) => id === name));
  if (seat < 0 || seat >= g.names.length || (!bySeat && !scenario.empires.some(({ id }) => id === name)))
    throw new PositionFault(field, `there is no player ${name}`);
  return seat;
}

function systemAt({ data }: Position, id: string, field: string): number {
  const node = data.nodeById.get(id);
  if (node === undefined || node >= data.systems.length)
    throw new PositionFault(field, `there is no inhabited System ${id}`);
  return node;
}

function ownerAt(at: Position, scenario: Scenario, name: string, field: string): number {
  if (name === 'independent') return INDEPENDENT;
  const outworlder = /^outworlder-(\d)$/.exec(name);
  if (!outworlder) return playerAt(at, scenario, name, field);
  const row = Number(outworlder[1]) - 1;
  if (row < 0 || row >= at.g.outworlders.seat.length) throw new PositionFault(field, `there is no ${name}`);
  return OUTWORLDER + row;
}

function readPlayer(at: Position, scenario: Scenario, name: string, given: PositionPlayer): void {
  const { g } = at;
  const { players } = g;
  const field = `players.${name}`;
  const seat = playerAt(at, scenario, name, field);
  const set = (column: number[], value: number | undefined): void => {
    if (value !== undefined) column[seat] = value;
  };
  const flag = (column: number[], value: boolean | undefined): void =>
    set(column, value === undefined ? value : Number(value));
  if (given.status) players.status[seat] = STATUSES.indexOf(given.status);
  set(players.points, given.points);
  if (given.sectors) [players.military[seat], players.administrative[seat], players.diplomatic[seat]] = given.sectors;
  if (given.seat !== undefined) {
    players.exile[seat] = given.seat === null ? 1 : 0;
    players.seat[seat] = given.seat === null ? -1 : systemAt(at, given.seat, `${field}.seat`);
  }
  if (given.original) players.original[seat] = systemAt(at, given.original, `${field}.original`);
  flag(players.expelled, given.expelled);
  set(players.cards, given.cards);
  set(players.operations, given.operations);
  set(players.intercepts, given.intercepts);
  flag(players.turnDone, given.turnDone);
  flag(players.toppled, given.toppled);
  if (given.taxed) players.taxation[seat] = TAXED;
  set(players.conversions, given.conversions);
  set(players.colonizations, given.colonizations);
  if (given.asylum) players.asylum[seat] = mask(at, scenario, given.asylum, `${field}.asylum`);
  for (const chit of given.hand ?? []) placeChit(at, chit, HAND + seat, `${field}.hand`);
  for (const chit of given.faceUp ?? []) placeChit(at, chit, FACE_UP + seat, `${field}.faceUp`);
}

function placeChit({ g, data }: Position, id: ChitId, place: number, field: string): void {
  const kind = data.chitKindById.get(id)!;
  const isHeld = place >= HAND;
  const chit = data.chits.findIndex((one, index) => one === kind.index && g.chits[index] === IN_CUP);
  if (chit < 0) throw new PositionFault(field, `no ${id} is left in the cup`);
  if (isHeld && !kind.isHolding) throw new PositionFault(field, `${id} cannot be held`);
  g.chits[chit] = place;
}

function mask(at: Position, scenario: Scenario, names: readonly string[], field: string): number {
  return names.reduce((bits, name) => bits | (1 << playerAt(at, scenario, name, field)), 0);
}

function readSystem(at: Position, scenario: Scenario, id: string, given: PositionSystem): void {
  const { g } = at;
  const { systems } = g;
  const field = `systems.${id}`;
  const system = systemAt(at, id, field);
  if (given.owner !== undefined) systems.owner[system] = ownerAt(at, scenario, given.owner, `${field}.owner`);
  if (given.tech !== undefined) systems.tech[system] = given.tech;
  if (given.unrest !== undefined) systems.unrest[system] = Number(given.unrest);
  if (given.web !== undefined) systems.web[system] = given.web;
  if (given.gate !== undefined) systems.gate[system] = Number(given.gate);
  if (given.dead !== undefined) systems.dead[system] = Number(given.dead);
  if (given.race !== undefined) systems.race[system] = raceToken(at, given.race, `${field}.race`);
  if (given.ideology !== undefined) systems.ideology[system] = ideologyToken(at, given.ideology, `${field}.ideology`);
  if (given.trade) systems.trade[system] = mask(at, scenario, given.trade, `${field}.trade`);
  if (given.waived) systems.waived[system] = mask(at, scenario, given.waived, `${field}.waived`);
  if (given.treaty) systems.treaty[system] = mask(at, scenario, given.treaty, `${field}.treaty`);
  for (const { by, base, count } of given.partials ?? [])
    addPartial(
      g,
      system,
      ownerAt(at, scenario, by, `${field}.partials`),
      systemAt(at, base, `${field}.partials`),
      count,
    );
  for (const [name, tally] of Object.entries(given.conversion ?? {}))
    g.conversion[playerAt(at, scenario, name, `${field}.conversion`) * systems.owner.length + system] = tally;
  for (const [name, tally] of Object.entries(given.colonization ?? {}))
    g.colonization[playerAt(at, scenario, name, `${field}.colonization`) * systems.owner.length + system] = tally;
}

function raceToken(at: Position, id: string, field: string): number {
  const race = at.data.races.findIndex((one) => one.id === id);
  return race >= 0 ? race : UNIQUE + systemAt(at, id, field);
}

function ideologyToken(at: Position, code: number | string, field: string): number {
  if (typeof code === 'string') return UNIQUE + systemAt(at, code, field);
  const ideology = at.data.ideologies.findIndex((one) => one.code === code);
  if (ideology < 0) throw new PositionFault(field, `there is no Ideology ${code}`);
  return ideology;
}

function readRest(at: Position, scenario: Scenario, position: PositionFile): void {
  const { g, data } = at;
  const turned = position.turned ?? [];
  g.deck = data.cards.filter(({ nr }) => !turned.includes(nr)).map(({ index }) => index);
  for (const chit of position.discarded ?? []) placeChit(at, chit, DISCARDED, 'discarded');
  for (const chit of position.removed ?? []) placeChit(at, chit, OUT_OF_GAME, 'removed');
  if (position.ladau !== undefined) g.ladau = Number(position.ladau);
  if (position.revolt !== undefined) g.revolt = position.revolt ?? NO_REVOLT;
  if (position.drakaCame !== undefined) g.drakaCame = Number(position.drakaCame);
  for (const { violator, owed } of position.wars ?? []) {
    g.wars.violator.push(playerAt(at, scenario, violator, 'wars'));
    g.wars.owed.push(mask(at, scenario, owed, 'wars'));
  }
}

function readStart(at: Position, scenario: Scenario, { start = {}, order, players = {} }: PositionFile): void {
  const { g } = at;
  g.gameTurn = start.gameTurn ?? g.gameTurn;
  g.round = start.round ?? g.round;
  g.serial = (g.gameTurn - 1) * ROUNDS + g.round;
  if (start.phase) g.phase = PHASES.indexOf(start.phase);
  if (order) g.order = order.map((name) => playerAt(at, scenario, name, 'order'));
  if (start.active === undefined) return;
  g.phase = PLAYER_TURNS;
  g.active = playerAt(at, scenario, start.active, 'start.active');
  g.stage = start.stage === 'start' ? TURN_START : TURN_LOOP;
  const rest = g.names.map((_, seat) => seat).filter((seat) => !g.order.includes(seat));
  g.order.push(...rest);
  const counted = Object.keys(players).filter((name) => players[name]!.cards !== undefined);
  const given = counted.map((name) => playerAt(at, scenario, name, 'players'));
  g.order.forEach((seat, index) => {
    g.players.position[seat] = index + 1;
    if (isPlaying(g, seat) && !given.includes(seat) && g.players.turnDone[seat] === 0) g.players.cards[seat] = 5;
  });
  g.players.duty.fill(1);
}

/** Every Seat must be an own System; its Race and Ideology are the Government's (6.3). */
function checkSeats({ g }: Position): void {
  g.players.seat.forEach((system, seat) => {
    if (system < 0) return;
    if (g.systems.owner[system] !== seat)
      throw new PositionFault('players', `the Seat of ${g.names[seat]} is not its own`);
    g.players.race[seat] = g.systems.race[system]!;
    g.players.ideology[seat] = g.systems.ideology[system]!;
  });
}
