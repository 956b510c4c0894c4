/** The position file: any moment of a battle, written by people. Everything left out is as the scenario prints it. */
import { z } from 'zod';
import { MISSILE_TYPES } from '../data/names.ts';
import { civ, direction, hexName, id, seat, unitId, velocity } from '../data/schema-parts.ts';

export const PART_STATES = ['ok', 'vulnerable', 'damaged', 'destroyed'] as const;
/** In the order of the numbers in the state. */
export const STATUSES = [
  'in-play',
  'destroyed',
  'jumped',
  'landed',
  'removed',
  'inside',
  'delivered',
  'waiting',
  'dormant',
] as const;
export const JUMPS = ['none', 'prepared-now', 'prepared', 'jumping'] as const;
/** What a pod's craft can be doing; launched ones stand in `craft` of the position. */
export const CRAFT_PLACES = ['none', 'inside', 'prepared-now', 'prepared', 'out', 'lost'] as const;

const partState = z.enum(PART_STATES);
const missiles = z.partialRecord(z.enum(MISSILE_TYPES), z.int().min(0).max(99));
const rails = z.array(z.enum(MISSILE_TYPES)).max(3);
const energy = z.int().min(0).max(9999);
const box = z.int().min(1).max(39);
const zig = z.literal([0, 1]);

const podShape = z.strictObject({
  box,
  state: partState.optional(),
  energy: energy.optional(),
  missiles: missiles.optional(),
  ready: missiles.optional(),
  fieldUp: z.boolean().optional(),
  known: z.boolean().optional(),
  craft: z
    .strictObject({
      at: z.enum(CRAFT_PLACES).optional(),
      bridge: partState.optional(),
      engine: partState.optional(),
      energy: energy.optional(),
      rails: rails.optional(),
    })
    .optional(),
});

const unitShape = z.strictObject({
  id: unitId,
  /** a bought ship: its seat and class */
  seat: seat.optional(),
  class: id.optional(),
  boxes: z.array(id.nullable()).max(39).optional(),
  carries: z.array(id.nullable()).max(39).optional(),
  hex: hexName.optional(),
  direction: direction.optional(),
  velocity: velocity.optional(),
  zig: zig.optional(),
  status: z.enum(STATUSES).optional(),
  captured: z.boolean().optional(),
  energy: energy.optional(),
  bridge: partState.optional(),
  engine: partState.optional(),
  /** one state for all hull fields, or one for each */
  field: z.union([partState, z.array(partState).max(4)]).optional(),
  fieldUp: z.boolean().optional(),
  jump: z.enum(JUMPS).optional(),
  dockedWith: unitId.optional(),
  landing: z.boolean().optional(),
  bound: z.boolean().optional(),
  lastCharged: z.int().min(-1).max(999).optional(),
  pods: z.array(podShape).max(39).optional(),
});

const onPlane = {
  id: unitId.optional(),
  hex: hexName,
  direction,
  velocity,
  zig: zig.optional(),
  energy: energy.optional(),
  revealed: z.boolean().optional(),
  lastCharged: z.int().min(-1).max(999).optional(),
};

const craftShape = z.strictObject({
  ...onPlane,
  from: unitId,
  box,
  bridge: partState.optional(),
  engine: partState.optional(),
  rails: rails.optional(),
});

const missileShape = z.strictObject({
  ...onPlane,
  type: z.enum(MISSILE_TYPES),
  civ: civ.optional(),
  from: unitId,
  /** left out: it came from no pod that can still control it */
  box: box.optional(),
  payload: z.int().min(0).max(9).optional(),
});

export const positionShape = z.strictObject({
  /** id of a scenario, or a whole scenario record (read by the caller) */
  scenario: z.union([z.string().max(60), z.record(z.string(), z.unknown())]),
  start: z.strictObject({
    turn: z.int().min(1).max(9999),
    seat,
    phase: z.enum(['movement', 'command', 'fire']),
  }),
  first: seat.optional(),
  options: z.record(z.string().max(40), z.union([z.boolean(), z.int(), z.string().max(40)])).optional(),
  sheets: z
    .array(z.tuple([z.int().min(-99).max(99), z.int().min(-99).max(99)]))
    .max(400)
    .optional(),
  planets: z
    .array(z.strictObject({ name: z.string().max(40), hex: hexName, direction: direction.optional() }))
    .optional(),
  units: z.array(unitShape).max(120).optional(),
  craft: z.array(craftShape).max(120).optional(),
  missiles: z.array(missileShape).max(400).optional(),
  firstShot: z.int().min(0).max(9999).optional(),
  /** unit with Sambu aboard */
  sambu: unitId.optional(),
  betweenBattles: z.boolean().optional(),
});

export type PositionFile = z.output<typeof positionShape>;
export type PositionInput = z.input<typeof positionShape>;
export type PositionUnit = z.output<typeof unitShape>;
export type PositionPod = z.output<typeof podShape>;
export type PositionCraft = z.output<typeof craftShape>;
export type PositionMissile = z.output<typeof missileShape>;
