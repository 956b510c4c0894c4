/** Shapes of worlds.json, map-areas.json and xboat-routes.json. */
import { z } from 'zod';
import { ALLEGIANCES, ATMOSPHERES, STARPORTS, ZONES } from '../names.ts';
import { header, hexName, navy, printedFactor, provenance, side, span, text } from './parts.ts';

/** One world box. */
const worldRecord = z.strictObject({
  hex: hexName,
  name: text,
  allegiance: z.enum(ALLEGIANCES),
  control: side.nullable(),
  starport: z.enum(STARPORTS),
  tech: z.int().min(0).max(15),
  naval: z.boolean(),
  scout: z.boolean(),
  military: z.boolean(),
  gasGiant: z.boolean(),
  ocean: z.boolean(),
  atmosphere: z.enum(ATMOSPHERES),
  zone: z.enum(ZONES),
  highPop: z.boolean(),
  subsector: text,
  capital: z.boolean(),
  sdb: printedFactor(0, 5000),
  defense: printedFactor(0, 1_000_000),
  aliases: z.array(text).optional(),
  note: text.optional(),
  ...provenance,
});

/** worlds.json */
export const worldsFile = z.strictObject({
  ...header,
  columns: span,
  rows: span,
  offDisplay: z.array(hexName),
  worlds: z.array(worldRecord).min(1),
});

/** map-areas.json */
export const mapAreasFile = z.strictObject({
  ...header,
  boxes: z.array(
    z.strictObject({
      id: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
      name: text,
      owner: side,
      entry: hexName,
      note: text.optional(),
      ...provenance,
    }),
  ),
});

/** xboat-routes.json */
export const xboatRoutesFile = z.strictObject({
  ...header,
  routes: z.array(
    z.strictObject({
      a: hexName,
      b: hexName,
      length: z.int().min(1).max(20),
      network: navy,
      note: text.optional(),
      ...provenance,
    }),
  ),
});
