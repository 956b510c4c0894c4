/** Small shapes that several data files share. */
import { z } from 'zod';
import { PLANET_KINDS, UNIT_TYPES } from './names.ts';

/** A text for people. */
export const text = z.string().min(1).max(2000);
/** Id of a scenario. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .max(40);
/** Id of a sector or system. */
export const placeId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, 'must be up to 20 letters, digits and hyphens');
/** Printed hex of a sheet: two digits column, two digits row. */
export const hexLabel = z.string().regex(/^\d{4}$/, 'must be two digits column, two digits row');
/** Global column and row, from 1. */
export const xy = z.tuple([z.int().min(1).max(9999), z.int().min(1).max(9999)]);
/** Where a record comes from. */
export const source = z.enum(['printed', 'inferred', 'reconstructed', 'public', 'own', 'custom']);
/** Player from 1, as files write it. */
export const player = z.int().min(1).max(8);
/** Player from 1, or 0 neutral. */
export const owner = z.int().min(0).max(8);
export const unitType = z.enum(UNIT_TYPES);
export const planetKind = z.enum(PLANET_KINDS);
export const facing = z.int().min(0).max(5);
export const steps = z.int().min(1).max(4);
export const provenance = { source, why: text.optional() };
export const header = { game: z.literal('imperial-ambitions').optional(), about: text.optional() };

export interface RawUnitGroup {
  type: z.output<typeof unitType>;
  n: number;
  /** full strength when left out */
  steps?: number | undefined;
  /** landed, docked or embarked on each of the n units */
  aboard?: RawUnitGroup[] | undefined;
}
/** So many units of one type, each with the same units aboard. Nothing aboard carries anything but a docked CV. */
export const unitGroup: z.ZodType<RawUnitGroup, RawUnitGroup> = z.strictObject({
  type: unitType,
  n: z.int().min(1).max(99),
  steps: steps.optional(),
  get aboard() {
    return z.array(unitGroup).max(12).optional();
  },
});
export const unitGroups = z.array(unitGroup).min(1).max(60);
/** Place in a system. */
export const where = z.enum(['space', 'surface', 'orbit:habitable', 'orbit:gasGiant', 'orbit:rocky']);
export type Where = z.output<typeof where>;
