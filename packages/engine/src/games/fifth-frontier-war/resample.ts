/** A war alike in all that one seat knows, with the rest redrawn. */
import type { Random } from '../../core/random.ts';
import type { FifthFrontierWarData } from './data/types.ts';
import type { WarState } from './state.ts';
import { unwrittenFunction } from './unwritten.ts';

export const resample: (data: FifthFrontierWarData, g: WarState, seat: number, random: Random) => WarState =
  unwrittenFunction('resample');
