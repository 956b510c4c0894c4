/** 2B: admirals by express boat. */

import { z } from 'zod';
import { pickFrom } from '#core/random';
import type { Refusal } from '#core/types';
import { indexShape } from '../../board/answer-shapes.ts';
import { leaveCommand } from '../../board/carrying.ts';
import { assign } from '../../board/columns.ts';
import { controllerOf, isInterdicted } from '../../board/control.ts';
import { everyWay } from '../../board/listing.ts';
import { isInScenario, scenarioOf } from '../../board/options.ts';
import { enemyOf, leaderAt, seatsOf, sideOfAdmiral, sideOfSeat } from '../../board/sides.ts';
import { hasSquadrons, isIndex, whereIsAdmiral, worldIn } from '../../board/units.ts';
import { IMPERIAL, NAVIES, type Scenario, SIDES, sideOfNavy } from '../../data/types.ts';
import { isFoggedSquadron } from '../../secrets/fog.ts';
import { ASHORE, IN_PLAY } from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { askInTurn } from '../02-sequence/first-mover.ts';
import { endPhase } from '../02-sequence/sequence.ts';

/** FFW-3.11a: total length of the links of one move */
const LONGEST = 4;

/** Hexes to which this admiral may travel now, in ascending number. */
export function xboatReach(at: Position, admiral: number): number[] {
  const side = sideOfAdmiral(at.g, admiral);
  return wayOf(at, side, admiral).filter((hex) => mayArrive(at, side, admiral, hex));
}

function canTravel(at: Position, admiral: number): boolean {
  const side = sideOfAdmiral(at.g, admiral);
  return wayOf(at, side, admiral).some((hex) => mayArrive(at, side, admiral, hex));
}

/** Where the links lead him from where he is. */
function wayOf(at: Position, side: number, admiral: number): readonly number[] {
  const from = whereIsAdmiral(at.g, admiral);
  const start = worldIn(at, from); // R22: none from boxes
  if (start < 0 || at.g.admirals.xboated[admiral] === 1) return [];
  return hasSquadrons(at, enemyOf(side), from) ? [] : linkedHexes(at, side, start); // FFW-3.11c
}

/** Printed links never change: what they join is worked out once, by scenario, then by side and world. */
const linked = new WeakMap<Scenario, (readonly number[])[][]>();

/** Hexes that any network of a side joins to a world, in ascending number. */
function linkedHexes(at: Position, side: number, start: number): readonly number[] {
  const scenario = scenarioOf(at);
  const bySide = linked.get(scenario) ?? [[], []];
  linked.set(scenario, bySide);
  const known = bySide[side]![start];
  if (known) return known;
  const reached = new Set<number>();
  for (let network = 0; network < NAVIES.length; network++)
    if (sideOfNavy(network) === side) for (const world of spread(at, start, network)) reached.add(world); // FFW-3.11b
  reached.delete(start);
  const hexes = [...reached].map((world) => at.data.worlds[world]!.hex).sort((a, b) => a - b);
  bySide[side]![start] = hexes;
  return hexes;
}

/** FFW-3.11a, R25: worlds by links of one network, those between passed by; E1: inside the scenario. */
function spread(at: Position, start: number, network: number): Iterable<number> {
  const { xboatLinks, worlds } = at.data;
  const left = new Map([[start, LONGEST]]);
  const queue = [start];
  for (const world of queue)
    for (const link of xboatLinks[world]!) {
      const rest = left.get(world)! - link.length;
      if (link.network !== network || rest < 0 || rest <= (left.get(link.to) ?? -1)) continue;
      if (!isInScenario(at, worlds[link.to]!.hex)) continue;
      left.set(link.to, rest);
      queue.push(link.to);
    }
  return left.keys();
}

/** FFW-3.11c, R25: no enemy squadrons, no enemy world. */
function isServed(at: Position, side: number, hex: number): boolean {
  const enemy = enemyOf(side);
  return !hasSquadrons(at, enemy, hex) && controllerOf(at, worldIn(at, hex)) !== enemy;
}

/** Hexes that the mail of a world reaches in a week, by the boats that would take an admiral of either side. */
export function mailFrom(at: Position, hex: number): number[] {
  const world = worldIn(at, hex);
  const reached = new Set<number>();
  for (let side = 0; side < SIDES.length; side++)
    if (isServed(at, side, hex))
      for (const to of linkedHexes(at, side, world)) if (isServed(at, side, to)) reached.add(to);
  return [...reached].sort((a, b) => a - b);
}

/** Nor may Imperials into a red zone (R25). */
function mayArrive(at: Position, side: number, admiral: number, hex: number): boolean {
  if (!isServed(at, side, hex)) return false;
  return side !== IMPERIAL || at.g.warrantHolder === admiral || !isInterdicted(at, hex);
}

/** Admirals whom a seat moves: those in places that it leads. */
function isRunBy(at: Position, seat: number, admiral: number): boolean {
  const { g } = at;
  if (g.admirals.status[admiral] !== IN_PLAY) return false;
  const side = sideOfAdmiral(g, admiral);
  const place = whereIsAdmiral(g, admiral);
  return side === sideOfSeat(g, seat) && place >= 0 && leaderAt(at, side, place) === seat;
}

/** Admirals whom a seat can send somewhere, with the hexes. */
export function travellersOf(at: Position, seat: number): { admiral: number; reach: number[] }[] {
  return at.data.admirals
    .filter(({ index }) => isRunBy(at, seat, index))
    .map(({ index }) => ({ admiral: index, reach: xboatReach(at, index) }))
    .filter(({ reach }) => reach.length > 0);
}

function hasTravellers(at: Position, seat: number): boolean {
  return at.data.admirals.some(({ index }) => isRunBy(at, seat, index) && canTravel(at, index));
}

export function xboatMoves(play: FfwPlay, _frame: FfwFrame<'xboatMoves'>): void {
  if (!askInTurn(play, 'xboats', 'FFW-3.11a', (seat) => hasTravellers(play, seat))) endPhase(play);
}

function moveFault(at: Position, seat: number, { admiral, to }: { admiral: number; to: number }): Refusal | null {
  if (!isIndex(at.data.admirals, admiral) || !isRunBy(at, seat, admiral))
    return refuse('FFW-2.1b', 'that is no admiral for you to move'); // A7
  if (xboatReach(at, admiral).includes(to)) return null;
  const { name } = at.data.admirals[admiral]!;
  return refuse('FFW-3.11a', `no xboat takes ${name} to ${at.data.map.labels[to] ?? to}`);
}

function travel(play: FfwPlay, admiral: number, to: number): void {
  const { g } = play;
  const from = whereIsAdmiral(g, admiral);
  const side = sideOfAdmiral(g, admiral);
  const ship = g.admirals.aboard[admiral]!;
  const isHidden = ship >= 0 && isFoggedSquadron(play, ship, enemyOf(side));
  assign(g.admirals.place, admiral, to);
  assign(g.admirals.aboard, admiral, ASHORE);
  g.admirals.xboated[admiral] = 1; // FFW-3.11d
  leaveCommand(g, admiral); // R78
  play.emit('FFW-3.11a', 'xboat', { admiral, from, to }, isHidden ? seatsOf(g, side) : 'all');
  if (isHidden) play.emit('FFW-3.11a', 'xboat', { admiral, from: -1, to }, seatsOf(g, enemyOf(side)));
}

export const xboats: FfwChoice<'xboats'> = {
  // FFW-3.11e: there is no word for troops here
  shape: z.strictObject({ moves: z.array(z.strictObject({ admiral: indexShape, to: indexShape })).max(60) }),
  check(play, { moves }, { by }) {
    if (new Set(moves.map(({ admiral }) => admiral)).size < moves.length)
      return refuse('FFW-3.11a', 'an admiral makes one xboat move a turn'); // R25
    for (const move of moves) {
      const fault = moveFault(play, by, move);
      if (fault) return fault;
    }
    return null;
  },
  apply(play, { moves }) {
    for (const { admiral, to } of moves) travel(play, admiral, to);
  },
  options(play, { by }) {
    const lists = travellersOf(play, by).map(({ admiral, reach }) => reach.map((to) => ({ admiral, to })));
    return everyWay(lists)?.map((moves) => ({ moves })) ?? null;
  },
  sample(play, { by }, random) {
    const moves: { admiral: number; to: number }[] = [];
    for (const { index } of play.data.admirals) {
      if (random.below(4) > 0 || !isRunBy(play, by, index)) continue;
      const reach = xboatReach(play, index);
      if (reach.length > 0) moves.push({ admiral: index, to: pickFrom(reach, random) });
    }
    return { moves };
  },
  defaultAnswer: () => ({ moves: [] }),
};
