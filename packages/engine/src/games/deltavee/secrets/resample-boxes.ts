/** Which pod is in which box of an enemy ship: redrawn among the boxes that nobody has looked into. */
import { pickFrom, type Random, shuffle } from '#core/random';
import { forPods, isSound, podType, rowOf } from '../rules/05-pods.ts';
import { DAMAGED, type DeltaVeeState, OK, WRECKED } from '../state.ts';
import type { Position } from '../types.ts';
import type { Forgotten } from './resample-forget.ts';
import { awaitedPods, capacityOf, isClean, openRows, scoredPods, shouldJump } from './resample-pods.ts';
import { follow, MOVES } from './resample-storage.ts';

/** A pod that is to be moved with all that is in it, and what binds it. */
interface Mover {
  from: number;
  values: number[];
  /** units launched from it, and repair works that name it */
  follows: number[];
  isEmpty: boolean;
  /** to be fitted anew afterwards: it may be anything, anywhere */
  isWild: boolean;
  mustBeSound: boolean;
  canJump: boolean;
  /** counters that may lie prepared from it */
  capacity: number;
  /** state from which on its loss has shown in points, in the result, or in who may come in; 0 never */
  edge: number;
  isOverEdge: boolean;
}

/**
 * Any arrangement of the pods whose boxes nobody knows that fits what all have seen. Returns the rows to be fitted anew;
 * null: there is none for what has been drawn so far.
 */
export function shuffleBoxes(at: Position, ship: Forgotten, wild: readonly number[], random: Random): number[] | null {
  const rows = openRows(at.g, ship.unit);
  if (rows.length < 2) return rows.filter((row) => wild.includes(row));
  const movers = inOrder(moversOf(at, ship.unit, rows, wild));
  const goals = placements(at, ship, rows, movers, random);
  if (!goals) return null;
  movePods(at, ship.unit, movers, goals);
  return goals.filter((_, index) => movers[index]!.isWild).sort((a, b) => a - b);
}

/** By what they are, not by where they are. */
function inOrder(movers: readonly Mover[]): Mover[] {
  const keyed = movers.map((mover) => ({ mover, key: JSON.stringify({ ...mover, from: 0 }) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ mover }) => mover);
}

/** The goal of each mover. */
function placements(
  at: Position,
  ship: Forgotten,
  rows: readonly number[],
  movers: readonly Mover[],
  random: Random,
): number[] | null {
  const { g } = at;
  const boxes = shuffle([...rows], random);
  if (rows.every((row) => isClean(g, row))) return boxes;
  for (const sound of demands(at, ship, rows, movers, random)) {
    const order = shuffle(
      movers.map((_, index) => index),
      random,
    );
    const fitting = order.map((index) =>
      shuffle([...boxes], random).filter((to) => fits(g, movers[index]!, sound.has(index), to)),
    );
    const found = matching(fitting);
    if (found) return movers.map((_, index) => found[order.indexOf(index)]!);
  }
  return null;
}

const TRIES = 6;

/** Sets of movers that must find a sound box, so that the ship can jump and its prepared counters have come from somewhere. */
function* demands(
  at: Position,
  { unit, prepared }: Forgotten,
  rows: readonly number[],
  movers: readonly Mover[],
  random: Random,
): Generator<ReadonlySet<number>> {
  const jumpers = jumpersAmong(at, unit, rows, movers);
  const carriers = movers.flatMap(({ capacity }, index) => (capacity > 0 ? [index] : []));
  let elsewhere = 0;
  forPods(at, unit, (row) => {
    if (!rows.includes(row)) elsewhere += capacityOf(at, row);
  });
  const isEnough = (set: ReadonlySet<number>): boolean =>
    carriers.reduce((sum, index) => sum + (set.has(index) ? movers[index]!.capacity : 0), elsewhere) >= prepared;
  for (let tries = 0; tries < TRIES; tries++) {
    const set = new Set(jumpers.length > 0 ? [pickFrom(jumpers, random)] : []);
    for (const index of shuffle([...carriers], random)) if (!isEnough(set)) set.add(index);
    yield set;
  }
  for (const jump of jumpers.length > 0 ? [...jumpers, -1] : [-1])
    for (let mask = 0; mask < 1 << carriers.length; mask++) {
      const set = new Set([jump, ...carriers.filter((_, bit) => mask & (1 << bit))]);
      if (isEnough(set)) yield set;
    }
}

/** Movers of which one must stay sound, where the ship should be able to jump. */
function jumpersAmong(at: Position, unit: number, rows: readonly number[], movers: readonly Mover[]): number[] {
  let isElsewhere = !shouldJump(at, unit);
  forPods(at, unit, (row, type) => {
    isElsewhere ||= type.jump !== null && !rows.includes(row) && isSound(at.g, row);
  });
  return isElsewhere ? [] : movers.flatMap(({ canJump }, index) => (canJump ? [index] : []));
}

/** A different value for each list, taken from it (Kuhn's augmenting paths); null if there is none. */
function matching(lists: readonly (readonly number[])[]): number[] | null {
  const takenBy = new Map<number, number>();
  const place = (index: number, tried: Set<number>): boolean => {
    for (const value of lists[index]!) {
      if (tried.has(value)) continue;
      tried.add(value);
      const other = takenBy.get(value);
      if (other !== undefined && !place(other, tried)) continue;
      takenBy.set(value, index);
      return true;
    }
    return false;
  };
  if (!lists.every((_, index) => place(index, new Set()))) return null;
  const found = lists.map(() => -1);
  for (const [value, index] of takenBy) found[index] = value;
  return found;
}

function moversOf(at: Position, unit: number, rows: readonly number[], wild: readonly number[]): Mover[] {
  const { g } = at;
  const scored = scoredPods(at, unit);
  const awaited = awaitedPods(at, unit);
  const afield = launchedOf(g, unit);
  return rows.map((from): Mover => {
    const type = podType(at, from);
    const id = type?.id ?? '';
    const edge = awaited.includes(id) ? DAMAGED : scored.includes(id) ? WRECKED : 0;
    const isWild = wild.includes(from);
    return {
      from,
      values: MOVES.map((name) => g.pods[name][from]!),
      follows: [...(afield.get(from) ?? []), ...worksAt(g, unit, from)],
      isEmpty: g.pods.type[from]! < 0 && !isWild,
      isWild,
      mustBeSound: g.pods.fieldUp[from]! > 0,
      canJump: isWild || (type?.jump ?? null) !== null,
      capacity: isWild ? WILD : type ? soundCapacity(at, from) : 0,
      edge,
      isOverEdge: edge > 0 && g.pods.state[from]! >= edge,
    };
  });
}

/** A box to be fitted anew can hold a pod with this many counters at least. */
const WILD = 1;

/** What could lie prepared from it in a sound box. */
function soundCapacity(at: Position, row: number): number {
  const { state } = at.g.pods;
  const kept = state[row]!;
  state[row] = OK;
  const capacity = capacityOf(at, row);
  state[row] = kept;
  return capacity;
}

/** Units by the pod that they were launched from. */
function launchedOf({ units }: DeltaVeeState, ship: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (let unit = 0; unit < units.pod.length; unit++) {
    if (units.ship[unit] !== ship || units.pod[unit]! < 0) continue;
    const from = found.get(units.pod[unit]!);
    if (from) from.push(unit);
    else found.set(units.pod[unit]!, [unit]);
  }
  return found;
}

/** Repair works that name the pod, told apart from units by their sign. */
function worksAt(g: DeltaVeeState, unit: number, row: number): number[] {
  return g.repairs.flatMap(({ pod, from, fromBox, to, toBox }, index) => {
    const isNamed =
      pod === row ||
      (from === unit && rowOf(g, unit, fromBox) === row) ||
      (to === unit && rowOf(g, unit, toBox) === row);
    return isNamed ? [-1 - index] : [];
  });
}

function fits(g: DeltaVeeState, mover: Mover, isDemanded: boolean, to: number): boolean {
  const { state } = g.pods;
  if (mover.isEmpty) return isClean(g, to); // R25: an empty box is never hit
  if ((isDemanded || mover.mustBeSound) && state[to]! >= DAMAGED) return false;
  return mover.edge === 0 || mover.isOverEdge === state[to]! >= mover.edge;
}

/** Carries pods with all that is in them to their new boxes; what came from them follows. */
function movePods({ g }: Position, unit: number, movers: readonly Mover[], rows: readonly number[]): void {
  const goals = new Map(movers.map(({ from }, index) => [from, rows[index]!]));
  for (const [index, { values }] of movers.entries())
    MOVES.forEach((name, column) => {
      g.pods[name][rows[index]!] = values[column]!;
    });
  follow(g, unit, goals);
}
