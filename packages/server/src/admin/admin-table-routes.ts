import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { admin, type Hand, moderator } from '../http/who.ts';
import { newId } from '../people/tokens.ts';
import type { Services } from '../services.ts';
import { tableId } from '../tables/shapes.ts';
import { why } from './admin-routes.ts';
import { audit } from './audit.ts';

/** The server's own hand at a table. */
const HOST = -1;
const atTable = z.strictObject({ table: tableId });

/** What a host does at a table of others; each with its reason. */
export const adminTableRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    url: '/api/admin/tables/:table/pause',
    about: 'Pause or resume a game',
    who: moderator,
    params: atTable,
    body: z.strictObject({ paused: z.boolean(), why }),
    reply: z.null(),
    handle: async ({ given, params: { table }, body, services }) => {
      await refuseMissing(services, table);
      await audit(services, given, 'pause', { table, ...body });
      const wish = body.paused ? 'pause' : 'resume';
      await services.tables.ask('pause', table, HOST, newId(), { wish, why: body.why }, services.now());
      await tell(services, given, table, `${body.paused ? 'I pause this game' : 'This game goes on'}: ${body.why}`);
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/admin/tables/:table/rewind',
    about: 'Take a game back to an entry of the public log; the log keeps a trace, the dice are new',
    who: admin,
    params: atTable,
    body: z.strictObject({ number: z.int().min(0).max(1_000_000), why }),
    reply: z.null(),
    handle: async ({ given, params: { table }, body, services }) => {
      await refuseMissing(services, table);
      await audit(services, given, 'rewind', { table, ...body });
      await services.tables.ask('rewind', table, body.number, newId(), services.now());
      await tell(services, given, table, `I took this game back to action ${body.number}: ${body.why}`);
      return null;
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/admin/tables/:table/talk/:line',
    about: 'Remove something that was said, by the number that its report names',
    who: moderator,
    params: z.strictObject({ table: tableId, line: z.coerce.number().int().min(1) }),
    body: z.strictObject({ why }),
    reply: z.null(),
    handle: async ({ given, params: { table, line }, body, services }) => {
      await refuseMissing(services, table);
      await audit(services, given, 'hide', { table, line, ...body });
      await services.store.hideTalk(table, line, services.now());
      return null;
    },
  }),
];

/** Everybody at the table reads the reason, from whoever gave it; the server's own token has no name to speak under. */
async function tell({ store, now }: Services, { id: account }: Hand, table: string, text: string): Promise<void> {
  if (account === 'host') return;
  await store.say(table, newId(), { account, audience: '', text, quotes: null, at: now() });
}

async function refuseMissing({ store }: Services, table: string): Promise<void> {
  if (!(await store.findTable(table))) throw new HttpProblem('notFound', 'there is no such table');
}
