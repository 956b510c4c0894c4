/** What a worker that plays for the computer serves. */
import { loadAnyGame } from '@admiralty/engine';
import { Thinker } from '@admiralty/host';

export const thinker = new Thinker(loadAnyGame, { now: () => performance.now() });
