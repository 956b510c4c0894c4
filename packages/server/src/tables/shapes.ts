import type { Level } from '@admiralty/bots';
import type { SeatQuery } from '@admiralty/host';
import { z } from 'zod';
import type { ClockSetting } from './clocks/clocks.ts';

export const tableId = z.string().regex(/^[\w-]{16}$/, 'no table has such a name');
export const seatNumber = z.coerce.number().int().min(0).max(15);
export const viewer = z.union([z.literal('public'), seatNumber]);
/** Sent again under the same name, a command is done once. */
export const command = z.string().regex(/^[\w-]{8,64}$/, 'a command has a name of 8 to 64 letters');
// named here, so that the rules of all games need not be loaded to serve people
const level = z.enum(['random', 'cadet', 'captain', 'admiral'] satisfies readonly Level[]);
const entropy = z.string().max(128).optional();
/** Nothing that breaks a line, a feed or a terminal, or turns what stands beside it around. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u;
const SEEN = /[^\p{Default_Ignorable_Code_Point}\s]/u;

export const LONGEST_DELAY_MS = 86_400_000;
const WEEK = 7 * 86_400_000;
/** Live or over weeks: only the figures differ. */
export const clockShape = z.strictObject({
  bankMs: z
    .int()
    .min(0)
    .max(52 * WEEK),
  turnMs: z
    .int()
    .min(0)
    .max(8 * WEEK)
    .default(0),
  incrementMs: z.int().min(0).max(WEEK).default(0),
  nights: z.boolean().default(false),
  vacations: z.boolean().default(false),
  atTimeout: z.enum(['default', 'computer', 'forfeit']).default('default'),
  level: level.default('cadet'),
}) satisfies z.ZodType<ClockSetting>;

export const wishShape = z.strictObject({
  game: z.string().max(40),
  scenario: z.string().max(80).optional(),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.number(), z.string().max(400)])).optional(),
  seats: z
    .array(
      z.discriminatedUnion('is', [
        z.strictObject({ is: z.literal('you') }),
        z.strictObject({ is: z.literal('open') }),
        z.strictObject({ is: z.literal('invited') }),
        z.strictObject({ is: z.literal('account'), name: z.string().max(60) }),
        z.strictObject({ is: z.literal('bot'), level }),
      ]),
    )
    .min(1)
    .max(16),
  title: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .regex(PLAIN, 'a title is one line of plain text')
    .regex(SEEN, 'nobody can see this title')
    .optional(),
  spectators: z.boolean().default(true),
  listed: z.boolean().default(false),
  /** seconds after which spectators see what happened */
  delay: z
    .int()
    .min(0)
    .max(LONGEST_DELAY_MS / 1000)
    .default(0),
  /** left out: everybody takes the time that he needs */
  clock: clockShape.refine(({ bankMs, turnMs }) => bankMs + turnMs >= 5000, 'nobody can play so fast').optional(),
  entropy,
});
export type TableWish = z.output<typeof wishShape>;

export const sitShape = z.strictObject({
  /** left out: any that is free */
  seat: seatNumber.optional(),
  invite: z.string().max(100).optional(),
  entropy,
});

export const botShape = z.strictObject({ level });

export const actShape = z.strictObject({
  command,
  act: z.strictObject({ decision: z.int().nullable(), kind: z.string().max(80), with: z.unknown() }),
});

export const talkShape = z.strictObject({
  command,
  text: z.string().trim().min(1).max(2000),
  /** the seats that may read it; left out: everybody */
  to: z.array(seatNumber).max(16).optional(),
  /** a line of the log of a seat of yours, by its number there */
  quotes: z.strictObject({ seat: seatNumber, number: z.int().min(0).max(1_000_000) }).optional(),
});

export const pauseShape = z.strictObject({ command, wish: z.enum(['pause', 'withdraw', 'resume']) });

export const whatIfShape = z.strictObject({
  /** entry of the seat's log; left out: now */
  number: z.int().min(0).max(1_000_000).optional(),
  /** level of the computers that play the other seats; left out: you play them all */
  others: level.optional(),
});

export const undoShape = z.strictObject({ command });

const decision = z.int();
const answers = z.array(z.unknown()).max(64);
const query: z.ZodType<SeatQuery> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('check'), act: z.unknown() }),
  z.strictObject({ ask: z.literal('answers'), decision }),
  z.strictObject({ ask: z.literal('sample'), decision }),
  z.strictObject({ ask: z.literal('proposal'), decision }),
  z.strictObject({ ask: z.literal('describe'), decision, answers }),
  z.strictObject({ ask: z.literal('preview'), decision, answers }),
  z.strictObject({ ask: z.literal('figures'), decision, answers }),
  z.strictObject({ ask: z.literal('openings'), decision, partial: z.unknown() }),
  z.strictObject({ ask: z.literal('outOfTurn') }),
  z.strictObject({ ask: z.literal('text'), topic: z.string().max(80) }),
]);
export const askShape = z.strictObject({ queries: z.array(query).min(1).max(32) });
