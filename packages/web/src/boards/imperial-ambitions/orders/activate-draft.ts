/** An activation as it is composed: every way is one that the rules listed, nothing is worked out here. */
import type { ActivateNext, MoveEnd, UnitMove, Xy } from '@admiralty/engine/imperial-ambitions';
import { isSameXy } from '../ids.ts';

export type Mover = ActivateNext['units'][number];
export type Verb = UnitMove['do'];
type Ends = readonly MoveEnd[];
type Course = Extract<UnitMove, { do: 'move' }>;

export const VERBS: readonly Verb[] = ['move', 'turn', 'stay', 'jump'];

export function verbsOf(ends: Ends): Verb[] {
  return VERBS.filter((verb) => ends.some(({ move }) => move.do === verb));
}

/** Each hex that can be reached, with the least points and the facings in which a unit may end there. */
export function reachOf(ends: Ends): { xy: Xy; cost: number; facings: number[] }[] {
  const hexes = new Map<string, { xy: Xy; cost: number; facings: number[] }>();
  for (const { move, xy, facing, cost } of ends) {
    if (move.do !== 'move') continue;
    const hex = hexes.get(String(xy)) ?? { xy, cost, facings: [] };
    hex.cost = Math.min(hex.cost, cost);
    if (!hex.facings.includes(facing)) hex.facings.push(facing);
    hexes.set(String(xy), hex);
  }
  return [...hexes.values()];
}

/** The ways into a hex, one for each facing, the cheapest. */
export function waysTo(ends: Ends, xy: Readonly<Xy>): MoveEnd[] {
  const ways = new Map<number, MoveEnd>();
  for (const end of ends) {
    if (end.move.do !== 'move' || !isSameXy(end.xy, xy)) continue;
    if ((ways.get(end.facing)?.cost ?? Number.POSITIVE_INFINITY) > end.cost) ways.set(end.facing, end);
  }
  return [...ways.values()].sort((one, other) => one.facing - other.facing);
}

/** How far one may go, straight or not. */
export function lengthsOf(ends: Ends): number[] {
  return [...new Set(ends.flatMap(({ move }) => (move.do === 'move' ? [move.hexes] : [])))].sort((a, b) => a - b);
}

/** All courses of so many hexes: straight first, then by where they turn. */
export function coursesOf(ends: Ends, hexes: number): MoveEnd[] {
  return ends.filter(({ move }) => move.do === 'move' && move.hexes === hexes);
}

/** Turn in place, by facing. */
export function turnsOf(ends: Ends): MoveEnd[] {
  return ends.filter(({ move }) => move.do === 'turn').sort((one, other) => one.facing - other.facing);
}

/** Where the course turns, and its end: each of them is the end of a shorter course. */
export function wayOf(ends: Ends, start: Readonly<Xy>, end: MoveEnd): Readonly<Xy>[] {
  const { move } = end;
  if (move.do !== 'move') return [start];
  const corners = move.turns.flatMap((after, at) => {
    if (at % 2 !== 0) return [];
    const found = ends.find((one) => isCourse(one.move, after, move.turns.slice(0, at)));
    return found ? [found.xy] : [];
  });
  return [start, ...corners, end.xy].filter((xy, at, all) => at === 0 || !isSameXy(xy, all[at - 1] ?? [0, 0]));
}

function isCourse(move: UnitMove, hexes: number, turns: readonly number[]): boolean {
  return move.do === 'move' && move.hexes === hexes && String(move.turns) === String(turns);
}

/** The same way for another unit, if it may. */
export function alike(ends: Ends, move: UnitMove): MoveEnd | null {
  const isLike = (other: UnitMove): boolean => {
    if (move.do === 'move') return isCourse(other, move.hexes, move.turns);
    return move.do === other.do && (move.do !== 'turn' || (other.do === 'turn' && other.facing === move.facing));
  };
  return ends.find((end) => isLike(end.move)) ?? null;
}

/** One hex further or less far, turning as before where that can be. */
export function longer(ends: Ends, end: MoveEnd, by: 1 | -1): MoveEnd | null {
  const { move } = end;
  if (move.do !== 'move') return by > 0 ? (coursesOf(ends, 1)[0] ?? null) : null;
  const hexes = move.hexes + by;
  const courses = coursesOf(ends, hexes);
  const found = courses.find((one) => isSameTurn(one.move, move)) ?? courses[0] ?? null;
  return found ?? (by < 0 ? stayOf(ends) : null); // as far as it goes is as far as it goes
}

/** Turns the end of the way to one side: straight, left after it, right after it. */
export function turned(ends: Ends, end: MoveEnd, side: -1 | 1): MoveEnd | null {
  const { move, facing } = end;
  if (move.do !== 'move') {
    const wish = (facing + side + 6) % 6;
    return turnsOf(ends).find((one) => one.facing === wish) ?? stayOf(ends);
  }
  const [after, turn] = move.turns;
  if (turn === -side) return coursesOf(ends, move.hexes).find((one) => isStraight(one.move)) ?? null;
  const sided = coursesOf(ends, move.hexes).filter((one) => turnOf(one.move) === side);
  const at = turn === side ? sided.findIndex((one) => afterOf(one.move) === after) : -1;
  return sided[(at + 1) % Math.max(sided.length, 1)] ?? null;
}

/**
 * Who of a crowded hex moves now: those who were given a move, the latest where they are too many, and others who stay.
 */
export function togetherOf<Unit extends Pick<Mover, 'unit'>>(
  movers: readonly Unit[],
  given: readonly number[],
  size: number,
): Unit[] {
  const moving = given.filter((unit) => movers.some((one) => one.unit === unit)).slice(-size);
  const staying = movers.flatMap(({ unit }) => (moving.includes(unit) ? [] : [unit])).slice(0, size - moving.length);
  return movers.filter(({ unit }) => moving.includes(unit) || staying.includes(unit));
}

export function stayOf(ends: Ends): MoveEnd | null {
  return ends.find(({ move }) => move.do === 'stay') ?? null;
}

function isStraight(move: UnitMove): boolean {
  return move.do === 'move' && move.turns.length === 0;
}

function turnOf(move: UnitMove): number | null {
  return move.do === 'move' && move.turns.length === 2 ? (move.turns[1] ?? null) : null;
}

function afterOf(move: UnitMove): number | null {
  return move.do === 'move' ? (move.turns[0] ?? null) : null;
}

function isSameTurn(one: UnitMove, other: Course): boolean {
  return one.do === 'move' && String(one.turns) === String(other.turns);
}
