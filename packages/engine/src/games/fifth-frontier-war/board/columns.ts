/**
 * Columns that rules ask "who is there?". The answer is kept beside the column, so that nobody looks through all counters:
 * worked out when it is first asked for, and kept true by `assign`, which alone may write. It is no part of the state: a copy
 * of a column starts without it.
 */

/** One int a counter; -1: it is nowhere, or has none. */
export type Column = readonly number[];

/** Those without a value are not kept: they are the most, and hardly ever asked for. */
interface Holders {
  /** that somebody holds, in ascending order */
  readonly values: number[];
  /** by value, in ascending number */
  readonly lists: Map<number, number[]>;
}

const known = new WeakMap<Column, Holders>();
const NONE: readonly number[] = [];

/** Counters with this value, in ascending number. The list changes with the column: copy it if you `assign` meanwhile. */
export function holdersOf(column: Column, value: number): readonly number[] {
  if (value < 0) return without(column);
  return (known.get(column) ?? gathered(column)).lists.get(value) ?? NONE;
}

/** Values that any counter has, in ascending order; copy the list if you `assign` meanwhile. */
export function valuesIn(column: Column): readonly number[] {
  return (known.get(column) ?? gathered(column)).values;
}

/** Gives a counter another value. */
export function assign(column: Column, counter: number, value: number): void {
  const before = column[counter]!;
  if (before === value) return;
  (column as number[])[counter] = value;
  const holders = known.get(column);
  if (!holders) return;
  if (before >= 0) leave(holders, before, counter);
  if (value >= 0) join(holders, value, counter);
}

function gathered(column: Column): Holders {
  const holders: Holders = { values: [], lists: new Map() };
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

function leave({ values, lists }: Holders, value: number, counter: number): void {
  const list = lists.get(value)!;
  list.splice(list.indexOf(counter), 1);
  if (list.length > 0) return;
  lists.delete(value);
  values.splice(values.indexOf(value), 1);
}

function join({ values, lists }: Holders, value: number, counter: number): void {
  const list = lists.get(value);
  if (list) return insert(list, counter);
  lists.set(value, [counter]);
  insert(values, value);
}

function insert(list: number[], one: number): void {
  let at = list.length;
  while (at > 0 && list[at - 1]! > one) at--;
  if (at === list.length) list.push(one);
  else list.splice(at, 0, one);
}
