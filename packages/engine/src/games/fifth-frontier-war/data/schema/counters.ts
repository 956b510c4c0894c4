/** Shape of counters.json. */
import { z } from 'zod';
import { FUEL_CODES, SQUADRON_TYPES, TROOP_SIZES } from '../names.ts';
import { header, hexName, id, navy, printedFactor, provenance, text } from './parts.ts';

const factor = z.int().min(0).max(99);
/** attack, bombardment, defense */
const factors = z.tuple([factor, factor, factor]);
const flag = z.boolean().optional();
const capacity = z.union([z.literal('defense'), z.tuple([z.int().min(0), z.int().min(0)])], {
  error: 'must be the capacity of the full and of the reduced side, or defense',
});

const squadronRecord = z.strictObject({
  id,
  navy,
  type: z.enum(SQUADRON_TYPES),
  jump: z.int().min(0).max(6),
  fuel: z.enum(FUEL_CODES),
  full: factors,
  reduced: factors.nullable(),
  group: z.enum(['regular', 'special', 'colonial-named', 'colonial-numbered']),
  blackGlobe: flag,
  name: text.optional(),
  home: hexName.optional(),
  note: text.optional(),
  ...provenance,
});

const troopRecord = z.strictObject({
  id,
  navy,
  size: z.enum(TROOP_SIZES),
  factor: printedFactor(1, 9999),
  tech: z.int().min(0).max(15),
  group: z.enum(['regular', 'marine', 'huscarle', 'mercenary', 'colonial-named', 'colonial-numbered', 'fulacin']),
  armor: flag,
  elite: flag,
  jumpTroop: flag,
  marine: flag,
  huscarle: flag,
  mercenary: flag,
  psionic: flag,
  name: text.optional(),
  home: hexName.optional(),
  note: text.optional(),
  ...provenance,
});

/** counters.json */
export const countersFile = z.strictObject({
  ...header,
  capacities: z.strictObject({
    battle: capacity,
    cruiser: capacity,
    assault: capacity,
    tanker: capacity,
    scout: capacity,
  }),
  squadrons: z.array(squadronRecord).min(1),
  troops: z.array(troopRecord),
  guerrillas: z.array(z.strictObject({ id, navy: z.literal('zhodani'), note: text.optional(), ...provenance })),
  fleets: z.array(
    z.strictObject({
      id,
      /** short name in plots */
      code: z.string().regex(/^[A-Z0-9]{2,5}$/, 'must be 2 to 5 capitals and digits'),
      navy,
      name: text,
      plotting: z.int().min(0).max(9),
      tactical: z.int().min(-9).max(9),
      note: text.optional(),
      ...provenance,
    }),
  ),
  admirals: z.array(
    z.strictObject({
      id,
      navy,
      name: text,
      precedence: z.int().min(1).max(99),
      plotting: z.int().min(0).max(9),
      tactical: z.int().min(-9).max(9),
      title: z.enum(['duke-of-regina', 'provincial-governor']).optional(),
      note: text.optional(),
      ...provenance,
    }),
  ),
  warrant: z.strictObject({ id, navy: z.literal('imperial'), ...provenance }),
});
