import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { person } from '../http/who.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/index.ts';
import { countTry } from './limits.ts';
import { newId } from './tokens.ts';

const byName = z.strictObject({ name: z.string().min(1).max(60) });

/** Whom one does not want to read or to meet, and what the host should know. */
export const relationRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/me/relations',
    about: 'The people whom you have muted or blocked',
    who: person,
    reply: z.array(z.object({ name: z.string(), kind: z.enum(['mute', 'block']), at: z.number() })),
    handle: async ({ given: { account }, services: { store } }) =>
      (await store.relationsOf(account.id)).map(({ name, kind, at }) => ({ name, kind, at })),
  }),
  route({
    method: 'PUT',
    url: '/api/me/relations/:name',
    about: 'Mute somebody: you no longer see what they write. Block: they cannot sit down at your tables either',
    who: person,
    params: byName,
    body: z.strictObject({ kind: z.enum(['mute', 'block']) }),
    reply: z.null(),
    handle: async ({ given: { account }, params: { name }, body, services }) => {
      const other = await called(services, name);
      if (other.id === account.id) throw new HttpProblem('malformed', 'that is you');
      await services.store.relate(account.id, other.id, body.kind, services.now());
      return null;
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/me/relations/:name',
    about: 'Unmute or unblock somebody',
    who: person,
    params: byName,
    reply: z.null(),
    handle: async ({ given: { account }, params: { name }, services }) => {
      await services.store.relate(account.id, (await called(services, name)).id, null, services.now());
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/reports',
    about: 'Report somebody or something else to the host',
    who: person,
    body: z.strictObject({ name: z.string().max(60).optional(), text: z.string().trim().min(1).max(2000) }),
    reply: z.null(),
    handle: async ({ given: { account }, body, services }) => {
      await countTry(services, 'report', account.id);
      const about = body.name === undefined ? null : (await called(services, body.name)).id;
      await services.store.fileReport({
        id: newId(),
        account: account.id,
        about: JSON.stringify(about === null ? { is: 'other' } : { is: 'person', account: about }),
        text: body.text,
        at: services.now(),
      });
      return null;
    },
  }),
];

async function called({ store }: Services, name: string): Promise<Account> {
  const found = await store.findAccountByName(name);
  if (!found) throw new HttpProblem('notFound', `nobody is called ${name}`);
  return found;
}
