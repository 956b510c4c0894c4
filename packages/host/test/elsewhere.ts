/** A thinker with all games, to be bundled for a thread or a worker. */
import { Thinker } from '../src/bots/thinker.ts';
import { load } from './games.ts';

export const thinker = new Thinker(load, { now: () => performance.now() });
