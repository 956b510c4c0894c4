import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { perhapsPerson } from '../http/who.ts';
import { countTry } from '../people/limits.ts';
import { hashOfToken, newToken } from '../people/tokens.ts';
import { seatNumber, tableId } from './shapes.ts';
import { shownTable, tableShape } from './shown.ts';
import { madeOf, tableOwner } from './who.ts';

const LASTS = 30 * 86_400_000;
const atTable = z.strictObject({ table: tableId });
const idOf = (tokenHash: string): string => hashOfToken(tokenHash).slice(0, 16);

/** Links by which others sit down: nobody guesses them, and whoever made the table withdraws them. */
export const inviteRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/tables/:table/invites',
    about: 'A new invitation, shown only once; for one seat, or for any free seat',
    who: tableOwner,
    params: atTable,
    body: z.strictObject({ seat: seatNumber.optional(), uses: z.int().min(1).max(16).default(1) }),
    reply: z.object({ id: z.string(), invite: z.string() }),
    handle: async ({ given: { person, table }, body, services }) => {
      const { store, now } = services;
      await countTry(services, 'invite', person.account.id);
      const invite = newToken();
      const token_hash = hashOfToken(invite);
      await store.createInvite({
        token_hash,
        table_id: table.id,
        seat: body.seat ?? null,
        made_by: person.account.id,
        uses_left: body.uses,
        created_at: now(),
        expires_at: now() + LASTS,
      });
      return { id: idOf(token_hash), invite };
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/invites',
    about: 'The invitations that are still good',
    who: tableOwner,
    params: atTable,
    reply: z.array(z.object({ id: z.string(), seat: z.number().nullable(), uses: z.number(), expires: z.number() })),
    handle: async ({ given: { table }, services: { store, now } }) =>
      (await store.listInvites(table.id, now())).map(({ token_hash, seat, uses_left, expires_at }) => ({
        id: idOf(token_hash),
        seat,
        uses: uses_left,
        expires: expires_at,
      })),
  }),
  route({
    method: 'POST',
    url: '/api/invitations',
    about: 'What an invitation is for: the table and the seat',
    who: perhapsPerson,
    body: z.strictObject({ invite: z.string().max(100) }),
    reply: z.object({ table: tableShape, seat: z.number().nullable(), expires: z.number() }),
    handle: async ({ given, body, services }) => {
      const { store, now } = services;
      const found = await store.findInvite(hashOfToken(body.invite), now());
      const row = found && (await store.findTable(found.table_id));
      if (!found || !row) throw new HttpProblem('gone', 'this invitation is no longer good');
      const table = await shownTable(services, madeOf(row), given);
      return { table, seat: found.seat, expires: found.expires_at };
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/tables/:table/invites/:invite',
    about: 'Withdraw an invitation',
    who: tableOwner,
    params: z.strictObject({ table: tableId, invite: z.string().max(30) }),
    reply: z.null(),
    handle: async ({ given: { table }, params: { invite }, services: { store, now } }) => {
      const found = (await store.listInvites(table.id, now())).find(({ token_hash }) => idOf(token_hash) === invite);
      if (!found) throw new HttpProblem('notFound', 'there is no such invitation');
      await store.withdrawInvite(table.id, found.token_hash);
      return null;
    },
  }),
];
