/** 3.0 The map: whose a System is, and how far apart two are. */

import { pickFrom, type Random } from '#core/random';
import type { Refusal } from '#core/types';
import { pathsBetween } from '../data/load-map.ts';
import { LOWEST_TECH } from '../data/types.ts';
import { INDEPENDENT, LEFT, OUTWORLDER, PLAYING, RAIDER, type SwordState } from '../state.ts';
import { type Position, refuse, type SsPlay } from '../types.ts';

/** Is this owner or actor code a player? */
export const isSeat = (owner: number): boolean => owner >= 0 && owner < RAIDER;
export const isOutworlder = (owner: number): boolean => owner >= OUTWORLDER;
export const isIndependent = (g: SwordState, system: number): boolean => g.systems.owner[system] === INDEPENDENT;
export const owns = (g: SwordState, owner: number, system: number): boolean => g.systems.owner[system] === owner;

/** An inhabited System's number; anything else from outside is refused before it is read. SS-3.1: gap Systems are none. */
export function isSystem({ data }: Position, system: number): boolean {
  return Number.isInteger(system) && system >= 0 && system < data.systems.length;
}

export function isPlayer(g: SwordState, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < g.names.length;
}

/** In the game with an Empire or in exile: takes Player-Turns, bargains, votes. */
export function isPlaying(g: SwordState, seat: number): boolean {
  return g.players.status[seat] === PLAYING;
}

/** Nobody lives there and nobody holds it (R68). */
export function isVoid(g: SwordState, system: number): boolean {
  return g.systems.dead[system] === 1 && g.systems.owner[system] === INDEPENDENT;
}

/** Nobody lives there but the Draka (R67). */
export function isHeldDead(g: SwordState, system: number): boolean {
  return g.systems.dead[system] === 1 && g.systems.owner[system] !== INDEPENDENT;
}

/** Every System of an owner code, in map order. */
export function systemsOf(g: SwordState, owner: number): number[] {
  const { owner: owners } = g.systems;
  const found: number[] = [];
  for (let system = 0; system < owners.length; system++) if (owners[system] === owner) found.push(system);
  return found;
}

export function countSystems(g: SwordState, owner: number): number {
  let count = 0;
  for (const one of g.systems.owner) if (one === owner) count++;
  return count;
}

/** The player whose Seat this System is, -1 none. */
export function seatHolder(g: SwordState, system: number): number {
  return g.players.seat.indexOf(system);
}

/** Is it the Seat of a player or of an active Outworlder? (R18) */
export function isAnySeat(g: SwordState, system: number): boolean {
  if (seatHolder(g, system) >= 0) return true;
  const owner = g.systems.owner[system]!;
  return isOutworlder(owner) && g.outworlders.seat[owner - OUTWORLDER] === system;
}

/** Seats in the order of this Round's Player-Turns; before initiative by number. Those who left are not in it. */
export function inTurnOrder(g: SwordState): number[] {
  const seats = g.order.filter((seat) => isPlaying(g, seat));
  for (let seat = 0; seat < g.names.length; seat++) if (isPlaying(g, seat) && !seats.includes(seat)) seats.push(seat);
  return seats;
}

/** Still at the table in some way: plays, waits or may join. */
export function isAtTable(g: SwordState, seat: number): boolean {
  return g.players.status[seat] !== LEFT;
}

export function nameOf({ data }: Position, node: number): string {
  return data.nodes[node]?.name ?? `System ${node}`;
}

/** Name of an owner or actor code. */
export function ownerName({ g }: Position, owner: number): string {
  if (owner === INDEPENDENT) return 'nobody';
  if (isSeat(owner)) return g.names[owner] ?? `seat ${owner}`;
  if (owner === RAIDER) return 'the Raider';
  return g.outworlders.draka[owner - OUTWORLDER] ? 'the Draka' : `Outworlder ${owner - OUTWORLDER + 1}`;
}

/** SS-11.6a: Systems from Base exclusive to Target inclusive, gaps counted */
export function rangeBetween({ data }: Position, base: number, target: number): number {
  return data.distance[base]![target]!;
}

/** SS-11.61: 3 at Tech Level 3, 2 at 2, 1 below */
export function rangeLimit({ g, data }: Position, base: number): number {
  return data.tables.rangeLimit[g.systems.tech[base]! - LOWEST_TECH]!;
}

export function isWithinRange(at: Position, base: number, target: number): boolean {
  return rangeBetween(at, base, target) <= rangeLimit(at, base);
}

/** Tech Level that a StarGate needs to work (18.31). */
export const GATE_TECH = 2;

/** SS-18.31: a StarGate works only at Tech Level 2 or 3 */
export function hasWorkingGate(g: SwordState, system: number): boolean {
  return g.systems.gate[system] === 1 && g.systems.tech[system]! >= GATE_TECH;
}

/** SS-11.62a: `path` (nodes between the two) must lead from neighbour to neighbour by the shortest way */
export function checkPath(at: Position, base: number, target: number, path: readonly number[]): Refusal | null {
  const { adjacent, nodes } = at.data;
  const range = rangeBetween(at, base, target);
  let from = base;
  for (let leg = 0; leg <= path.length; leg++) {
    const node = leg < path.length ? path[leg]! : target;
    if (!adjacent[from]?.includes(node))
      return refuse('SS-11.62a', `${nodes[node]?.name ?? node} does not lie next to ${nodes[from]!.name}`);
    from = node;
  }
  if (path.length + 1 > range)
    return refuse('SS-11.62a', `the path is ${path.length + 1} long, the shortest is ${range}`);
  return null;
}

/** Every shortest path, each as the nodes between: those within Range are at hand, longer ones only calculators ask for. */
export function shortestPaths({ data }: Position, base: number, target: number): readonly (readonly number[])[] {
  const known = data.paths[base]?.[target] ?? [];
  return known.length > 0 ? known : pathsBetween(data.adjacent, data.distance, base, target);
}

/** Systems up to a Range from another, which is not among them. */
export function systemsWithin({ data }: Position, base: number, range: number): readonly number[] {
  const near = data.near[base]!;
  return near[Math.min(range, near.length - 1)]!;
}

/** One shortest path, drawn by a sampler's stream. Automatic actors use `play.pick(shortestPaths(…))` instead. */
export function anyPath(at: Position, base: number, target: number, random: Random): number[] {
  return pickFrom(shortestPaths(at, base, target), random).slice();
}

/** SS-9.3: two dice, row then column, name a System */
export function rollSystem(play: SsPlay): number {
  const row = play.roll(6, 'SS-9.3');
  const column = play.roll(6, 'SS-9.3');
  return play.data.tables.systemAssignment[row - 1]![column - 1]!;
}
