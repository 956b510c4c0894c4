/** Shapes of the five data files: the built-in ones and those of a data pack. */
import { z } from 'zod';
import { FIRE_TYPES, MISSILE_TYPES } from './names.ts';
import { civ, id, source, text } from './schema-parts.ts';
import { scenariosFile } from './schema-scenarios.ts';

export { scenarioRecord } from './schema-scenarios.ts';

const dataSet = z.enum(['base', 'fsb', 'heavy-cruiser', 'alien', 'custom']);
const fireType = z.enum(FIRE_TYPES);
const missileType = z.enum(MISSILE_TYPES);
const count = z.int().min(0).max(99);
const cost = z.int().min(0).max(10_000_000);
const provenance = { source, why: text.optional() };
const header = { game: z.literal('deltavee').optional(), about: text.optional(), notes: z.array(text).optional() };

const figures = [
  'pods',
  'velocity',
  'maneuver',
  'energy',
  'burn',
  'streamlined',
  'burster',
  'armor',
  'forceField',
  'civ',
  'target',
] as const;
const fieldSources = z.strictObject({
  printed: z.array(z.enum(figures)).optional(),
  inferred: z.array(z.enum(figures)).optional(),
  reconstructed: z.array(z.enum(figures)).optional(),
});
const railFigures = {
  missileRails: z.int().min(0).max(9).optional(),
  railManeuverPenalty: z.int().min(0).max(3).optional(),
  railMissileTypes: z.array(missileType).optional(),
  guidanceLimit: z.literal([0, 1, 'all']).optional(),
  guidanceNotAfterLaunch: z.boolean().optional(),
  podBattleCommand: z.int().min(0).max(9).optional(),
};

/** One ship class with all its figures; energy and burn are null only with unlimitedEnergy. */
export const shipRecord = z.strictObject({
  id: id,
  name: text,
  maker: text.optional(),
  kind: z.enum(['spaceship', 'battlecraft', 'installation']),
  set: dataSet,
  pods: z.int().min(0).max(39),
  velocity: z.int().min(0).max(9),
  maneuver: z.int().min(0).max(20),
  energy: z.int().min(0).max(9999).nullable(),
  burn: z.int().min(1).max(999).nullable(),
  streamlined: z.boolean(),
  burster: z.int().min(0).max(4),
  armor: z.int().min(0).max(2),
  forceField: z.int().min(0).max(2),
  civ,
  target: z.int().min(-9).max(0),
  cost: cost.optional(),
  forceFieldCount: z.literal([1, 4]).optional(),
  unlimitedEnergy: z.boolean().optional(),
  damageModel: z.enum(['standard', 'hull-only', 'modular']).optional(),
  extendedHits: z.boolean().optional(),
  storagePods: z.boolean().optional(),
  ...railFigures,
  fieldSources: fieldSources.optional(),
  note: text.optional(),
  ...provenance,
});

/** A craft that is another class with rails; figures not given are those of `base`. */
export const variantRecord = z.strictObject({
  id: id,
  name: text,
  base: id,
  set: dataSet,
  burster: z.int().min(0).max(4).optional(),
  cost: cost.optional(),
  ...railFigures,
  ...provenance,
});

/** ships.json */
export const shipsFile = z.strictObject({
  ...header,
  bursterClasses: z.strictObject({
    0: z.array(fireType),
    1: z.array(fireType),
    2: z.array(fireType),
    3: z.array(fireType),
    4: z.array(fireType),
  }),
  base: z.array(shipRecord),
  fsb: z.array(shipRecord).optional(),
  fighterVariants: z.array(variantRecord).optional(),
  large: z.array(shipRecord).optional(),
  aliens: z.array(shipRecord).optional(),
  installations: z.array(shipRecord).optional(),
  notPlayable: z.array(z.strictObject({ id: id, name: text, ...provenance })).optional(),
});

/** One pod type; what is left out is 0, false or none (damaged figures: as undamaged). */
export const podRecord = z.strictObject({
  id,
  name: text,
  set: dataSet,
  firesWeapons: z.boolean().optional(),
  missiles: z.strictObject({ unguided: count, guided: count, intelligent: count, mims: count }).optional(),
  mustPrepare: z.array(z.enum(['unguided', 'guided', 'intelligent', 'mims'])).optional(),
  battleCommands: count.optional(),
  battleCommandsWhenDamaged: count.optional(),
  civ,
  target: z.int().min(-9).max(0).nullable().optional(),
  jump: z.enum(['standard', 'augmented']).nullable().optional(),
  fires: count.optional(),
  firesWhenDamaged: count.optional(),
  cost: cost.optional(),
  battleComm: z.boolean().optional(),
  tractor: z.strictObject({ range: z.int().min(1).max(20), maneuverCommands: z.int().min(1).max(9) }).optional(),
  carriesBattlecraft: z.int().min(0).max(9).optional(),
  energy: z.int().min(0).max(9999).optional(),
  fieldClass: z.int().min(0).max(2).optional(),
  jams: count.optional(),
  jamsWhenDamaged: count.optional(),
  sharesCommands: z.boolean().optional(),
  supply: z.boolean().optional(),
  reload: z.boolean().optional(),
  repair: z.boolean().optional(),
  storage: z.boolean().optional(),
  slots: z.int().min(1).max(8).optional(),
  passive: z.boolean().optional(),
  cargo: z.boolean().optional(),
  ...provenance,
});

const turns = z.int().min(0).max(99);

/** pods.json */
export const podsFile = z.strictObject({
  ...header,
  pods: z.array(podRecord),
  fsbPods: z.array(podRecord).optional(),
  supplyTransfer: z.array(
    z.strictObject({
      civ: z.int().min(5).max(8),
      fills: z.enum(['missile', 'pod', 'ship']),
      count: z.int().min(1).max(99),
      energyPerPort: z.int().min(0).max(9999).nullable(),
      ports: z.int().min(1).max(9),
      ...provenance,
    }),
  ),
  majorRepair: z.array(
    z.strictObject({
      item: z.enum(['pod', 'engine', 'bridge', 'force-field']),
      jettison: turns,
      transfer: turns,
      install: turns,
      ...provenance,
    }),
  ),
});

/** missiles.json */
export const missilesFile = z.strictObject({
  ...header,
  missiles: z.array(
    z.strictObject({
      type: z.enum(['guided', 'intelligent', 'mims', 'homing']),
      civ,
      velocity: z.int().min(0).max(9),
      maneuver: z.int().min(0).max(20),
      energy: z.int().min(0).max(99),
      ...provenance,
    }),
  ),
  unguided: z.strictObject({
    velocityGain: z.int().min(0).max(9),
    maximumVelocity: z.int().min(1).max(9),
    ...provenance,
  }),
  mimsPayload: z.strictObject({ unguidedMissiles: z.int().min(1).max(12), ...provenance }),
  reasons: z.array(text).optional(),
});

const die = z.int().min(1).max(10);
const part = z
  .string()
  .regex(
    /^(bridge|engine|force-field|critical|no-effect|pod-[1-9]\d?)$/,
    'must be bridge, engine, force-field, pod-N, critical or no-effect',
  );
const chance = z.int().min(0).max(10);
const chances = z.array(chance).length(19);
const tries = z.array(z.union([z.literal('A'), chance], { error: 'must be a chance 0 to 10 or A' })).length(19);
const turn = z.int().min(-6).max(6);
const placements = z.array(z.strictObject({ hex: turn, directions: z.array(turn).min(1) })).min(1);

/** tables.json */
export const tablesFile = z.strictObject({
  ...header,
  fireTypes: z.array(z.strictObject({ id: fireType, energy: z.int().min(0).max(99), ...provenance })),
  fireResults: z.strictObject({
    'laser-burst': chances,
    'particle-burst': chances,
    'laser-barrage': chances,
    'particle-barrage': chances,
    ...provenance,
  }),
  relativeVelocity: z.strictObject({
    chart: z.array(z.array(z.int().min(0).max(18)).length(10)).length(10),
    ...provenance,
  }),
  hitTable: z.strictObject({
    rows: z.array(z.strictObject({ die, parts: z.array(part).min(1).max(2) })).length(10),
    ...provenance,
  }),
  extendedHitTable: z.strictObject({
    rows: z.array(z.strictObject({ first: die, columns: z.array(part).length(5) })).length(10),
    ...provenance,
  }),
  missileInterception: z.strictObject({ civ6: tries, civ7: tries, civ8: tries, ...provenance }),
  forceFieldProtection: z.array(
    z.strictObject({
      effectiveClass: z.literal([1, 2]),
      emergencyActivation: chance,
      hitsWhenIntercepted: z.int().min(0).max(20),
      ...provenance,
    }),
  ),
  heavyCruiserForceField: z.strictObject({
    rows: z.array(z.strictObject({ die: z.array(die).min(1), field: z.int().min(1).max(4).nullable() })),
    ...provenance,
  }),
  heavyCruiserMissileHit: z.strictObject({
    rows: z.array(
      z.strictObject({
        field: z.int().min(1).max(4),
        parts: z.array(part),
        pods: z.tuple([z.int().min(1).max(39), z.int().min(1).max(39)]),
      }),
    ),
    ...provenance,
  }),
  activeSearch: z.strictObject({ normal: count, withBattleCommunications: count, detection: count, ...provenance }),
  energyPod: z.strictObject({ leak: count, ...provenance }),
  missileLaunch: z.strictObject({ hexside: placements, corner: placements, ...provenance }),
  battlecraftLaunch: z.strictObject({ directions: z.array(turn).min(1), ...provenance }),
});

/** The schema of each file, by file name without `.json`. */
export const fileSchemas = {
  ships: shipsFile,
  pods: podsFile,
  missiles: missilesFile,
  tables: tablesFile,
  scenarios: scenariosFile,
} as const;

/** Name of a data file without `.json`. */
export type FileName = keyof typeof fileSchemas;
/** The five files as they are written. */
export type RawFiles = { readonly [F in FileName]: z.input<(typeof fileSchemas)[F]> };
/** The five files after the schema has passed them. */
export type ParsedFiles = { readonly [F in FileName]: z.output<(typeof fileSchemas)[F]> };
/** One ship record of ships.json. */
export type ShipRecord = z.output<typeof shipRecord>;
/** One fighter variant of ships.json. */
export type VariantRecord = z.output<typeof variantRecord>;
/** One pod record of pods.json. */
export type PodRecord = z.output<typeof podRecord>;
export type { ParsedScenario, ParsedSide, ParsedUnit, RawScenario } from './schema-scenarios.ts';
