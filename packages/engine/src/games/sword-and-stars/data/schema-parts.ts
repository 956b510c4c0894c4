/** Small shapes that several data files share. */
import { z } from 'zod';

/** A text for people. */
export const text = z.string().min(1).max(2000);
/** Id of a System, Empire, scenario or other record. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .max(40);
/** Where a record comes from. */
export const source = z.enum(['printed', 'inferred', 'reconstructed', 'mixed', 'own', 'custom']);
/** Fields that every file may carry. */
export const header = {
  game: z.literal('sword-and-stars').optional(),
  title: text.optional(),
  source: source.optional(),
  why: text.optional(),
};
/** Sector level. */
export const level = z.literal([1, 2, 3, 5, 9]);
/** Tech Level. */
export const techLevel = z.int().min(-3).max(3);
/** Strength of a GuardianWeb. */
export const webStrength = z.literal([2, 3]);
