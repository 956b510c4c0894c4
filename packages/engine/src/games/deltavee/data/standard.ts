import { loadData } from './load.ts';
import type { DeltaVeeData } from './types.ts';

/** The data the game comes with, for tests. Programs open a box, which loads when it is needed. */
export const standardData: DeltaVeeData = standard();

function standard(): DeltaVeeData {
  const loaded = loadData();
  if (loaded.ok) return loaded.data;
  throw new Error(`built-in DeltaVee data: ${JSON.stringify(loaded.problems.slice(0, 5))}`);
}
