import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { anybody, perhapsPerson, person } from '../http/who.ts';
import { countTry } from '../people/limits.ts';
import type { Person } from '../people/sessions.ts';
import { hashOfToken, newId } from '../people/tokens.ts';
import type { Services } from '../services.ts';
import type { TableSummary } from '../store/index.ts';
import { countAside } from './limits.ts';
import type { TableSetting } from './records.ts';
import { botShape, LONGEST_DELAY_MS, seatNumber, sitShape, type TableWish, tableId, wishShape } from './shapes.ts';
import { type ShownTable, shownTable, shownTables, tableShape } from './shown.ts';
import { madeOf, seatOwner, sitting, tableOwner, visitor } from './who.ts';

const PAGE = 50;
const atTable = z.strictObject({ table: tableId });
const atSeat = z.strictObject({ table: tableId, seat: seatNumber });

/** Making tables, finding them, sitting down. */
export const tableRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/games',
    about: 'The games with their scenarios, options and levels of computer players',
    who: anybody,
    handle: async ({ services, reply }) => sendJson(reply, await services.tables.games()),
  }),
  route({
    method: 'POST',
    url: '/api/tables',
    forPrograms: true,
    about: 'Make a table; it starts when every seat is taken',
    who: person,
    body: wishShape,
    reply: z.object({ table: z.string() }),
    handle: async ({ given: { account }, body, services }) => {
      await countTry(services, 'newTable', account.id);
      const accounts = await Promise.all(body.seats.map((seat) => accountFor(services, seat, account.id)));
      const table = newId();
      await services.tables.ask('create', table, body, account.id, accounts, services.now());
      return { table };
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables',
    forPrograms: true,
    about: 'Listed tables, last changed first',
    who: perhapsPerson,
    query: z.strictObject({ status: z.enum(['open', 'running', 'over']).default('open') }),
    reply: z.array(tableShape),
    handle: async ({ given, query, services }) => {
      const { store, now } = services;
      const found = await store.listTables(query.status, 2 * PAGE);
      // for spectators some that are over go on yet
      const ended = query.status === 'running' ? await store.listTables('over', 2 * PAGE) : [];
      found.push(...ended.filter(({ shown_at }) => shown_at > now() - LONGEST_DELAY_MS));
      const shown = await listed(services, found, given);
      return shown.filter(({ status }) => status === query.status).slice(0, PAGE);
    },
  }),
  route({
    method: 'GET',
    url: '/api/me/tables',
    forPrograms: true,
    about: 'Tables where you sit or a seat is kept for you, last changed first',
    who: person,
    reply: z.array(tableShape),
    handle: async ({ given, services }) =>
      listed(services, await services.store.tablesOf(given.account.id, PAGE), given),
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table',
    forPrograms: true,
    about: 'A table: its game, who sits at it, whom it waits for',
    who: visitor,
    params: atTable,
    reply: tableShape,
    handle: ({ given: { table, person: who }, services }) => shownTable(services, table, who),
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats',
    forPrograms: true,
    about: 'Sit down at the given seat or any that is free for you, with an invitation if needed',
    who: person,
    params: atTable,
    body: sitShape,
    reply: z.object({ seat: z.number() }),
    handle: async ({ given, params: { table }, body, services }) => {
      const { account } = given;
      await refuseBlocked(services, table, account.id);
      await countAside(services, given, table);
      const hash = body.invite === undefined ? null : hashOfToken(body.invite);
      const invite = hash === null ? null : await services.store.findInvite(hash, services.now());
      if (hash !== null && invite?.table_id !== table)
        throw new HttpProblem('gone', 'this invitation is no longer good');
      const seat = await services.tables.ask(
        'sit',
        table,
        {
          seat: body.seat ?? null,
          account: account.id,
          invite: invite && { hash: invite.token_hash, seat: invite.seat },
          entropy: body.entropy ?? '',
        },
        services.now(),
      );
      return { seat };
    },
  }),
  route({
    method: 'DELETE',
    url: '/api/tables/:table/seats/:seat',
    about: 'Leave your seat before the game begins',
    who: seatOwner,
    params: atSeat,
    reply: z.null(),
    handle: async ({ given, params: { table, seat }, services }) => {
      await countAside(services, given.person, table);
      await services.tables.ask('leave', table, seat, services.now());
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/bot',
    about: 'Let a computer play a free seat',
    who: tableOwner,
    params: atSeat,
    body: botShape,
    reply: z.null(),
    handle: async ({ params: { table, seat }, body, services }) => {
      await services.tables.ask('fill', table, seat, body.level, services.now());
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/stand-in',
    about: 'Let a computer play on for somebody who has deleted their account',
    who: sitting,
    params: atSeat,
    body: botShape,
    reply: z.null(),
    handle: async ({ given: { table: known }, params: { table, seat }, body, services }) => {
      const row = known.seats.find((one) => one.seat === seat);
      const account = row?.account ? await services.store.findAccount(row.account) : null;
      if (account?.role !== 'former') throw new HttpProblem('conflict', 'nobody is missing there');
      await services.tables.ask('standIn', table, seat, body.level, services.now());
      return null;
    },
  }),
];

async function listed(services: Services, found: readonly TableSummary[], who: Person | null): Promise<ShownTable[]> {
  const rows = await services.store.findTables(found.map(({ id }) => id));
  const shown = await shownTables(services, rows.map(madeOf), who);
  // by nothing but what is shown: of tables with a delay spectators learn it later
  return shown.sort((a, b) => b.changed - a.changed || (a.id < b.id ? -1 : 1));
}

/** Whoever made the table, or sits at it, need not play with somebody he has blocked. */
async function refuseBlocked({ store }: Services, table: string, account: string): Promise<void> {
  const found = await store.findTable(table);
  if (!found) throw new HttpProblem('notFound', 'there is no such table');
  const { owner } = JSON.parse(found.setting) as TableSetting;
  const others = [owner, ...found.seats.flatMap((seat) => seat.account ?? [])];
  if (await store.isBlocked(others, account)) throw new HttpProblem('forbidden', 'you cannot sit down here');
}

async function accountFor({ store }: Services, seat: TableWish['seats'][number], by: string): Promise<string | null> {
  if (seat.is !== 'account') return null;
  const account = await store.findAccountByName(seat.name);
  if (!account) throw new HttpProblem('malformed', `nobody is called ${seat.name}`);
  if (await store.isBlocked([account.id], by))
    throw new HttpProblem('forbidden', `${seat.name} does not play with you`);
  return account.id;
}

/** What is JSON already goes out as it is. */
export function sendJson(reply: { type(of: string): { send(body: Buffer): unknown } }, text: string): Promise<unknown> {
  return Promise.resolve(reply.type('application/json; charset=utf-8').send(Buffer.from(text)));
}
