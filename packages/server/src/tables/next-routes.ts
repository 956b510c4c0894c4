import { createHash } from 'node:crypto';
import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { countTry } from '../people/limits.ts';
import { newId } from '../people/tokens.ts';
import type { SeatBody, TableSetting } from './records.ts';
import { seatNumber, tableId, whatIfShape } from './shapes.ts';
import { type KnownTable, seatOwner, sitting } from './who.ts';

const made = z.object({ table: z.string() });

/** The same people again, and moments that go on as somebody imagines them. */
export const nextRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/tables/:table/rematch',
    about: 'A new game with the same people, everybody one seat on unless sides are kept; whoever asks sits down',
    who: sitting,
    params: z.strictObject({ table: tableId }),
    body: z.strictObject({ keepSides: z.boolean().default(false) }),
    reply: made,
    handle: async ({ given: { person, table }, body, services }) => {
      const { store, tables, now } = services;
      if (table.head.status !== 'over' || table.made.whatIf)
        throw new HttpProblem('conflict', 'the game is not over yet');
      const id = idOfRematch(table.id);
      if (await store.findTable(id)) return { table: id };
      await countTry(services, 'newTable', person.account.id);
      const others = table.seats.flatMap(({ account }) => account ?? []);
      if (await store.isBlocked(others, person.account.id))
        throw new HttpProblem('forbidden', 'somebody there does not play with you');
      const setting = rematchSetting(table, person.account.id, body.keepSides ? 0 : 1);
      await tables.ask('createFrom', id, setting, now()).catch((error: unknown) => {
        if (!(error instanceof HttpProblem) || error.code !== 'conflict') throw error; // another of them was quicker
      });
      return { table: id };
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/what-if',
    about: 'A private table that continues from a moment as your seat knows it, with everything hidden redrawn',
    who: seatOwner,
    params: z.strictObject({ table: tableId, seat: seatNumber }),
    body: whatIfShape,
    reply: made,
    handle: async ({ given: { person, table, seat }, body, services }) => {
      await countTry(services, 'newTable', person.account.id);
      const { number = null, others = null } = body;
      const from = { seat, number, others };
      const setting = await services.tables.ask('imagine', table.id, from, person.account.id);
      const id = newId();
      await services.tables.ask('createFrom', id, setting, services.now());
      return { table: id };
    },
  }),
];

/** One for each table, so that two who want it at once get the same. */
export function idOfRematch(table: string): string {
  return createHash('sha256').update(`rematch of ${table}`).digest('base64url').slice(0, 16);
}

/** Everybody moves so many seats on; people have to sit down themselves. */
function rematchSetting({ made: before, seats }: KnownTable, owner: string, shift: number): TableSetting {
  const count = before.seats.length;
  const rows = before.seats.map((_, at) => seats.find(({ seat }) => seat === (at + count - shift) % count));
  const seated = rows.flatMap((row, seat): SeatBody[] => {
    if (row?.account === owner) return [{ seat, account: owner, bot: null }];
    return row && row.account === null && row.bot !== null
      ? [{ seat, account: null, bot: row.bot as SeatBody['bot'] }]
      : [];
  });
  return {
    ...before,
    owner,
    seats: rows.map((row) => (row?.account ? { for: 'account', account: row.account } : { for: 'invited' })),
    seated,
  };
}
