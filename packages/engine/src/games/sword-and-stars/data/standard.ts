import { loadData } from './load.ts';
import type { SwordData } from './types.ts';

/** The data the game comes with, for tests. Programs open a box, which loads when it is needed. */
export const standardData: SwordData = standard();

function standard(): SwordData {
  const loaded = loadData();
  if (loaded.ok) return loaded.data;
  throw new Error(`built-in data of The Sword and the Stars: ${JSON.stringify(loaded.problems.slice(0, 5))}`);
}
