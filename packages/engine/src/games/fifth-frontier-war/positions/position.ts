/** Starting from a given position instead of a scenario's set-up. */

import { PositionFault } from '#core/positions';
import { problemOf } from '#core/read-action';
import type { Rejected } from '#core/types';
import { assign } from '../board/columns.ts';
import { startFleet } from '../board/moving.ts';
import { isInScenario } from '../board/options.ts';
import { holdAt, jumpTo, setOrders } from '../board/orders.ts';
import { seatOfMost } from '../board/sides.ts';
import { fifthFrontierWarOptions } from '../data/options.ts';
import { placeAt } from '../data/places.ts';
import { COMBAT_STAGES, NAVIES, NOBODY, SIDES } from '../data/types.ts';
import { COMBAT, ELIMINATED, FIRST_PLOTS, IN_PLAY, noCombat, PLOTTED, SET_UP } from '../state.ts';
import { parseOrder } from '../text/notation.ts';
import type { Position } from '../types.ts';
import { addAdmiral, addMarker, addSquadron, addTroop } from './forces.ts';
import { PHASES, type PositionFile, positionShape } from './position-shape.ts';

/** Lays the position on an empty map; what does not fit is refused by field. */
export function applyPosition(at: Position, json: unknown): { ok: true } | Rejected {
  const read = positionShape.safeParse(json);
  if (!read.success) return rejected(problemOf(read.error));
  try {
    overlay(at, read.data);
  } catch (error) {
    if (error instanceof PositionFault) return rejected(`${error.field}: ${error.message}`);
    throw error;
  }
  return { ok: true };
}

export function rejected(why: string): Rejected {
  return { ok: false, refusal: { rule: 'FFW-position', why } };
}

function overlay(at: Position, position: PositionFile): void {
  const { g } = at;
  if (position.scenario !== g.scenario)
    throw new PositionFault('scenario', `the position is one of ${position.scenario}`);
  readOptions(at, position.options ?? {});
  g.phase = PHASES.indexOf(position.phase ?? (position.combat ? 'combat' : 'reinforcements'));
  g.turn = g.phase === SET_UP ? 0 : (position.turn ?? 1);
  g.stage = FIRST_PLOTS; // all else of the set-up is in the position
  for (const [hex, given] of Object.entries(position.worlds ?? {})) readWorld(at, hex, given);
  for (const [name, given] of Object.entries(position.squadrons ?? {})) readSquadron(at, name, given);
  for (const [name, given] of Object.entries(position.fleets ?? {})) readFleet(at, name, given);
  for (const [name, given] of Object.entries(position.troops ?? {})) readTroop(at, name, given);
  for (const [name, given] of Object.entries(position.admirals ?? {})) readAdmiral(at, name, given);
  for (const name of position.freeFleets ?? []) addMarker(at, indexOf(at, 'fleetById', name, 'freeFleets'));
  checkBerths(at);
  readRest(at, position);
  if (position.combat) readCombat(at, position.combat);
}

function readOptions({ g }: Position, options: NonNullable<PositionFile['options']>): void {
  for (const [id, value] of Object.entries(options)) {
    const option = fifthFrontierWarOptions.find((one) => one.id === id);
    if (!option) throw new PositionFault(`options.${id}`, 'there is no such option');
    if (typeof value !== (option.type === 'choice' ? 'string' : option.type))
      throw new PositionFault(`options.${id}`, `does not take ${value}`);
    g.options[id] = value;
  }
}

function placeOf(at: Position, label: string | undefined, field: string): number {
  if (label === undefined) return -1;
  const place = placeAt(at.data.map, label);
  if (place < 0 || !isInScenario(at, place)) throw new PositionFault(field, `there is no place ${label}`);
  return place;
}

type Index = 'squadronById' | 'troopById' | 'fleetById' | 'admiralById';
function indexOf({ data }: Position, kind: Index, id: string, field: string): number {
  const found = data[kind].get(id) ?? (kind === 'fleetById' ? data.fleets.find(({ code }) => code === id) : undefined);
  if (!found) throw new PositionFault(field, `there is no ${id}`);
  return found.index;
}

function readWorld(at: Position, label: string, given: NonNullable<PositionFile['worlds']>[string]): void {
  const { worlds } = at.g;
  const field = `worlds.${label}`;
  const world = at.data.map.worldAt[placeOf(at, label, field)] ?? -1;
  if (world < 0) throw new PositionFault(field, 'there is no world here');
  if (given.control !== undefined)
    worlds.control[world] = given.control === 'nobody' ? NOBODY : SIDES.indexOf(given.control);
  worlds.sdbLoss[world] = given.sdbLoss ?? 0;
  worlds.defenseLoss[world] = given.defenseLoss ?? 0;
  worlds.opened[world] = Number(given.opened ?? false);
  worlds.invader[world] = given.invader ? SIDES.indexOf(given.invader) : -1;
  worlds.surrendered[world] = Number(given.surrendered ?? false);
}

function readSquadron(at: Position, id: string, given: NonNullable<PositionFile['squadrons']>[string]): void {
  const { squadrons } = at.g;
  const field = `squadrons.${id}`;
  const squadron = indexOf(at, 'squadronById', id, field);
  if (given.eliminated) {
    squadrons.status[squadron] = ELIMINATED;
    return;
  }
  addSquadron(at.g, squadron, placeOf(at, given.at, `${field}.at`));
  squadrons.transit[squadron] = placeOf(at, given.transit, `${field}.transit`);
  squadrons.step[squadron] = given.step === 'reduced' ? 1 : 0;
  squadrons.fuelled[squadron] = given.dry || given.transit ? 0 : 1;
  squadrons.spent[squadron] = Number(given.spent ?? false);
  squadrons.jumped[squadron] = Number(given.jumped ?? false);
}

function readFleet(at: Position, id: string, given: NonNullable<PositionFile['fleets']>[string]): void {
  const { g } = at;
  const field = `fleets.${id}`;
  const fleet = indexOf(at, 'fleetById', id, field);
  const place = placeOf(at, given.at, `${field}.at`);
  const transit = placeOf(at, given.transit, `${field}.transit`);
  if (place < 0 === transit < 0) throw new PositionFault(field, 'is at a place or in transit');
  const members = given.squadrons.map((one) => indexOf(at, 'squadronById', one, `${field}.squadrons`));
  const { side } = at.data.fleets[fleet]!;
  startFleet(g, fleet, place, seatOfMost(at, side, members));
  g.fleets.transit[fleet] = transit;
  for (const squadron of members) {
    if (at.data.squadrons[squadron]!.side !== side || g.squadrons.fleet[squadron]! >= 0)
      throw new PositionFault(`${field}.squadrons`, `${at.data.squadrons[squadron]!.id} cannot be in it`);
    if (g.squadrons.status[squadron] !== IN_PLAY) addSquadron(g, squadron, place);
    assign(g.squadrons.place, squadron, place);
    g.squadrons.transit[squadron] = transit;
    if (transit >= 0) g.squadrons.fuelled[squadron] = 0; // R28
    assign(g.squadrons.fleet, squadron, fleet);
  }
  if (given.commander) {
    const admiral = indexOf(at, 'admiralById', given.commander, `${field}.commander`);
    addAdmiral(g, admiral, -1, members[0]!);
    g.fleets.commander[fleet] = admiral;
  }
  readOrders(at, fleet, given, field);
}

function readOrders(
  at: Position,
  fleet: number,
  given: NonNullable<PositionFile['fleets']>[string],
  field: string,
): void {
  const { g } = at;
  const first = g.phase > PLOTTED ? g.turn + 1 : g.turn;
  const parse = (text: string, where: string): number => {
    const order = parseOrder(at.data, text);
    if (typeof order === 'string') throw new PositionFault(where, order);
    const turn = where === 'current' ? g.turn : first + Number(where.slice(where.lastIndexOf('.') + 1));
    for (const squadron of order.detach) g.squadrons.detach[squadron] = turn;
    return order.jump ? jumpTo(order.to) : holdAt(order.to);
  };
  setOrders(
    g,
    fleet,
    (given.orders ?? []).map((text, n) => parse(text, `${field}.orders.${n}`)),
  );
  if (given.current !== undefined) g.fleets.current[fleet] = parse(given.current, 'current');
  g.fleets.mustAbort[fleet] = Number(given.mustAbort ?? false);
}

function readTroop(at: Position, id: string, given: NonNullable<PositionFile['troops']>[string]): void {
  const { g } = at;
  const field = `troops.${id}`;
  const troop = indexOf(at, 'troopById', id, field);
  if (given.eliminated) {
    g.troops.status[troop] = ELIMINATED;
    return;
  }
  const aboard = given.aboard === undefined ? -1 : indexOf(at, 'squadronById', given.aboard, `${field}.aboard`);
  addTroop(g, troop, placeOf(at, given.at, `${field}.at`), aboard);
  g.troops.loss[troop] = given.loss ?? 0;
  g.troops.overt[troop] = Number(given.overt ?? false);
}

function readAdmiral(at: Position, id: string, given: NonNullable<PositionFile['admirals']>[string]): void {
  const { g } = at;
  const field = `admirals.${id}`;
  const admiral = indexOf(at, 'admiralById', id, field);
  if (given.serves) {
    g.admirals.navy[admiral] = NAVIES.indexOf(given.serves);
    g.admirals.precedence[admiral] = 15; // FFW-5.7
  }
  g.admirals.xboated[admiral] = Number(given.xboated ?? false);
  if (given.eliminated) {
    g.admirals.status[admiral] = ELIMINATED;
    return;
  }
  if (given.at === undefined && given.aboard === undefined && g.fleets.commander.includes(admiral)) return;
  const aboard = given.aboard === undefined ? -1 : indexOf(at, 'squadronById', given.aboard, `${field}.aboard`);
  addAdmiral(g, admiral, placeOf(at, given.at, `${field}.at`), aboard);
}

/** Everybody in play is somewhere, on exactly one place or ship. */
function checkBerths({ g, data }: Position): void {
  const check = (id: string, isSomewhere: boolean): void => {
    if (!isSomewhere) throw new PositionFault(id, 'stands nowhere, or in two places');
  };
  for (const { index, id } of data.squadrons)
    if (g.squadrons.status[index] === IN_PLAY)
      check(id, g.squadrons.place[index]! >= 0 !== g.squadrons.transit[index]! >= 0);
  for (const [counters, column] of [
    [data.troops, g.troops],
    [data.admirals, g.admirals],
  ] as const)
    for (const { index, id } of counters)
      if (column.status[index] === IN_PLAY) {
        const aboard = column.aboard[index]!;
        check(id, column.place[index]! >= 0 !== aboard >= 0 && (aboard < 0 || g.squadrons.status[aboard] === IN_PLAY));
      }
}

function readRest(at: Position, position: PositionFile): void {
  const { g } = at;
  if (position.warrant !== undefined) {
    const admiral = at.data.admiralById.get(position.warrant);
    g.warrant = position.warrant === 'lost' ? ELIMINATED : IN_PLAY;
    if (admiral) g.warrantHolder = admiral.index;
    else if (g.warrant === IN_PLAY) g.warrantPlace = placeOf(at, position.warrant, 'warrant');
  }
  g.secretBase = placeOf(at, position.secretBase, 'secretBase');
  g.baseRevealed = Number(position.baseRevealed ?? false);
  g.globesArrived = Number(position.globesArrived ?? false);
  g.discovered = Number(position.discovered ?? false);
  if (position.firstMover) g.firstMover = SIDES.indexOf(position.firstMover);
  SIDES.forEach((name, side) => {
    const points = position.points?.[name];
    if (points) [g.squadronPoints[side], g.troopPoints[side]] = points;
  });
}

function readCombat(at: Position, { hex, stage, barred = [], sdb }: NonNullable<PositionFile['combat']>): void {
  const combat = { ...noCombat(), on: 1, hex: placeOf(at, hex, 'combat.hex'), stage: COMBAT_STAGES.indexOf(stage) };
  for (const name of barred) combat.barred[SIDES.indexOf(name)] = 1;
  if (sdb) combat.sdbActive = Number(sdb === 'active');
  at.g.combat = combat;
  at.g.phase = COMBAT;
}
