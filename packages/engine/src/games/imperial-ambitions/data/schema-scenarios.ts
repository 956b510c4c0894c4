/** Shape of scenarios.json and of one scenario from a file. */
import { z } from 'zod';
import { FOG_LEVELS, MAP_SYMMETRIES, STRENGTHS } from './names.ts';
import {
  facing,
  header,
  hexLabel,
  id,
  owner,
  placeId,
  planetKind,
  player,
  source,
  steps,
  text,
  unitGroups,
  unitType,
  where,
  xy,
} from './schema-parts.ts';

/** Who wins, and in which words (R111, R123). */
export const victoryRecord = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('conquest'), scope: z.enum(['allSectors', 'homeSectors']) }),
  z.strictObject({ type: z.literal('planets'), count: z.int().min(1).max(999) }),
  z.strictObject({
    type: z.literal('lossPoints'),
    margin: z.int().min(0).max(9999),
    lastSideWins: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('destroyUnits'),
    seat: player,
    targets: z
      .array(z.strictObject({ type: unitType, owner }))
      .min(1)
      .max(14),
    otherwise: player,
  }),
  z.strictObject({
    type: z.literal('controlPlanet'),
    seat: player,
    planet: z.literal('habitable').optional(),
    otherwise: player,
  }),
]);

const playerRecord = z.strictObject({
  seat: player,
  name: text,
  team: z.int().min(0).max(8).optional(),
  startingValuePoints: z.int().min(0).max(20_000).optional(),
  spent: z.int().min(0).max(20_000).optional(),
  treasury: z.int().min(0).max(20_000).optional(),
});

const optionsRecord = z.strictObject({
  fog: z.enum(FOG_LEVELS).optional(),
  freeGarrison: z.boolean().optional(),
  forces: z.enum(['preset', 'purchase']).optional(),
  neutralStrength: z.enum(STRENGTHS).optional(),
  turnLimit: z.int().min(1).max(999).nullable(),
  victory: victoryRecord,
  /** switches of the game that this scenario sets, by option id */
  houseRules: z.record(z.string().max(40), z.union([z.boolean(), z.int(), z.string().max(40)])).optional(),
});

const planetRecord = z.strictObject({ type: planetKind, hex: hexLabel.nullable() });
const planets = z.array(planetRecord).max(3);
const force = z.strictObject({ where, units: unitGroups });
const placement = z.strictObject({
  type: unitType,
  steps: steps.optional(),
  xy,
  facing,
  aboard: unitGroups.optional(),
});

const common = {
  schema: z.string().max(200).optional(),
  id,
  name: text,
  source,
  blurb: text.optional(),
  players: z.array(playerRecord).min(2).max(8),
  options: optionsRecord,
};

/** A war on sector sheets. */
export const warRecord = z.strictObject({
  ...common,
  kind: z.literal('strategic'),
  generatedFrom: z.record(z.string().max(40), z.unknown()).optional(),
  fairness: z
    .strictObject({
      symmetry: z.enum(MAP_SYMMETRIES),
      nearestRivalCapital: z.array(z.int().min(0)).max(8),
      sumOfFourNearestNeutral: z.array(z.int().min(0)).max(8),
    })
    .optional(),
  sectors: z
    .array(
      z.strictObject({
        id: placeId,
        name: text,
        sheet: z.tuple([z.int().min(0).max(99), z.int().min(0).max(99)]),
        home: player.nullable(),
      }),
    )
    .min(1)
    .max(64),
  systems: z
    .array(
      z.strictObject({
        id: placeId,
        name: text,
        sector: placeId,
        hex: hexLabel,
        xy: xy.optional(),
        owner,
        capital: z.boolean().optional(),
        planets,
      }),
    )
    .min(1)
    .max(200),
  forces: z.array(z.strictObject({ owner, system: placeId, where, units: unitGroups })).max(400),
});

/** One battle, with or without ground combat. */
export const battleRecord = z.strictObject({
  ...common,
  kind: z.literal('battle'),
  site: z.strictObject({ type: z.enum(['deepSpace', 'system']), planets }),
  setup: z.enum(['standard', 'preset', 'groundOnly']),
  sides: z
    .array(
      z.strictObject({
        seat: owner,
        role: z.enum(['defender', 'attacker']),
        forces: z.array(force).max(20).optional(),
        placements: z.array(placement).max(60).optional(),
      }),
    )
    .min(2)
    .max(8),
});

/** One scenario. */
export const scenarioRecord = z.discriminatedUnion('kind', [warRecord, battleRecord]);

/** scenarios.json */
export const scenariosFile = z.strictObject({ ...header, scenarios: z.array(scenarioRecord).min(1).max(100) });

export type RawScenario = z.input<typeof scenarioRecord>;
export type ScenarioRecord = z.output<typeof scenarioRecord>;
export type WarRecord = z.output<typeof warRecord>;
export type BattleRecord = z.output<typeof battleRecord>;
