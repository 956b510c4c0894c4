import { z } from 'zod';
import { type Route, route } from '../http/routes.ts';
import { countAside, workedOut } from './limits.ts';
import { sendJson } from './routes.ts';
import { actShape, askShape, seatNumber, tableId, undoShape, viewer } from './shapes.ts';
import { seatOwner, viewing } from './who.ts';

const atSeat = z.strictObject({ table: tableId, seat: seatNumber });
const refusalShape = z.object({ rule: z.string(), why: z.string(), code: z.string().optional() });
const commanded = z.union([z.object({ done: z.literal(true) }), z.object({ refusal: refusalShape })]);

/** Playing: what a seat does, asks and sees. */
export const playRoutes: readonly Route[] = [
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/acts',
    forPrograms: true,
    about: 'Answer a question or act out of turn; the same `command` sent again is carried out once',
    who: seatOwner,
    params: atSeat,
    body: actShape,
    reply: commanded,
    handle: async ({ given: { person }, params: { table, seat }, body, services }) => {
      if (body.act.decision === null) await countAside(services, person, table);
      const outcome = await services.tables.ask('act', table, seat, body.command, body.act, services.now());
      services.metrics.acts.inc({ outcome: 'done' in outcome ? 'done' : 'refused' });
      return outcome;
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/undo',
    forPrograms: true,
    about: 'Undo your last action, unless it revealed something',
    who: seatOwner,
    params: atSeat,
    body: undoShape,
    reply: commanded,
    handle: async ({ given: { person }, params: { table, seat }, body, services }) => {
      await countAside(services, person, table);
      const outcome = await services.tables.ask('undo', table, seat, body.command, services.now());
      services.metrics.acts.inc({ outcome: 'done' in outcome ? 'undone' : 'refused' });
      return outcome;
    },
  }),
  route({
    method: 'POST',
    url: '/api/tables/:table/seats/:seat/ask',
    forPrograms: true,
    about: 'Questions about your decisions, many at once: legal answers, odds, previews, why not',
    who: seatOwner,
    params: atSeat,
    body: askShape,
    handle: async ({ given: { person }, params: { table, seat }, body, services, request, reply }) => {
      const ask = () => services.tables.ask('ask', table, seat, body.queries);
      return sendJson(reply, await workedOut(services, person, request, ask, 'ask'));
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/views/:viewer',
    forPrograms: true,
    about: 'Everything a seat of yours or the public sees now; the stream continues from there',
    who: viewing,
    params: z.strictObject({ table: tableId, viewer }),
    query: z.strictObject({ log: z.enum(['recent', 'whole']).default('recent') }),
    handle: async ({ params: { table, viewer: eyes }, query, services, request, reply }) => {
      const { text, place } = await services.tables.ask('view', table, eyes, query.log === 'whole', services.now());
      const tag = `"${place!.feed}.${place!.n}.${query.log}"`;
      reply.header('ETag', tag).header('Cache-Control', 'private, no-cache');
      return request.headers['if-none-match'] === tag ? reply.status(304).send() : sendJson(reply, text);
    },
  }),
];
