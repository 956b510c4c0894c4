/**
 * Columns that rules ask "who is there?". The answer is kept beside the column, so that nobody looks through all counters:
 * worked out when it is first asked for, and kept true by `assign`, which alone may write. It is no part of the state: a copy
 * of a column starts without it.
 */

/** One int a counter; -1: it is nowhere, or has none. */
export type Column = readonly number[];

/** By value, in ascending number. Those without one are not kept: they are the most, and hardly ever asked for. */
type Holders = Map<number, number[]>;

const known = new WeakMap<Column, Holders>();
const NONE: readonly number[] = [];

/** Counters with this value, in ascending number. The list changes with the column: copy it if you `assign` meanwhile. */
export function holdersOf(column: Column, value: number): readonly number[] {
  if (value < 0) return without(column);
  return (known.get(column) ?? gathered(column)).get(value) ?? NONE;
}

/** Gives a counter another value. */
export function assign(column: Column, counter: number, value: number): void {
  const before = column[counter]!;
  if (before === value) return;
  (column as number[])[counter] = value;
  const holders = known.get(column);
  if (!holders) return;
  if (before >= 0) leave(holders.get(before)!, counter);
  if (value >= 0) join(holders, value, counter);
}

function gathered(column: Column): Holders {
  const holders: Holders = new Map();
  for (let counter = 0; counter < column.length; counter++)
    if (column[counter]! >= 0) join(holders, column[counter]!, counter);
  known.set(column, holders);
  return holders;
}

function without(column: Column): number[] {
  const found: number[] = [];
  for (let counter = 0; counter < column.length; counter++) if (column[counter]! < 0) found.push(counter);
  return found;
}

function leave(list: number[], counter: number): void {
  list.splice(list.indexOf(counter), 1);
}

function join(holders: Holders, value: number, counter: number): void {
  const list = holders.get(value);
  if (!list) {
    holders.set(value, [counter]);
    return;
  }
  let at = list.length;
  while (at > 0 && list[at - 1]! > counter) at--;
  list.splice(at, 0, counter);
}
