import { loadData } from './load.ts';
import type { ImperialData } from './types.ts';

/** The data the game comes with, for tests. Programs open a box, which loads when it is needed. */
export const standardData: ImperialData = standard();

function standard(): ImperialData {
  const loaded = loadData();
  if (loaded.ok) return loaded.data;
  throw new Error(`built-in data of Imperial Ambitions: ${JSON.stringify(loaded.problems.slice(0, 5))}`);
}
