/** Shapes of the seven data files: the built-in ones and those of a data pack. */
import type { z } from 'zod';
import { countersFile } from './schema/counters.ts';
import { mapAreasFile, worldsFile, xboatRoutesFile } from './schema/map.ts';
import { orderOfBattleFile } from './schema/order-of-battle.ts';
import { scenariosFile } from './schema/scenarios.ts';
import { tablesFile } from './schema/tables.ts';

/** The schema of each file, by file name without `.json`. */
export const fileSchemas = {
  worlds: worldsFile,
  'map-areas': mapAreasFile,
  'xboat-routes': xboatRoutesFile,
  counters: countersFile,
  tables: tablesFile,
  'order-of-battle': orderOfBattleFile,
  scenarios: scenariosFile,
} as const;

/** Name of a data file without `.json`. */
export type FileName = keyof typeof fileSchemas;
/** The seven files as they are written. */
export type RawFiles = { readonly [F in FileName]: z.input<(typeof fileSchemas)[F]> };
/** The seven files after the schema has passed them. */
export type ParsedFiles = { readonly [F in FileName]: z.output<(typeof fileSchemas)[F]> };
