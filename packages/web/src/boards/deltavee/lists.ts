/** Equal neighbours together. */
export function runsOf<T>(items: readonly T[], same: (one: T, other: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && same(last[0], item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** 1 to n */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, at) => at + 1);
}
