/** Shape of scenarios.json. Lists, flags and nullable fields may be left out; the loader fills them in. */
import { z } from 'zod';
import { MISSILE_TYPES } from './names.ts';
import { direction, hexName, id, ruleId, seat, source, text, unitId, velocity } from './schema-parts.ts';

const missileType = z.enum(MISSILE_TYPES);
const distance = z.int().min(0).max(200);
const podCounts = z.record(id, z.int().min(1).max(39));
const planetName = z.string().min(1).max(40);
const sheetLetter = z.string().regex(/^[A-Z]$/, 'must be one capital letter');
const sheets = z.record(sheetLetter, z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]));

const place = z.strictObject({
  hex: hexName.nullable().default(null),
  directions: z.array(direction).min(1).max(12).optional(),
  velocity: z.tuple([velocity, velocity]),
});

/** One unit of a side. */
export const unitRecord = z.strictObject({
  id: unitId,
  class: id,
  pods: podCounts.optional(),
  boxes: z.array(id.nullable()).max(39).nullable().default(null),
  carries: z.array(id).max(39).default([]),
  rails: z.array(missileType).max(9).default([]),
  podArmor: z.union([z.literal('hull'), z.int().min(0).max(2)], { error: 'must be 0, 1, 2 or hull' }).default('hull'),
  override: z
    .strictObject({
      armor: z.int().min(0).max(2).nullable().default(null),
      forceField: z.int().min(0).max(2).nullable().default(null),
    })
    .default({ armor: null, forceField: null }),
  place: place.optional(),
  removeMissiles: z.record(id, z.array(missileType)).default({}),
  blocksSpent: z.int().min(0).max(99).default(0),
  dormant: z
    .strictObject({ on: z.int().min(1).max(10) })
    .nullable()
    .default(null),
  enters: z
    .strictObject({ hex: hexName, after: z.strictObject({ unit: unitId, pod: id }) })
    .nullable()
    .default(null),
  installation: z.strictObject({ planet: planetName }).nullable().default(null),
  bound: z
    .strictObject({ planet: planetName, untilWithin: distance, immuneTo: z.array(missileType) })
    .nullable()
    .default(null),
  aboard: z.array(z.string().min(1).max(40)).default([]),
  stowedIn: unitId.nullable().default(null),
  group: z.string().min(1).max(40).nullable().default(null),
  source: source.optional(),
  why: text.optional(),
});

const area = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('within'), distance, hex: hexName }),
  z.strictObject({
    kind: z.literal('sheet'),
    sheet: sheetLetter,
    columns: z.tuple([z.int().min(1).max(16), z.int().min(1).max(16)]),
    rows: z.tuple([z.int().min(1).max(18), z.int().min(1).max(18)]),
  }),
  z.strictObject({ kind: z.literal('ring'), planet: planetName, from: distance, to: distance }),
  z.strictObject({ kind: z.literal('secret'), within: distance }),
]);

const setup = z.strictObject({
  units: z.array(unitId).optional(),
  area: area.nullable().default(null),
  differentHexes: z.boolean().default(false),
  spacing: z.int().min(0).max(9).default(0),
  connected: z.boolean().default(false),
  common: z.array(z.enum(['direction', 'velocity'])).default([]),
  prepared: z.boolean().default(false),
  docked: z.boolean().default(false),
  sealed: z.boolean().default(false),
  /** Place of every unit that has none of its own. */
  place: place.optional(),
  source: source.optional(),
  why: text.optional(),
});

/** One player's side. */
export const sideRecord = z.strictObject({
  name: z.string().min(1).max(60),
  units: z.array(unitRecord).max(60).default([]),
  purchase: z
    .strictObject({
      budget: z.int().min(1).max(100_000_000),
      podArmor: z.int().min(0).max(2),
      notOffered: z.array(id).default([]),
    })
    .nullable()
    .default(null),
  podChoice: z
    .strictObject({
      forbidden: z.array(id).default([]),
      max: z.record(id, z.int().min(0).max(99)).default({}),
      craftClass: id,
      needsJump: z.array(id).default([]),
      suggested: z.record(unitId, podCounts).default({}),
      podArmor: z.int().min(0).max(2),
    })
    .nullable()
    .default(null),
  setup: setup.nullable().default(null),
  reinforcements: z
    .strictObject({
      after: z.literal('first-shot'),
      dice: z.int().min(1).max(9),
      on: z.int().min(1).max(10),
      unit: unitRecord.extend({ id: z.string().regex(/^[A-Za-z0-9-]{1,18}\*$/, 'must end in *') }),
    })
    .nullable()
    .default(null),
});

const units = z.array(unitId).min(1);
const number = z.int().min(1).max(99);
const when = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('destroyed'), units, count: number, including: unitId.nullable().default(null) }),
  z.strictObject({ kind: z.literal('jumped'), units, count: number }),
  z.strictObject({ kind: z.literal('orbit'), unit: unitId, planet: planetName }),
  z.strictObject({ kind: z.literal('entered'), unit: unitId, planet: planetName, podIntact: id }),
  z.strictObject({ kind: z.literal('podDestroyed'), unit: unitId, pod: id }),
  z.strictObject({ kind: z.literal('docked'), by: units, with: unitId }),
  z.strictObject({ kind: z.literal('points'), seat, atLeast: number }),
  z.strictObject({ kind: z.literal('apart'), distance }),
  z.strictObject({ kind: z.literal('fleetDestroyed'), seat, spaceshipsOnly: z.boolean() }),
  z.strictObject({ kind: z.literal('sambuJumped') }),
  z.strictObject({ kind: z.literal('sambuLost') }),
  z.strictObject({ kind: z.literal('hopeless') }),
  z.strictObject({ kind: z.literal('yamani'), unit: unitId }),
]);

const region = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sheetColumns'), from: z.int(), to: z.int().nullable() }),
  z.strictObject({ kind: z.literal('beyond'), distance, planet: planetName }),
  z.strictObject({ kind: z.literal('anywhere') }),
]);

const course = z.strictObject({
  direction,
  turns: z
    .array(z.strictObject({ hex: hexName, direction }))
    .min(1)
    .max(50),
  movesWith: seat,
});

const special = z.strictObject({
  podHandlesCraft: z.array(unitId).default([]),
  energyPodTransfer: z.strictObject({ from: unitId, to: unitId }).nullable().default(null),
  sambu: z.strictObject({ aboard: unitId }).nullable().default(null),
  endByAgreement: z.boolean().default(false),
  refuelMissiles: z.strictObject({ unit: unitId, pod: id, type: missileType }).nullable().default(null),
});

/** One scenario. */
export const scenarioRecord = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
    .max(60),
  title: z.string().min(1).max(80),
  set: z.enum(['base', 'article', 'fsb', 'own', 'custom']),
  source,
  size: z.enum(['small', 'medium', 'large']).nullable().default(null),
  brief: text,
  notes: z.array(text).default([]),
  sheets,
  laterSheets: sheets.default({}),
  firstPlayer: z.literal([0, 1, 'die']).default(0),
  boarding: z.boolean().default(false),
  forcedOptions: z.array(z.string().max(40)).default([]),
  jump: z
    .strictObject({ seats: z.array(seat).min(1).max(2), region })
    .nullable()
    .default(null),
  planets: z
    .array(z.strictObject({ name: planetName, hex: hexName, course: course.nullable().default(null) }))
    .default([]),
  asteroids: z.array(hexName).default([]),
  sides: z.tuple([sideRecord, sideRecord]),
  victory: z
    .array(
      z.strictObject({
        result: z.literal([0, 1, 'draw', 'count']),
        rule: ruleId,
        when,
        text,
        source: source.optional(),
      }),
    )
    .min(1),
  points: z
    .strictObject({
      rule: ruleId,
      seat0: z.strictObject({
        orbitPlanet: planetName,
        perShip: z.int().min(0).max(99),
        perPod: z.array(id),
        classes: z.array(id).nullable().default(null),
      }),
      seat1: z.strictObject({ perShipDestroyed: z.int().min(0).max(99), pods: z.array(id) }),
    })
    .nullable()
    .default(null),
  limit: z
    .strictObject({ gameTurns: z.int().min(1).max(999), result: z.enum(['value', 'draw']) })
    .nullable()
    .default(null),
  special: special.prefault({}),
});

/** scenarios.json */
export const scenariosFile = z.strictObject({
  game: z.literal('deltavee').optional(),
  about: text.optional(),
  notes: z.array(text).optional(),
  scenarios: z.array(scenarioRecord),
});

/** A scenario as it is written. */
export type RawScenario = z.input<typeof scenarioRecord>;
/** A scenario after the schema has passed it. */
export type ParsedScenario = z.output<typeof scenarioRecord>;
/** A side after the schema has passed it. */
export type ParsedSide = z.output<typeof sideRecord>;
/** A unit after the schema has passed it. */
export type ParsedUnit = z.output<typeof unitRecord>;
