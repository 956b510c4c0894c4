/** Shapes of the five data files: the built-in ones and those of a data pack. */
import { z } from 'zod';
import { ODDS, STRENGTHS, SYMMETRIES } from './names.ts';
import { header, provenance, source, text, unitGroups, unitType, where } from './schema-parts.ts';
import { scenariosFile } from './schema-scenarios.ts';

export { type RawScenario, scenarioRecord } from './schema-scenarios.ts';

/** One unit type; strengths as printed, AS-DS-MA with an asterisk or AS-DS for ground units. */
export const unitRecord = z.strictObject({
  id: unitType,
  name: text,
  class: z.enum(['ship', 'fighter', 'base', 'ground', 'planetaryBase']),
  strengths: z
    .array(z.string().regex(/^\d{1,2}-\d{1,2}(-\d{1,2}\*?)?$/, 'must be AS-DS-MA or AS-DS'))
    .min(1)
    .max(4),
  buildCost: z.int().min(0).max(999),
  repairCost: z.int().min(0).max(999),
  valuePoints: z.int().min(0).max(9999),
  carries: z
    .strictObject({
      /** one fighter step for each current step */
      fighterSteps: z.boolean().optional(),
      ships: z.int().min(0).max(9).optional(),
      /** one ground step for each current step */
      groundSteps: z.boolean().optional(),
      groundUnits: z.int().min(0).max(9).optional(),
    })
    .optional(),
  feeders: z.strictObject({ type: unitType, count: z.int().min(1).max(9) }).optional(),
  valueSource: source.optional(),
  ...provenance,
});

/** units.json */
export const unitsFile = z.strictObject({ ...header, units: z.array(unitRecord) });

const hits = z.int().min(0).max(9);
const share = z.tuple([z.int().min(1).max(9), z.int().min(1).max(9)]);
const small = z.int().min(0).max(999);

/** tables.json */
export const tablesFile = z.strictObject({
  ...header,
  combatResults: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          odds: z.enum(ODDS),
          cells: z.array(z.union([hits, z.literal(['A', 'B'])], { error: 'must be hits, A or B' })).length(6),
        }),
      )
      .length(7),
    A: z.array(hits).length(6),
    B: z.array(hits).length(6),
    ...provenance,
  }),
  range: z.strictObject({ change: z.array(z.int().min(-99).max(99)).min(1).max(20), ...provenance }),
  facing: z.strictObject({ forward: share, rear: share, defence: share, ...provenance }),
  combat: z.strictObject({
    fireGroup: z.int().min(1).max(99),
    stacking: z.int().min(1).max(99),
    superiority: z.int().min(1).max(9),
    pdbRange: z.int().min(1).max(9),
    yieldRange: small,
    groundRounds: z.int().min(1).max(999),
    quietTurns: z.int().min(1).max(99),
    battleTurns: z.int().min(1).max(200),
    freeInfantrySteps: z.int().min(1).max(2),
    ...provenance,
  }),
  economy: z.strictObject({
    income: small,
    trade: z.strictObject({ own: small, neutral: small, enemy: small }),
    planetCargoLastPayment: z.int().min(1).max(9),
    findOn: z.int().min(0).max(6),
    ...provenance,
  }),
  facilities: z.strictObject({ base: z.array(unitType), planet: z.array(unitType), ...provenance }),
  taskForces: z.strictObject({
    markers: z.int().min(1).max(25),
    emptyRange: z.int().min(1).max(9),
    ...provenance,
  }),
  score: z.strictObject({ planet: small, blockaded: small, ...provenance }),
});

const distance = z.int().min(0).max(99);
const span = z.tuple([z.int().min(1).max(99), z.int().min(1).max(99)]);

/** geometry.json */
export const geometryFile = z.strictObject({
  ...header,
  sheet: z.strictObject({ columns: z.int().min(9).max(41), rows: z.int().min(9).max(41), ...provenance }),
  systems: z.strictObject({ apart: distance, fromEdge: distance, ...provenance }),
  planets: z.strictObject({ fromStar: distance, apart: distance, columns: span, rows: span, ...provenance }),
  battle: z.strictObject({
    defenderMargin: distance,
    attackerDistance: distance,
    separation: distance,
    exitDepth: distance,
    ...provenance,
  }),
});

const sheet = z.tuple([z.int().min(0).max(20), z.int().min(0).max(20)]);

/** generator.json */
export const generatorFile = z.strictObject({
  ...header,
  source,
  layouts: z
    .array(
      z.strictObject({
        key: z.string().regex(/^[a-z0-9]{1,10}$/),
        players: z.int().min(2).max(6),
        grid: z.tuple([z.int().min(1).max(20), z.int().min(1).max(20)]),
        homes: z.array(sheet).min(2).max(6),
        symmetry: z.enum(SYMMETRIES),
      }),
    )
    .min(1),
  garrisons: z.array(
    z.strictObject({
      strength: z.enum(STRENGTHS),
      forces: z.array(z.strictObject({ where, units: unitGroups })),
    }),
  ),
  preset: z.strictObject({
    /** index of the item that the list starts over from */
    repeatFrom: z.int().min(0).max(99),
    items: z
      .array(z.strictObject({ where: z.union([where, z.literal('aboardLast')]), units: unitGroups }))
      .min(1)
      .max(100),
  }),
  sectorNames: z.array(text).min(1).max(64),
  houseNames: z.array(text).min(6).max(8),
});

/** The schema of each file, by file name without `.json`. */
export const fileSchemas = {
  units: unitsFile,
  tables: tablesFile,
  geometry: geometryFile,
  generator: generatorFile,
  scenarios: scenariosFile,
} as const;

/** Name of a data file without `.json`. */
export type FileName = keyof typeof fileSchemas;
/** The five files as they are written. */
export type RawFiles = { readonly [F in FileName]: z.input<(typeof fileSchemas)[F]> };
/** The five files after the schema has passed them. */
export type ParsedFiles = { readonly [F in FileName]: z.output<(typeof fileSchemas)[F]> };
