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
  /** what players have decided in questions that are still open */
  decided: z
    .array(z.strictObject({ unit, decision: z.int(), part: z.unknown() }))
    .max(400)
    .default([]),
  /** units that stay where they are */
  held: z.array(unit).max(400),
  /** level of the computer for each seat */
  levels: z.array(z.enum(['random', 'cadet', 'captain', 'admiral'])).max(4),
});

export type RefereeFile = z.infer<typeof refereeFileShape>;

/** Why it could not be opened again, in words; null: it can. */
export function refereeFileFault(file: RefereeFile): string | null {
  const read = refereeFileShape.safeParse(file);
  return read.success ? null : FAULTS[read.error.issues[0]!.path[0] as keyof RefereeFile];
}

const FAULTS: Readonly<Record<keyof RefereeFile, string>> = {
  format: 'this is no file of a referee',
  outbreak: 'a war breaks out on day 1 to 365 of a year from 0 to 99999',
  week: 'the war has gone on for longer than a file can hold',
  chapters: 'this war has been changed by hand as often as its file can hold',
  changes: 'this war has been changed by hand as often as its file can hold',
  given: 'a player has a name of 1 to 60 letters, and players have 100 units at most',
  decided: 'players have 100 units at most',
  held: 'no more than 400 units can be held',
  levels: 'there is no such level of computer players',
};
