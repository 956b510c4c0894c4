import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { admin, host, moderator } from '../http/who.ts';
import type { Services } from '../services.ts';
import type { Account } from '../store/index.ts';
import { StoreProblem } from '../store/index.ts';
import { audit } from './audit.ts';

const MANY = 200;
const DAY = 86_400_000;
export const why = z.string().trim().min(3, 'say why').max(1000);
const account = z.strictObject({ account: z.string().max(30) });
const personShape = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  created: z.number(),
  bannedUntil: z.number().nullable(),
});

/** Looking after people, and what was done about them. */
export const adminRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/admin/people',
    about: 'People whose name begins with a text',
    who: moderator,
    query: z.strictObject({ name: z.string().max(60).default('') }),
    reply: z.array(personShape),
    handle: async ({ query, services: { store } }) =>
      (await store.searchAccounts(query.name, MANY)).map(({ id, name, role, created_at, banned_until }) => ({
        id,
        name,
        role,
        created: created_at,
        bannedUntil: banned_until,
      })),
  }),
  route({
    method: 'PUT',
    url: '/api/admin/people/:account/ban',
    about: 'Ban somebody for some days; 0 ends the ban',
    who: moderator,
    params: account,
    body: z.strictObject({ days: z.number().min(0).max(36_500), why }),
    reply: z.null(),
    handle: async ({ given, params, body, services }) => {
      const who = await known(services, params.account);
      if (who.role === 'admin') throw new HttpProblem('conflict', 'an admin cannot be kept out');
      await audit(services, given, 'ban', { account: who.id, name: who.name, ...body });
      const banned_until = body.days === 0 ? null : Math.round(services.now() + body.days * DAY);
      await services.store.changeAccount(who.id, { banned_until });
      return null;
    },
  }),
  route({
    method: 'PUT',
    url: '/api/admin/people/:account/role',
    about: 'Make somebody a moderator or an admin, or a player again',
    who: admin,
    params: account,
    body: z.strictObject({ role: z.enum(['player', 'moderator', 'admin']), why }),
    reply: z.null(),
    handle: async ({ given, params, body, services }) => {
      const who = await known(services, params.account);
      if (who.role === 'guest') throw new HttpProblem('conflict', 'a guest has to make an account first');
      await audit(services, given, 'role', { account: who.id, name: who.name, before: who.role, ...body });
      await services.store.changeAccount(who.id, { role: body.role });
      return null;
    },
  }),
  route({
    method: 'GET',
    url: '/api/admin/reports',
    about: 'Reports: open ones first, oldest first',
    who: moderator,
    reply: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        byName: z.string(),
        about: z.unknown(),
        /** the name of whom it is about; null: of nobody */
        whom: z.string().nullable(),
        text: z.string(),
        at: z.number(),
        done: z.object({ at: z.number(), by: z.string(), outcome: z.string() }).nullable(),
      }),
    ),
    handle: async ({ services: { store } }) => {
      const reports = (await store.listReports(MANY)).map((one) => ({ ...one, about: aboutIn(one.about) }));
      const nameOf = await namesFor(
        store,
        reports.flatMap(({ account: by, about }) => (about.account === undefined ? [by] : [by, about.account])),
      );
      return reports.map(({ id, account: by, about, text, at, done_at, done_by, outcome }) => ({
        id,
        by,
        byName: nameOf(by),
        about,
        whom: about.account === undefined ? null : nameOf(about.account),
        text,
        at,
        done: done_at === null ? null : { at: done_at, by: done_by ?? '', outcome: outcome ?? '' },
      }));
    },
  }),
  route({
    method: 'POST',
    url: '/api/admin/reports/:report',
    about: 'Close a report',
    who: moderator,
    params: z.strictObject({ report: z.string().max(30) }),
    body: z.strictObject({ outcome: why }),
    reply: z.null(),
    handle: async ({ given, params: { report }, body, services }) => {
      const isOpen = await services.store.closeReport(report, given.id, body.outcome, services.now());
      if (!isOpen) throw new HttpProblem('notFound', 'there is no such report that is open');
      await audit(services, given, 'report', { report, outcome: body.outcome });
      return null;
    },
  }),
  route({
    method: 'GET',
    url: '/api/admin/acts',
    about: 'The audit log: what hosts did, newest first',
    who: admin,
    reply: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        byName: z.string(),
        act: z.string(),
        about: z.unknown(),
        /** the title of the table that it is about; null: of none */
        title: z.string().nullable(),
        at: z.number(),
      }),
    ),
    handle: async ({ services: { store } }) => {
      const acts = (await store.listAdminActs(MANY)).map((one) => ({ ...one, about: aboutIn(one.about) }));
      const tables = await store.findTables([...new Set(acts.flatMap(({ about }) => about.table ?? []))]);
      const nameOf = await namesFor(
        store,
        acts.map(({ account: by }) => by),
      );
      return acts.map(({ id, account: by, act, about, at }) => ({
        id,
        by,
        byName: nameOf(by),
        act,
        about,
        title: tables.find((table) => table.id === about.table)?.head.label ?? null,
        at,
      }));
    },
  }),
  route({
    method: 'POST',
    url: '/api/host/backup',
    about: 'Write a backup to a file on the server’s machine, while it runs',
    who: host,
    body: z.strictObject({ file: z.string().min(1).max(1000).refine(isAbsolute, 'the file needs its whole path') }),
    reply: z.null(),
    handle: async ({ given, body, services }) => {
      await audit(services, given, 'backup', { file: body.file });
      await services.store.backup(body.file).catch((error: unknown) => {
        throw error instanceof StoreProblem ? new HttpProblem('conflict', error.message) : error;
      });
      return null;
    },
  }),
];

/** What a report or an act is about, as it was written down. */
const aboutShape = z.looseObject({ account: z.string().optional(), table: z.string().optional() });
const aboutIn = (text: string): z.output<typeof aboutShape> => aboutShape.parse(JSON.parse(text));

/** People by the names that they have now; whoever has none is told by the id, as the host's own command. */
async function namesFor(store: Services['store'], ids: readonly string[]): Promise<(id: string) => string> {
  const names = new Map((await store.namesOf([...new Set(ids)])).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) || id;
}

async function known({ store }: Services, id: string): Promise<Account> {
  const found = await store.findAccount(id);
  if (!found || found.role === 'former') throw new HttpProblem('notFound', 'there is no such person');
  return found;
}
