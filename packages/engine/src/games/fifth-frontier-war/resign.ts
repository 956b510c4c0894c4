/** What becomes of the war when a seat gives up. */
import type { FfwPlay } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

export const resign: (play: FfwPlay, seat: number) => void = unwrittenFunction('resign');
