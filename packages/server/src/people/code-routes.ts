import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { anybody, person } from '../http/who.ts';
import { countTry } from './limits.ts';
import { startSession } from './sessions.ts';
import { personShape, shown } from './shapes.ts';
import { hashOfToken } from './tokens.ts';

const LASTS = 10 * 60_000;
/** None of them is taken for another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
/** as somebody types it: small letters, a line or blanks between */
const typed = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, ''));

const keyOf = (code: string): string => `code:${hashOfToken(code)}`;

/** Going on at another device without a password: a code that is read off one screen and typed at the other. */
export const codeRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/me/code',
    about: 'A code that logs you in on another device, once, within ten minutes',
    who: person,
    reply: z.object({ code: z.string(), expires: z.number() }),
    handle: async ({ given: { account }, services }) => {
      await countTry(services, 'code', account.id);
      const { store, now } = services;
      const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      const expires = now() + LASTS;
      await store.keepChallenge({ id: keyOf(code), text: '', account: account.id, expires_at: expires }, now());
      return { code, expires };
    },
  }),
  route({
    method: 'POST',
    url: '/api/sessions/code',
    about: 'Log in with a code that another device of yours shows',
    who: anybody,
    body: z.strictObject({ code: typed }),
    reply: personShape,
    handle: async ({ body, request, reply, services }) => {
      const { store, now } = services;
      await countTry(services, 'loginAddress', addressOf(request));
      const kept = await store.takeChallenge(keyOf(body.code), now());
      const account = kept?.account ? await store.findAccount(kept.account) : null;
      if (!account || account.role === 'former') throw new HttpProblem('gone', 'this code is no longer good');
      await startSession(services, request, reply, account.id);
      return shown(account);
    },
  }),
];
