/** Lists of records of so many numbers each: declared attacks, assaults, consents. */

export function triples(list: readonly number[]): [number, number, number][] {
  return recordsOf(list, 3) as [number, number, number][];
}

export function pairs(list: readonly number[]): [number, number][] {
  return recordsOf(list, 2) as [number, number][];
}

/** The list without some of its records. */
export function without(
  list: readonly number[],
  size: number,
  isGone: (record: readonly number[]) => boolean,
): number[] {
  return recordsOf(list, size)
    .filter((record) => !isGone(record))
    .flat();
}

function recordsOf(list: readonly number[], size: number): number[][] {
  return Array.from({ length: list.length / size }, (_, at) => list.slice(at * size, (at + 1) * size));
}
