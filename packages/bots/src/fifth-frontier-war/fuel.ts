/** Fuel as a planner counts on it: from sources that are his now, not from those that he hopes to take. */
import {
  areFuelled,
  attackFactor,
  defenseFactor,
  distanceBetween,
  fillsAtOnce,
  fillsInTime,
  type Position,
  rangeOf,
  sourcesAt,
  tankersAmong,
} from '@admiralty/engine/fifth-frontier-war';

/** A fleet as a traveller. */
export interface Traveller {
  readonly side: number;
  readonly squadrons: readonly number[];
  readonly range: number;
  /** everybody fills at a gas giant in no time */
  readonly isSwift: boolean;
}

export function travellerOf(at: Position, side: number, squadrons: readonly number[]): Traveller {
  const { refuelling } = at.data.tables;
  const isSwift = squadrons.every((one) => refuelling.gasGiant[at.data.squadrons[one]!.fuel] === 0);
  return { side, squadrons, range: rangeOf(at, squadrons), isSwift };
}

/** Squadrons that find no fuel in no time after a jump to a place, whoever fills first. */
function dryAfterJump(at: Position, { side, squadrons }: Traveller, place: number, isOurs: boolean): number {
  const sources = sourcesAt(at, side, place, isOurs);
  const thirsty = squadrons.filter((one) => !fillsAtOnce(at, one, sources)).length;
  return Math.max(0, thirsty - sources.slots);
}

/** Can all jump on in the turn after a jump to this place? `tankers`: squadrons that tankers can still fill. */
export function fillsOnArrival(
  at: Position,
  traveller: Traveller,
  place: number,
  isOurs: boolean,
  tankers: number,
): { isFull: boolean; tankers: number } {
  const dry = dryAfterJump(at, traveller, place, isOurs);
  if (dry === 0) return { isFull: true, tankers };
  return dry <= tankers ? { isFull: true, tankers: 0 } : { isFull: false, tankers };
}

/** Does a stay of a turn fill everybody here? */
export function fillsByStaying(at: Position, side: number, place: number, isOurs: boolean): boolean {
  return fillsInTime(sourcesAt(at, side, place, isOurs));
}

export function isFuelled(at: Position, { squadrons }: Traveller): boolean {
  return areFuelled(at.g, squadrons);
}

/** Squadrons that the tankers of a fleet can fill once. */
export function tankerCapacity(at: Position, squadrons: readonly number[]): number {
  return tankersAmong(at, squadrons)
    .filter((one) => at.g.squadrons.spent[one] === 0)
    .reduce((sum, one) => sum + defenseFactor(at, one), 0);
}

/** Turns to reach a place, a rough guess: jumps, and a stay after each but the last for those who fill slowly. */
export function turnsBetween(at: Position, { range, isSwift }: Traveller, from: number, to: number): number {
  if (from === to) return 0;
  if (range === 0) return Number.POSITIVE_INFINITY;
  const jumps = Math.ceil(distanceBetween(at.data.map, from, to) / range);
  return isSwift ? jumps : 2 * jumps - 1;
}

/** Squadrons that hold a fleet up: they fill slowly where the others do not. None if nobody would be left to go on. */
export function slowOnes(at: Position, { squadrons, isSwift }: Traveller): number[] {
  if (isSwift) return [];
  const { refuelling } = at.data.tables;
  const slow = squadrons.filter((one) => refuelling.gasGiant[at.data.squadrons[one]!.fuel] !== 0);
  const swift = squadrons.filter((one) => !slow.includes(one));
  return swift.some((one) => attackFactor(at, one) > 0) && swift.length > 1 ? slow : [];
}
