/**
 * The position file: any moment of a war, written by people. Counters by their printed ids, places by hex number or box
 * code. It says all that is in play: whatever it does not name is still in its pool (campaign) or absent (short scenarios),
 * unless a short scenario brings it later. In phase `setUp` everything stands and the first plots are made.
 */
import { z } from 'zod';
import { COMBAT_STAGES, NAVIES, SIDES } from '../data/names.ts';

/** Where play begins; in the order of the numbers in the state. */
export const PHASES = [
  'setUp',
  'reinforcements',
  'replacements',
  'firstMover',
  'xboats',
  'scouts',
  'wellLed',
  'loading',
  'plotted',
  'refuelling',
  'unloading',
  'combat',
  'control',
  'adjustment',
  'guerrillas',
  'plotting',
  'endOfTurn',
] as const;

const id = z.string().min(1).max(40);
const place = z.string().regex(/^(\d{4}|[A-Z]{2})$/, 'must be a hex like 2314 or a box like IR');
const side = z.enum(SIDES);
const percent = z.int().min(0).max(100).multipleOf(10);
const order = z.string().max(400);

const squadronShape = z.strictObject({
  /** left out for members of a fleet */
  at: place.optional(),
  transit: place.optional(),
  step: z.enum(['full', 'reduced']).optional(),
  dry: z.boolean().optional(),
  spent: z.boolean().optional(),
  jumped: z.boolean().optional(),
  eliminated: z.boolean().optional(),
});
const troopShape = z.strictObject({
  at: place.optional(),
  aboard: id.optional(),
  loss: percent.optional(),
  overt: z.boolean().optional(),
  eliminated: z.boolean().optional(),
});
const admiralShape = z.strictObject({
  at: place.optional(),
  /** a squadron */
  aboard: id.optional(),
  /** on loan: navy and precedence 15 (FFW-5.7) */
  serves: z.enum(NAVIES).optional(),
  xboated: z.boolean().optional(),
  eliminated: z.boolean().optional(),
});
const fleetShape = z.strictObject({
  at: place.optional(),
  transit: place.optional(),
  squadrons: z.array(id).max(250),
  /** aboard the fleet; left out `aboard` of the admiral he is in its first squadron */
  commander: id.optional(),
  /** in the notation, the next first */
  orders: z.array(order).max(9).optional(),
  /** carried out in this turn's 2E */
  current: order.optional(),
  mustAbort: z.boolean().optional(),
});
const worldShape = z.strictObject({
  control: z.enum([...SIDES, 'nobody']).optional(),
  sdbLoss: percent.optional(),
  defenseLoss: percent.optional(),
  opened: z.boolean().optional(),
  invader: side.optional(),
  surrendered: z.boolean().optional(),
});

export const positionShape = z.strictObject({
  /** id of a scenario */
  scenario: z.string().max(60),
  options: z.record(z.string().max(40), z.union([z.boolean(), z.int(), z.string().max(40)])).optional(),
  turn: z.int().min(1).max(999).optional(),
  phase: z.enum(PHASES).optional(),
  /** in the middle of a combat phase */
  combat: z
    .strictObject({
      hex: place,
      stage: z.enum(COMBAT_STAGES),
      barred: z.array(side).max(2).optional(),
      sdb: z.enum(['active', 'passive']).optional(),
    })
    .optional(),
  fleets: z.record(id, fleetShape).optional(),
  /** markers drawn and not used */
  freeFleets: z.array(id).max(100).optional(),
  squadrons: z.record(id, squadronShape).optional(),
  troops: z.record(id, troopShape).optional(),
  admirals: z.record(id, admiralShape).optional(),
  /** by hex */
  worlds: z.record(place, worldShape).optional(),
  /** an admiral, a box, or `lost` */
  warrant: id.optional(),
  secretBase: place.optional(),
  baseRevealed: z.boolean().optional(),
  globesArrived: z.boolean().optional(),
  discovered: z.boolean().optional(),
  firstMover: side.optional(),
  /** replacement points: squadron, troop */
  points: z.partialRecord(side, z.tuple([z.int().min(0).max(9999), z.int().min(0).max(99999)])).optional(),
});

export type PositionFile = z.output<typeof positionShape>;
export type PositionInput = z.input<typeof positionShape>;
