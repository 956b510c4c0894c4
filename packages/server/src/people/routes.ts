import { z } from 'zod';
import { addressOf } from '../http/address.ts';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { anybody, perhapsPerson, person } from '../http/who.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/index.ts';
import { sendJson } from '../tables/routes.ts';
import { countTry } from './limits.ts';
import { hashOfPassword, isPassword } from './passwords.ts';
import { dropCookie, restartSession, startSession } from './sessions.ts';
import { name, password, personShape, shown } from './shapes.ts';
import { newId } from './tokens.ts';

const TRIES_FOR_NAME = 20;

const credentials = z.strictObject({ name, password });

/** Coming in, going out, and one's own account. */
export const peopleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/me',
    forPrograms: true,
    about: 'Who is logged in here; null: nobody',
    who: perhapsPerson,
    reply: personShape.nullable(),
    handle: async ({ given }) => given && shown(given.account),
  }),
  route({
    method: 'POST',
    url: '/api/guests',
    about: 'Log in as a guest, under the given name if it is free',
    who: perhapsPerson,
    body: z.strictObject({ name: name.optional() }).nullish(),
    reply: personShape,
    handle: async ({ given, body, services, request, reply }) => {
      if (given) return shown(given.account);
      await countTry(services, 'newPerson', addressOf(request));
      const account = await newGuest(services, body?.name ?? 'Guest', body?.name === undefined);
      await startSession(services, request, reply, account.id);
      return shown(account);
    },
  }),
  route({
    method: 'POST',
    url: '/api/accounts',
    about: 'Make an account; a guest keeps all seats, and all other logins end',
    who: perhapsPerson,
    body: credentials,
    reply: personShape,
    handle: async ({ given, body, services, request, reply }) => {
      if (given && given.account.role !== 'guest') throw new HttpProblem('conflict', 'you have an account already');
      await countTry(services, 'newPerson', addressOf(request));
      const secret = await hashOfPassword(body.password);
      const change = { name: body.name, role: 'player' as const, secret };
      const account = given ? { ...given.account, ...change } : newAccount(services, change);
      const isFree = given
        ? await services.store.changeAccount(account.id, change)
        : await services.store.createAccount(account);
      if (!isFree) throw new HttpProblem('conflict', 'this name is taken');
      await restartSession(services, request, reply, account.id);
      return shown(account);
    },
  }),
  route({
    method: 'POST',
    url: '/api/sessions',
    about: 'Log in with name and password',
    who: anybody,
    body: z.strictObject({ name: z.string().max(60), password: z.string().max(256) }),
    reply: personShape,
    handle: async ({ body, services, request, reply }) => {
      const { store } = services;
      await countTry(services, 'loginAddress', addressOf(request));
      const called = body.name.normalize('NFKC').toLowerCase();
      const tried = `${called} ${addressOf(request)}`;
      await countTry(services, 'loginName', tried);
      await countTry(services, 'loginAnywhere', called);
      const account = await store.findAccountByName(body.name);
      if (!(await isPassword(account?.secret ?? null, body.password)) || !account)
        throw new HttpProblem('forbidden', 'name or password is wrong');
      await store.forgetTries(`loginName:${tried}`);
      await startSession(services, request, reply, account.id);
      return shown(account);
    },
  }),
  route({
    method: 'PATCH',
    url: '/api/me',
    about: 'Change your name',
    who: person,
    body: z.strictObject({ name }),
    reply: personShape,
    handle: async ({ given: { account }, body, services }) => {
      if (!(await services.store.changeAccount(account.id, body)))
        throw new HttpProblem('conflict', 'this name is taken');
      return shown({ ...account, ...body });
    },
  }),
  route({
    method: 'POST',
    url: '/api/me/password',
    about: 'Change your password, or set the first one of an account that has only passkeys; every other login ends',
    who: person,
    body: z.strictObject({ old: z.string().max(256), new: password }),
    reply: z.null(),
    handle: async ({ given: { account }, body, services, request, reply }) => {
      await countTry(services, 'loginName', account.id);
      const isFirst = account.secret === null && account.role !== 'guest';
      if (!isFirst && !(await isPassword(account.secret, body.old)))
        throw new HttpProblem('forbidden', 'the old password is wrong');
      await services.store.changeAccount(account.id, { secret: await hashOfPassword(body.new) });
      await restartSession(services, request, reply, account.id);
      return null;
    },
  }),
  route({
    method: 'GET',
    url: '/api/me/export',
    about: 'Everything that is stored about you, as one file',
    who: person,
    handle: async ({ given: { account }, services, reply }) => {
      await countTry(services, 'export', account.id);
      const { id, name: called, role, settings, created_at } = account;
      const kept = await services.store.everythingOf(id);
      reply.header('Content-Disposition', 'attachment; filename="admiralty-account.json"');
      const own = { id, name: called, role, settings: JSON.parse(settings) as object, created_at };
      return sendJson(reply, JSON.stringify({ account: own, ...kept }));
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/me',
    about: 'Delete your account: your seats stay with a former player, everything else goes',
    who: person,
    body: z.strictObject({ password: z.string().max(256).optional() }).nullish(),
    reply: z.null(),
    handle: async ({ given: { account }, body, services, reply }) => {
      if (account.role === 'admin') throw new HttpProblem('conflict', 'give up your role first');
      await countTry(services, 'loginName', account.id);
      if (account.secret !== null && !(await isPassword(account.secret, body?.password ?? '')))
        throw new HttpProblem('forbidden', 'the password is wrong');
      await services.store.closeAccount(account.id);
      dropCookie(reply);
      return null;
    },
  }),
];

function newAccount({ now }: Services, given: Pick<Account, 'name' | 'role' | 'secret'>): Account {
  return { id: newId(), settings: '{}', created_at: now(), digest_at: null, banned_until: null, ...given };
}

/** A guest under the name, or under the next one that is free. */
async function newGuest(services: Services, wanted: string, isNumbered: boolean): Promise<Account> {
  for (let tried = 0; tried < TRIES_FOR_NAME; tried++) {
    const number = Math.floor(Math.random() * 10 ** Math.min(4 + tried, 9));
    const called = tried === 0 && !isNumbered ? wanted : `${wanted} ${number}`;
    const account = newAccount(services, { name: called, role: 'guest', secret: null });
    if (await services.store.createAccount(account)) return account;
  }
  throw new HttpProblem('conflict', 'no name is free; try another');
}
