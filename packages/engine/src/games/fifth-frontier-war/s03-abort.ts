/** Aborts, insertions, horizon changes of plots. */
import type { Reading } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** R16, R32: standing orders become holds where the fleet is or arrives; D lists go. */
export const abortPlot: (at: Reading, fleet: number) => void = unwrittenFunction('abortPlot');

/** R16, tested in 4C. */
export const mustAbort: (at: Reading, fleet: number) => boolean = unwrittenFunction('mustAbort');

/** R17. */
export const mayInsert: (at: Reading, fleet: number) => boolean = unwrittenFunction('mayInsert');
