/** Shapes of the five data files: the built-in ones and those of a data pack. */
import { z } from 'zod';
import { CHIT_IDS, OPERATIONS, SECTORS, SERIES } from './names.ts';
import { header, id, level, source, techLevel, text } from './schema-parts.ts';
import { scenariosFile } from './schema-scenarios.ts';

export { scenarioRecord, scenariosFile } from './schema-scenarios.ts';

const coordinate = z.int().min(0).max(1000);
const sourceOfFields = z.strictObject({
  printed: z.array(z.string().max(40)).optional(),
  inferred: z.array(z.string().max(40)).optional(),
  reconstructed: z.array(z.string().max(40)).optional(),
  custom: z.array(z.string().max(40)).optional(),
});
const place = { id, x: coordinate, y: coordinate, region: id.optional() };

const systemRecord = z.strictObject({
  ...place,
  name: text,
  planets: z.int().min(1).max(3),
  techNorm: techLevel,
  resourceValue: z.int().min(-3).max(4),
  /** id of a Race, or `unique` */
  race: id,
  /** code of an Ideology, or 2000 for Unique */
  ideology: z.int().min(1000).max(9999),
  confederation: z.union([z.boolean(), z.literal('by-vote')]),
  sources: sourceOfFields.optional(),
});

/** map.json */
const mapFile = z.strictObject({
  ...header,
  races: z
    .array(z.strictObject({ id, name: text, source: source.optional() }))
    .min(1)
    .max(20),
  ideologies: z
    .array(
      z.strictObject({
        code: z.int().min(1000).max(9999),
        series: z.enum(SERIES),
        name: text,
        source: source.optional(),
      }),
    )
    .min(1)
    .max(40),
  systems: z.array(systemRecord).min(7).max(90),
  gapSystems: z.array(z.strictObject({ ...place, name: text.optional() })).max(60),
  links: z.array(z.tuple([id, id])).max(600),
  linksSource: source.optional(),
  /** outline of the Confederation, for drawing only */
  boundary: z
    .array(z.tuple([coordinate, coordinate]))
    .max(200)
    .optional(),
  arms: z
    .array(z.strictObject({ id, name: text, spine: z.array(id) }))
    .max(20)
    .optional(),
});

const entry = z
  .string()
  .regex(/^(C|R|T|T\/C|G|S|\+1|-1)((>=|<=)\d)?$/, 'must be a result such as C, T/C>=5, +1>=3 or -1<=8');
const line = z.tuple([entry.nullable(), entry.nullable(), entry.nullable()]);

/** year-cards.json: each line is result, target, base */
const yearCardsFile = z.strictObject({
  ...header,
  cards: z.array(
    z.strictObject({
      nr: z.int().min(1).max(200),
      sectorChecks: z.array(level).max(5),
      conquest: line,
      raid: line,
      govern: line,
      communicate: line,
      guardianWeb: line,
      starGate: line,
    }),
  ),
});

/** event-chits.json */
const eventChitsFile = z.strictObject({
  ...header,
  maxHeld: z.int().min(1).max(9),
  chits: z.array(
    z.strictObject({
      id: z.enum(CHIT_IDS),
      name: text,
      kind: z.enum(['random', 'holding']),
      count: z.int().min(0).max(20),
      number: z.int().min(1).max(9).optional(),
      letter: z.enum(['A', 'B', 'C', 'D']).optional(),
      oncePerGame: z.boolean().optional(),
      afterPlay: z.enum(['discard', 'keep', 'remove']).optional(),
    }),
  ),
});

const perOperation = z.strictObject({
  conquest: z.int().min(-9).max(9),
  raid: z.int().min(-9).max(9),
  communicate: z.int().min(-9).max(9),
  guardianWeb: z.int().min(-9).max(9),
  govern: z.int().min(-9).max(9),
  starGate: z.int().min(-9).max(9),
});
const TWO_DICE = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
const small = z.int().min(-99).max(99);
const sixOf = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).length(6);

/** tables.json */
const tablesFile = z.strictObject({
  ...header,
  sectorCheck: z.strictObject({ rows: z.record(z.enum(TWO_DICE), z.array(level).length(5)) }),
  systemAssignment: sixOf(sixOf(id)),
  operations: z
    .array(
      z.strictObject({
        id: z.enum(OPERATIONS),
        class: z.enum(['stellar', 'interstellar']),
        sector: z.enum(SECTORS),
        cost: z.int().min(0).max(20),
        rangeCost: z.boolean(),
        gateCost: z.int().min(0).max(20),
      }),
    )
    .length(OPERATIONS.length),
  modifiers: z.strictObject({
    sameIdeology: perOperation,
    relatedIdeology: perOperation,
    unrelatedIdeology: perOperation,
    sameRace: perOperation,
    differentRace: perOperation,
  }),
  rangeLimit: z.record(z.enum(['-3', '-2', '-1', '0', '1', '2', '3']), z.int().min(1).max(20)),
  raidExploitation: z.record(z.string().regex(/^-?\d{1,2}$/, 'must be a total'), z.int().min(0).max(99)),
  rebellionModifiers: z.strictObject({
    inUnrest: small,
    differentRace: small,
    relatedIdeology: small,
    unrelatedIdeology: small,
    perResourcePoint: small,
    perWebPoint: small,
    ownTrade: small,
    foreignTrade: small,
    exploitation: small,
  }),
  unrestRebellion: z.strictObject({
    autoRebelAt: z.int().min(1).max(99),
    rows: z.record(z.enum(TWO_DICE), z.array(z.enum(['-', 'U', 'R'])).length(12)),
  }),
  outworlderAppearance: sixOf(z.enum(['none', 'outworlder', 'draka'])),
  outworlder: z.strictObject({
    military: level,
    cards: z.int().min(1).max(9),
    operations: z.int().min(0).max(9),
    maxActive: z.int().min(1).max(5),
    endsAt: level,
  }),
  draka: z.strictObject({
    seat: id,
    military: level,
    cards: z.int().min(1).max(20),
    operations: z.int().min(1).max(20),
  }),
  raiderAppearance: sixOf(z.enum(['none', 'raider'])),
  raiderLocation: sixOf(z.strictObject({ name: text, base: id })),
  raider: z.strictObject({ cards: z.int().min(1).max(9), militaryColumn: level }),
  barnzMoon: z.strictObject({
    firstDie: sixOf(z.enum(['barnz', 'system-assignment'])),
    secondDie: sixOf(z.int().min(-6).max(6)),
  }),
  lynLynan: z.strictObject({
    threshold: z.int().min(1).max(12),
    loss: z.int().min(0).max(6),
    immuneRaces: z.array(id),
    immuneSystems: z.array(id),
  }),
  conversionRatings: z.record(
    z.enum(SERIES),
    z.strictObject({ proselytic: z.int().min(0).max(99), conviction: z.int().min(0).max(99) }),
  ),
  /** by planets 1, 2, 3 */
  colonizationValue: z.array(z.int().min(1).max(999)).length(3),
  independentDiplomatic: z.strictObject({ standard: z.int().min(0).max(9), atjay: z.int().min(0).max(9) }),
  votes: z.strictObject({ perSystem: small, atjay: small, perInfluence: small }),
  victory: z.strictObject({ governable: small, treaty: small, conversion: small, colonization: small }),
  /** best first; the last one has no minimum */
  schedule: z.array(z.strictObject({ min: z.int().nullable(), level: text })).min(1),
});

/** The schema of each file, by file name without `.json`. */
export const fileSchemas = {
  map: mapFile,
  'year-cards': yearCardsFile,
  'event-chits': eventChitsFile,
  tables: tablesFile,
  scenarios: scenariosFile,
} as const;

/** Name of a data file without `.json`. */
export type FileName = keyof typeof fileSchemas;
/** The five files as they are written. */
export type RawFiles = { readonly [F in FileName]: z.input<(typeof fileSchemas)[F]> };
/** The five files after the schema has passed them. */
export type ParsedFiles = { readonly [F in FileName]: z.output<(typeof fileSchemas)[F]> };
export type { ParsedScenario, RawScenario } from './schema-scenarios.ts';
