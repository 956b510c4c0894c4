/** Whole lists of answers that are made of independent parts, where they are short enough to be read. */

/** More answers than this are not listed. */
const MOST = 60;

/** Every way to take one entry or none of each list; null: too many to be listed. */
export function everyWay<Item>(lists: readonly (readonly Item[])[]): Item[][] | null {
  let ways: Item[][] = [[]];
  for (const list of lists) {
    if (ways.length * (list.length + 1) > MOST) return null;
    ways = ways.flatMap((way) => [way, ...list.map((item) => [...way, item])]);
  }
  return ways;
}
