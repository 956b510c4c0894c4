/** Shape of scenarios.json. */
import { z } from 'zod';
import { fifthFrontierWarOptions } from '../options.ts';
import { count, header, hexName, id, levels, navy, provenance, side, span, text, turn } from './parts.ts';

const optionIds = fifthFrontierWarOptions.map((option) => option.id);
const rectangle = z.strictObject({ columns: span, rows: span });
const fleet = z.strictObject({ id, admiral: id.nullable(), squadrons: z.array(id).min(1) });
const general = {
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
    .max(40),
  title: text,
  brief: text,
  minutes: z.int().min(1).max(10_000),
  teaches: z.array(text).optional(),
  /** options that the players may change */
  options: z.array(z.enum(optionIds)),
  ...provenance,
};
const forces = {
  hex: hexName,
  side,
  /** squadrons outside fleets */
  orbit: z.array(id).optional(),
  /** troops on the world */
  surface: z.array(id).optional(),
  fleets: z.array(fleet).optional(),
  /** squadron → troops aboard */
  cargo: z.record(id, z.array(id)).optional(),
};

/** What differed when games of rules version 2 began: they go on as they were laid out. */
const earlierFront = z.strictObject({
  /** squadrons that its placements had not */
  absent: z.array(id).optional(),
  reinforcements: z.array(z.strictObject({ ...forces, turn: turn.min(1) })).optional(),
  levels,
});
const earlierBattle = z.strictObject({ levels });

const campaign = z.strictObject({ ...general, kind: z.literal('campaign'), boxes: z.array(id) });
const front = z.strictObject({
  ...general,
  kind: z.literal('front'),
  map: rectangle,
  turns: turn.min(1),
  /** standard plotting values that replace the printed ones */
  plotting: z.partialRecord(navy, z.int().min(0).max(9)),
  placements: z.array(z.strictObject(forces)).min(1),
  guerrillas: z.array(z.strictObject({ id, hex: hexName, mode: z.enum(['covert', 'overt']) })),
  reinforcements: z.array(z.strictObject({ ...forces, turn: turn.min(1) })),
  levels,
  earlier: earlierFront.optional(),
});
const battle = z.strictObject({
  ...general,
  kind: z.literal('battle'),
  hex: hexName,
  imperial: z.array(fleet).min(1),
  zhodani: z.array(fleet).min(1),
  /** squadrons that start without fuel */
  dry: z.array(id),
  /** where disengaging squadrons may go */
  disengage: rectangle,
  /** points for having the hex alone at the end */
  aloneInHex: count,
  levels,
  earlier: earlierBattle.optional(),
});

/** One scenario record. */
const scenarioRecord = z.discriminatedUnion('kind', [campaign, front, battle]);
/** scenarios.json */
export const scenariosFile = z.strictObject({ ...header, scenarios: z.array(scenarioRecord).min(1) });

export type ParsedScenario = z.output<typeof scenarioRecord>;
export type ParsedFront = z.output<typeof front>;
export type ParsedBattle = z.output<typeof battle>;
export type ParsedForces = z.output<z.ZodObject<typeof forces>>;
export type ParsedFleet = z.output<typeof fleet>;
