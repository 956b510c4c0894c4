/** The file of a referee's war: the war in chapters, one for each change by his hand, and what he has decided. */
import { z } from 'zod';

export const REFEREE_FORMAT = 'admiralty-referee-1';

const unit = z.string().min(1).max(40);

export const refereeFileShape = z.strictObject({
  format: z.literal(REFEREE_FORMAT),
  /** date of the first day of week 1 */
  outbreak: z.strictObject({ day: z.int().min(1).max(365), year: z.int().min(0).max(99_999) }),
  /** week in which the players' campaign stands; 0 and less: before the war */
  week: z.int().min(-520).max(999),
  /** saves: each begins where the one before ends, with the referee's change between */
  chapters: z.array(z.unknown()).min(1).max(400),
  /** what he did, for his log */
  changes: z.array(z.strictObject({ week: z.int(), words: z.string().max(400) })).max(4000),
  /** units in the hands of players, with the name of the player-character */
  given: z.array(z.strictObject({ unit, to: z.string().min(1).max(60) })).max(100),
  /** units that stay where they are */
  held: z.array(unit).max(400),
  /** level of the computer for each seat */
  levels: z.array(z.enum(['random', 'cadet', 'captain', 'admiral'])).max(4),
});

export type RefereeFile = z.infer<typeof refereeFileShape>;
