/** What a worker that plays for the computer serves. */
import { Thinker } from '@admiralty/host';
import { loadModule } from './games.ts';

export const thinker = new Thinker(loadModule, { now: () => performance.now() });
