/** Shape of tables.json. */
import { z } from 'zod';
import { FUEL_CODES, NAVIES, SIDES, STARPORTS, TROOP_SIZES } from '../names.ts';
import { count, header, levels, provenance, turn } from './parts.ts';

const columns = z.array(z.int().min(1)).min(1);
const result = z.int().min(0).max(999);
const percent = z.union([z.int().min(0).max(100), z.literal('d')], { error: 'must be a percentage or d' });
const multipleAttack = z.int().min(1);

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const rows = <T extends z.ZodType>(keys: readonly string[], row: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, z.array(row)])));
const each = <const K extends readonly [string, ...string[]], T extends z.ZodType>(keys: K, value: T) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as { [Key in K[number]]: T });

const phases = each(FUEL_CODES, z.int().min(0).max(1));
const receipts = z.array(z.strictObject({ from: turn, to: turn.nullable(), squadron: count, troop: count }));
const quality = z.enum(['standard', 'low']);

/** tables.json */
export const tablesFile = z.strictObject({
  ...header,
  spaceCombat: z.strictObject({ columns, multipleAttack, rows: rows(numbers(1, 6), result), ...provenance }),
  squadronAgainstSdb: z.strictObject({
    columns,
    multipleAttack,
    strengths: z.array(z.int().min(1)).min(1),
    passive: z.int().min(-9).max(0),
    rows: z.record(z.string().regex(/^\d+$/, 'must be an SDB strength'), z.array(percent)),
    ...provenance,
  }),
  sdbAgainstSquadron: z.strictObject({ columns, multipleAttack, rows: rows(numbers(-2, 8), result), ...provenance }),
  surfaceBombing: z.strictObject({ columns, multipleAttack, rows: rows(numbers(-2, 8), percent), ...provenance }),
  troopCombat: z.strictObject({
    odds: z.array(z.string().regex(/^\d+(\.5)?:\d+(\.5)?$/, 'must be odds such as 1.5:1')).min(1),
    rows: rows(numbers(2, 12), percent),
    ...provenance,
  }),
  techLevelModifiers: z.strictObject({
    bands: z.array(z.strictObject({ min: z.int().min(0), max: z.int().min(0), modifier: z.int().min(-9).max(9) })),
    ...provenance,
  }),
  atmosphereModifiers: z.strictObject({
    breathable: z.int().min(-9).max(9),
    tainted: z.int().min(-9).max(9),
    vacuum: z.int().min(-9).max(9),
    ...provenance,
  }),
  percentageLoss: z.strictObject({
    losses: z.array(z.int().min(10).max(90).multipleOf(10)).length(9),
    rows: z.record(z.string().regex(/^[1-9]\d*$/, 'must be a factor'), z.array(z.int().min(0)).length(9)),
    ...provenance,
  }),
  starports: z.strictObject({
    zeroTimeSquadrons: each(STARPORTS, z.int().min(0).max(99)),
    fuel: z.array(z.enum(STARPORTS)),
    ...provenance,
  }),
  refuelling: z.strictObject({ gasGiant: phases, ocean: phases, base: phases, ...provenance }),
  fleetDefaults: each(NAVIES, z.strictObject({ plotting: z.int().min(0).max(9), tactical: z.int().min(-9).max(9) }))
    .extend(provenance)
    .strict(),
  imperialReinforcements: z.strictObject({
    rows: each(['1', '2', '3', '4', '5', '6'], z.strictObject({ battle: count, cruiser: count, fleets: count })),
    sixFiveBattle: count,
    ...provenance,
  }),
  replacements: each(SIDES, receipts)
    .extend({
      costs: z.strictObject({
        rebuildSquadron: count,
        replaceSquadron: count,
        troopFactor: count,
        armorTroopFactor: count,
      }),
      ...provenance,
    })
    .strict(),
  victory: z.strictObject({
    levels,
    points: z.strictObject({
      enemyCapital: z.number().min(0),
      enemyWorld: z.number().min(0),
      independentWorld: z.number().min(0),
      allVargr: z.number().min(0),
      allSwordWorlds: z.number().min(0),
    }),
    armistice: z.array(z.strictObject({ from: turn, to: turn.nullable(), shift: z.int().min(0).max(8) })).min(1),
    ...provenance,
  }),
  quality: z.strictObject({
    rows: z.array(
      z.strictObject({ side: z.enum(SIDES), firing: quality, target: quality, shift: z.int().min(0).max(9) }),
    ),
    ...provenance,
  }),
  troopSizes: each(TROOP_SIZES, z.array(z.int().min(1)))
    .extend(provenance)
    .strict(),
});
