import { z } from 'zod';
import type { Account } from '../store/index.ts';

/** Their letters pass for each other. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Letters, digits, and a few marks between them; nothing that can pass for another name or break a line. */
export const name = z
  .string()
  .transform((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(2)
      .max(30)
      .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u, 'a name has letters, digits and . _ - only')
      .refine((text) => !/\p{Default_Ignorable_Code_Point}/u.test(text), 'a name has no signs that nobody sees')
      .refine((text) => ALPHABETS.filter((one) => one.test(text)).length < 2, 'a name is in one alphabet'),
  );

export const password = z.string().min(8, 'a password has at least 8 letters').max(256);

export const personShape = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(['guest', 'player', 'moderator', 'admin', 'former']),
  /** whoever has none comes in by a key of a device, or is a guest */
  hasPassword: z.boolean(),
});

export function shown({ id, name: called, role, secret }: Account): z.output<typeof personShape> {
  return { id, name: called, role, hasPassword: secret !== null };
}
