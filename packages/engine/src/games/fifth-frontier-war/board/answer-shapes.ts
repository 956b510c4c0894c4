/** Parts that the shapes of several answers share. Whether what they name exists is for `check` to say. */
import { z } from 'zod';
import { ASHORE, DEFENSE } from '../state.ts';
import type { Bomb, Muster, Transfer } from '../types.ts';

export const indexShape = z.int().min(0).max(9999);
/** a squadron, or ASHORE; an admiral or place, or none */
export const berthShape = z.int().min(ASHORE).max(9999);

export const transfersShape: z.ZodType<Transfer[]> = z
  .array(
    z.union([
      z.strictObject({ troop: indexShape, to: berthShape }),
      z.strictObject({ admiral: indexShape, to: berthShape }),
    ]),
  )
  .max(300);

export const mustersShape: z.ZodType<Muster[]> = z
  .array(z.strictObject({ fleet: indexShape, squadrons: z.array(indexShape).max(300), commander: berthShape }))
  .max(100);

/** a troop unit, or DEFENSE */
export const unitShape = z.int().min(DEFENSE).max(9999);

export const bombsShape: z.ZodType<Bomb[]> = z
  .array(z.strictObject({ target: unitShape, points: z.int().min(1).max(99_999) }))
  .max(300);
