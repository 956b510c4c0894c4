/** 3C0: invading neutral worlds, and the end of an invasion. */
import type { FfwPlay } from './game-types.ts';
import { unwrittenChoice, unwrittenFunction, unwrittenStep } from './unwritten.ts';

export const invasion = unwrittenStep('invasion');
export const invade = unwrittenChoice('invade');

/** R53: worlds that the invader has left are neutral again; at the end of a turn. */
export const endInvasions: (play: FfwPlay) => void = unwrittenFunction('endInvasions');
