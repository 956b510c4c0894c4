import { z } from 'zod';
import { type Route, route } from '../http/routes.ts';
import { countAside, workedOut } from './limits.ts';
import { sendJson } from './routes.ts';
import { botShape, pauseShape, seatNumber, tableId } from './shapes.ts';
import { seatOwner, sitting } from './who.ts';

const atTable = z.strictObject({ table: tableId });
const atSeat = z.strictObject({ table: tableId, seat: seatNumber });
const paceShape = z.object({ paused: z.enum(['players', 'host']).nullable(), wants: z.array(z.number()) });
const note = z.string().max(20_000);

/** What a person has at a table beside the game: notes, where he stopped reading, a pause. */
export const lifeRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/tables/:table/note',
    about: 'Your own notes on the table',
    who: sitting,
    params: atTable,
    reply: z.object({ text: z.string() }),
    handle: async ({ given: { person, table }, services: { store } }) => ({
      text: (await store.readNote(table.id, person.account.id)) ?? '',
    }),
  }),
  route({
    method: 'PUT',
    url: '/api/tables/:table/note',
    about: 'Write your own notes on the table; nobody else reads them',
    who: sitting,
    params: atTable,
    body: z.strictObject({ text: note }),
    reply: z.null(),
    handle: async ({ given: { person, table }, body, services: { store, now } }) => {
      await store.putNote(table.id, person.account.id, body.text, now());
      return null;
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/seats/:seat/news',
    forPrograms: true,
    about:
      'The log of the seat since you last looked, or after an entry; where the game stands, and what the seat is asked',
    who: seatOwner,
    params: atSeat,
    query: z.strictObject({ after: z.coerce.number().int().min(0).max(1_000_000).optional() }),
    handle: async ({ given: { person, table, seat }, query, services, request, reply }) => {
      const after = query.after ?? table.seats.find((one) => one.seat === seat)!.seen;
      const look = () => services.tables.ask('news', table.id, seat, after);
      return sendJson(reply, await workedOut(services, person, request, look));
    },
  }),
  route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/seen',
    forPrograms: true,
    about: 'Mark the log of a seat as read up to this entry',
    who: seatOwner,
    params: atSeat,
    body: z.strictObject({ number: z.int().min(0).max(1_000_000) }),
    reply: z.null(),
    handle: async ({ given: { table, seat }, body, services: { store } }) => {
      await store.markSeen(table.id, seat, body.number);
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/pause',
    about: 'Ask for a pause, which needs everybody’s consent; withdraw that; or resume',
    who: seatOwner,
    params: atSeat,
    body: pauseShape,
    reply: paceShape,
    handle: async ({ given: { person, table, seat }, body: { command, wish }, services }) => {
      await countAside(services, person, table.id);
      return services.tables.ask('pause', table.id, seat, command, { wish }, services.now());
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/away',
    about: 'Let a computer play your seat until you take it back',
    who: seatOwner,
    params: atSeat,
    body: botShape,
    reply: z.null(),
    handle: async ({ given: { person, table, seat }, body, services }) => {
      await countAside(services, person, table.id);
      await services.tables.ask('standIn', table.id, seat, body.level, services.now());
      return null;
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/back',
    about: 'Take your seat back that a computer played while you were away',
    who: seatOwner,
    params: atSeat,
    reply: z.null(),
    handle: async ({ given: { person, table, seat }, services }) => {
      await countAside(services, person, table.id);
      await services.tables.ask('takeBack', table.id, seat, services.now());
      return null;
    },
  }),
  route({
    method: 'PUT',
    url: '/api/tables/:table/seats/:seat/entropy',
    about: 'Add to the seed of the dice, after the server has committed to its part and before the game begins',
    who: seatOwner,
    params: atSeat,
    body: z.strictObject({ entropy: z.string().min(1).max(128) }),
    reply: z.null(),
    handle: async ({ given: { person, table, seat }, body, services }) => {
      await countAside(services, person, table.id);
      await services.tables.ask('entropy', table.id, seat, body.entropy, services.now());
      return null;
    },
  }),
];
