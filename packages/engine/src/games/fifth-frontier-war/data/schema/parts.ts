/** Small shapes that several data files share. */
import { z } from 'zod';
import { readFactor } from '../factor.ts';
import { LEVELS, NAVIES, SIDES, SOURCES } from '../names.ts';

/** A text for people. */
export const text = z.string().min(1).max(2000);
/** Id of a counter or box. */
export const id = z
  .string()
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'must be letters, digits and hyphens')
  .max(40);
/** Printed hex number. */
export const hexName = z.string().regex(/^\d{4}$/, 'must be two digits column, two digits row');
/** Rule id of our index. */
export const ruleId = z.string().regex(/^FFW-\d+\.\d+[a-z]+$/, 'must be a rule id of Fifth Frontier War');
export const side = z.enum(SIDES);
export const navy = z.enum(NAVIES);
export const source = z.enum(SOURCES);
/** Where a record comes from, and what there is to say about it. */
export const provenance = { source, why: text.optional() };
/** What every file may begin with. */
export const header = {
  game: z.literal('fifth-frontier-war').optional(),
  about: text.optional(),
  notes: z.array(text).optional(),
};
/** Lowest and highest column or row. */
export const span = z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]);
export const count = z.int().min(0).max(999);
/** FFW-1.2e: a factor as a number or as it is printed, 5C or 150K. */
export const printedFactor = (least: number, most: number) => {
  const figure = z.int().min(least).max(most);
  const printed = z.string().transform((value) => readFactor(value) ?? -1);
  return z.union([figure, printed.pipe(figure)], {
    error: `must be a factor from ${least} to ${most}, such as 500 or 5C`,
  });
};
export const turn = z.int().min(0).max(999);
/** From the Imperial end to the Zhodani end; the first has no `min`, the last no `max`. */
export const levels = z
  .array(z.strictObject({ min: z.int().optional(), max: z.int().optional(), level: z.enum(LEVELS) }))
  .min(1);
