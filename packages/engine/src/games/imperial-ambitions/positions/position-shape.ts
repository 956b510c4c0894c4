/**
 * The position file: any moment of a war or battle, written by people. Owners count from 1 and 0 is neutral, as in
 * scenario files. With `units` it says all that stands anywhere; without, the scenario's own forces are set up.
 */
import { z } from 'zod';
import {
  facing,
  hexLabel,
  owner,
  placeId,
  planetKind,
  player,
  steps,
  unitType,
  where,
  xy,
} from '../data/schema-parts.ts';

/** Where play begins in a war; the names of S1 to S6 in the order of the sequence. */
export const START_PHASES = [
  'income',
  'build',
  'reorganise',
  'initiative',
  'moving',
  'regroup',
  'trade',
  'declare',
  'fighting',
  'end',
] as const;
/** In the order of the numbers in the state (B0 to B5, T1 to T6, assault). */
export const BATTLE_PHASES = [
  'sides',
  'planets',
  'sheets',
  'defender',
  'attacker',
  'launch',
  'move',
  'stacking',
  'fire',
  'yield',
  'land',
  'check',
  'after',
  'assault',
] as const;
/** In the order of the numbers in the state (G0 to G5). */
export const ASSAULT_PHASES = ['declare', 'finalFire', 'land', 'bombard', 'defender', 'attacker', 'round'] as const;

/** Six dukes with all the value points that an option gives them, and what they build in a long war. */
const MOST_UNITS = 10_000;

const unitName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/, 'must be up to 20 letters, digits and hyphens');
const turn = z.int().min(0).max(999);

const unitShape = z.strictObject({
  id: unitName,
  type: unitType,
  owner,
  /** full strength when left out */
  steps: steps.optional(),
  /** a system (default place: space), or any strategic hex, or aboard another unit of the list */
  system: placeId.optional(),
  where: where.optional(),
  xy: xy.optional(),
  aboard: unitName.optional(),
  taskForce: z.int().min(1).max(25).optional(),
  outside: z.enum(['withdrawn', 'kept']).optional(),
  bound: z.boolean().optional(),
  /** under construction; `fed`: feeder steps used up so far */
  project: z.boolean().optional(),
  fed: z.int().min(0).max(99).optional(),
  feeds: unitName.optional(),
  arrived: z.int().min(0).max(999_999).optional(),
  jumped: turn.optional(),
  worked: turn.optional(),
  shifted: turn.optional(),
  boarded: turn.optional(),
  lastSystem: placeId.optional(),
  /** on the battle map */
  map: z.strictObject({ xy, facing }).optional(),
  activated: z.boolean().optional(),
  fired: z.boolean().optional(),
  hasAttacked: z.boolean().optional(),
  orbit: z.boolean().optional(),
  landing: z.enum(['marked', 'landed']).optional(),
});

const battleShape = z.strictObject({
  /** where in a war; a battle scenario has one site */
  system: placeId.optional(),
  xy: xy.optional(),
  phase: z.enum(BATTLE_PHASES),
  turn: z.int().min(1).max(99).optional(),
  sides: z.array(owner).min(2).max(8).optional(),
  defender: owner.optional(),
  /** left out: everybody against everybody, but team mates */
  hostile: z
    .array(z.tuple([owner, owner]))
    .max(28)
    .optional(),
  quiet: z.int().min(0).max(99).optional(),
});

export const positionShape = z.strictObject({
  /** id of a scenario, or a whole scenario record (read by the caller) */
  scenario: z.union([z.string().max(60), z.record(z.string(), z.unknown())]),
  options: z.record(z.string().max(40), z.union([z.boolean(), z.int(), z.string().max(40)])).optional(),
  start: z.strictObject({ turn: z.int().min(1).max(999), phase: z.enum(START_PHASES) }).optional(),
  /** strategic order of this turn, if it was rolled */
  order: z.array(player).max(8).optional(),
  players: z
    .array(
      z.strictObject({ seat: player, treasury: z.int().min(0).max(99_999).optional(), out: z.boolean().optional() }),
    )
    .max(8)
    .optional(),
  systems: z
    .array(
      z.strictObject({
        id: placeId,
        controller: owner.optional(),
        planets: z
          .array(z.strictObject({ type: planetKind, hex: hexLabel.nullable() }))
          .max(3)
          .optional(),
        assaulted: turn.optional(),
      }),
    )
    .max(200)
    .optional(),
  units: z.array(unitShape).max(MOST_UNITS).optional(),
  /** empty task forces; others follow from their units */
  taskForces: z
    .array(z.strictObject({ owner: player, number: z.int().min(1).max(25), xy }))
    .max(150)
    .optional(),
  battle: battleShape.optional(),
  assault: z
    .strictObject({
      system: placeId,
      attacker: player,
      phase: z.enum(ASSAULT_PHASES),
      round: z.int().min(1).max(100).optional(),
    })
    .optional(),
});

export type PositionFile = z.output<typeof positionShape>;
export type PositionInput = z.input<typeof positionShape>;
export type PositionUnit = z.output<typeof unitShape>;
export type PositionUnitInput = z.input<typeof unitShape>;
