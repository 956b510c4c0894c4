/** Red zones. */
import type { FfwPlay } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** FFW-5.1d: lifts zones where Zhodani units are; called after every move, landing and arrival. */
export const openZones: (play: FfwPlay) => void = unwrittenFunction('openZones');
