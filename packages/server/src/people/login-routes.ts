import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { person } from '../http/who.ts';
import { countTry } from './limits.ts';
import { dropCookie, newProgramToken } from './sessions.ts';
import { hashOfToken } from './tokens.ts';

const loginShape = z.object({
  id: z.string(),
  label: z.string(),
  created: z.number(),
  seen: z.number(),
  isThis: z.boolean(),
});

/** What a login is called towards its owner: nobody logs in by it. */
const idOf = (tokenHash: string): string => hashOfToken(tokenHash).slice(0, 16);

/** One's own logins, listed and ended. */
export const loginRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/sessions',
    about: 'Your logins, the most recently seen first',
    who: person,
    reply: z.array(loginShape),
    handle: async ({ given: { account, session }, services: { store, now } }) =>
      (await store.listSessions(account.id, now())).map(({ token_hash, label, created_at, seen_at }) => ({
        id: idOf(token_hash),
        label,
        created: created_at,
        seen: seen_at,
        isThis: token_hash === session.token_hash,
      })),
  }),
  route({
    method: 'POST',
    url: '/api/tokens',
    about:
      'A token for a program that plays your seats, shown only once; it is listed among your logins and ended there',
    who: person,
    body: z.strictObject({ label: z.string().trim().min(1).max(40) }),
    reply: z.object({ token: z.string() }),
    handle: async ({ given: { account }, body, services }) => {
      await countTry(services, 'token', account.id);
      return { token: await newProgramToken(services, account.id, `program: ${body.label}`) };
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/sessions',
    about: 'End all your logins but this one',
    who: person,
    reply: z.null(),
    handle: async ({ given: { account, session }, services }) => {
      await services.store.endOtherSessions(account.id, session.token_hash);
      return null;
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/sessions/:login',
    about: 'End one of your logins; `this` logs out here',
    who: person,
    params: z.strictObject({ login: z.string().max(30) }),
    reply: z.null(),
    handle: async ({ given: { account, session }, params: { login }, services: { store, now }, reply }) => {
      const own = await store.listSessions(account.id, now());
      const found = login === 'this' ? session : own.find(({ token_hash }) => idOf(token_hash) === login);
      if (!found) throw new HttpProblem('notFound', 'you have no such login');
      await store.endSession(account.id, found.token_hash);
      if (found.token_hash === session.token_hash) dropCookie(reply);
      return null;
    },
  }),
];
