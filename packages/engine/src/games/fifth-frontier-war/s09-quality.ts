/** Squadron quality (option). */
import type { Reading } from './game-types.ts';
import { unwrittenFunction } from './unwritten.ts';

/** Columns by which one attack of this side shifts, 0 without the option (R70, R92). */
export const qualityShift: (at: Reading, side: number, hex: number) => number = unwrittenFunction('qualityShift');
