/** Shape of order-of-battle.json. */
import { z } from 'zod';
import { FUEL_CODES, SQUADRON_TYPES } from '../names.ts';
import { count, header, hexName, id, navy, provenance, ruleId, side, turn } from './parts.ts';

/** Which counters, and how many of them are drawn; `units` names them instead. */
const drawFields = {
  what: z.enum(['squadrons', 'troops', 'fleets', 'admirals', 'special']),
  navy,
  group: z
    .enum(['regular', 'special', 'colonial-named', 'colonial-numbered', 'marine', 'huscarle', 'mercenary', 'fulacin'])
    .optional(),
  type: z.enum(SQUADRON_TYPES).optional(),
  factor: z.int().min(1).optional(),
};

/** Where the owner may put them. `area` home: each at its own world. */
const place = z.union(
  [
    z.strictObject({ hex: hexName }),
    z.strictObject({ box: id }),
    z.strictObject({ with: z.literal('squadrons') }),
    z.strictObject({
      area: z.enum([
        'home',
        'colonial-homes',
        'imperium',
        'zhodani',
        'sword-worlds',
        'vargr',
        'naval-base',
        'scout-base',
        'off-map',
      ]),
      also: z.array(hexName).optional(),
      embarked: z.boolean().optional(),
    }),
  ],
  { error: 'must be a hex, a box, an area, or with squadrons' },
);

const initialEntry = z.strictObject({
  rule: ruleId,
  ...drawFields,
  count: count.optional(),
  units: z.array(id).min(1).optional(),
  /** an admiral on loan: the navy he serves and his precedence there */
  serves: z.strictObject({ navy, precedence: z.int().min(1).max(99) }).optional(),
  place,
});

const returnBoxes = z.strictObject({ colonial: id, other: id });

/** order-of-battle.json */
export const orderOfBattleFile = z.strictObject({
  ...header,
  initial: z.strictObject({ imperial: z.array(initialEntry), zhodani: z.array(initialEntry) }),
  guerrillas: z.strictObject({
    rule: ruleId,
    atLeast: z.array(z.strictObject({ hex: hexName, count })),
    ...provenance,
  }),
  reinforcements: z.array(
    z.strictObject({
      rule: ruleId,
      turn,
      side,
      boxes: z.array(id).min(1),
      draws: z.array(z.strictObject({ ...drawFields, count })),
    }),
  ),
  imperialDie: z.strictObject({
    rule: ruleId,
    fromTurn: turn,
    box: id,
    perFleet: z.strictObject({ admirals: count, special: count }),
    ...provenance,
  }),
  replacementBoxes: z.strictObject({ imperial: returnBoxes, zhodani: returnBoxes, ...provenance }),
  surprise: z.array(
    z.strictObject({
      rule: ruleId,
      hex: hexName,
      jump: z.int().min(0).max(6),
      fuel: z.array(z.enum(FUEL_CODES)).min(1),
      discoveredOn: z.array(z.int().min(1).max(6)),
      ...provenance,
    }),
  ),
});

/** One line of the initial chart. */
export type InitialEntry = z.output<typeof initialEntry>;
/** What says which counters are meant. */
export type DrawFields = Pick<InitialEntry, 'what' | 'navy' | 'group' | 'type' | 'factor'>;
