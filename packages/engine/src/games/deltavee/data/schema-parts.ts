/** Small shapes that several data files share. */
import { z } from 'zod';
import { LOWEST_CIV } from './names.ts';

/** A text for people. */
export const text = z.string().min(1).max(2000);
/** Id of a class, pod, option or other record. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .max(40);
/** Id of a scenario unit. */
export const unitId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, 'must be up to 20 letters, digits and hyphens');
/** Printed hex number. */
export const hexName = z
  .string()
  .regex(/^(?:[A-Z]|\(-?\d{1,3},-?\d{1,3}\))\d{4}$/, 'must be a sheet, two digits column, two digits row');
/** Rule id of our index. */
export const ruleId = z.string().regex(/^DV-[A-Za-z0-9.-]+$/, 'must be a DeltaVee rule id');
/** Civ level. */
export const civ = z.int().min(LOWEST_CIV).max(8);
/** Where a record comes from. */
export const source = z.enum(['printed', 'inferred', 'reconstructed', 'public', 'own', 'custom']);
/** Seat 0 or 1. */
export const seat = z.literal([0, 1]);
/** Clock direction. */
export const direction = z.int().min(1).max(12);
/** Velocity of a unit. */
export const velocity = z.int().min(0).max(9);
