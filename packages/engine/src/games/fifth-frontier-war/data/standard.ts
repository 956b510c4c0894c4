import { loadData } from './load.ts';
import type { FifthFrontierWarData } from './types.ts';

/** The data the game comes with, for tests. Programs open a box, which loads when it is needed. */
export const standardData: FifthFrontierWarData = standard();

function standard(): FifthFrontierWarData {
  const loaded = loadData();
  if (loaded.ok) return loaded.data;
  throw new Error(`built-in Fifth Frontier War data: ${JSON.stringify(loaded.problems.slice(0, 5))}`);
}
