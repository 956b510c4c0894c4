import type { BoxMaker } from '../core/types.ts';
import { deltavee } from './deltavee/index.ts';

/** Every game in the house. */
export const boxes: readonly BoxMaker[] = [deltavee];
