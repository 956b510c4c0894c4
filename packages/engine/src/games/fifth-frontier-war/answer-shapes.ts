/** Parts that the shapes of several answers share: numbers of counters and places, transfers. Whether they exist is `check`'s. */
import { z } from 'zod';
import type { Transfer } from './game-types.ts';
import { ASHORE } from './state.ts';

export const indexShape = z.int().min(0).max(9999);
/** a squadron, or ASHORE */
const berthShape = z.int().min(ASHORE).max(9999);

export const transfersShape: z.ZodType<Transfer[]> = z
  .array(
    z.union([
      z.strictObject({ troop: indexShape, to: berthShape }),
      z.strictObject({ admiral: indexShape, to: berthShape }),
    ]),
  )
  .max(300);
