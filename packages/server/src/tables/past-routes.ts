import { z } from 'zod';
import { type Route, route } from '../http/routes.ts';
import { workedOut } from './limits.ts';
import { refuseEarly } from './replay-routes.ts';
import { sendJson } from './routes.ts';
import { tableId, viewer } from './shapes.ts';
import { viewing } from './who.ts';

const atMoment = z.strictObject({ table: tableId, viewer, action: z.coerce.number().int().min(0).max(1_000_000) });

/** Looking back, each through the eyes that he may use: what was seen then, and why a computer did something. */
export const pastRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/tables/:table/views/:viewer/past/:action',
    forPrograms: true,
    about: 'What a seat of yours or the public saw after that many actions of its log',
    who: viewing,
    params: atMoment,
    handle: async ({ given, params: { table, viewer: eyes, action }, services, request, reply }) => {
      refuseEarly(given, services);
      const look = () => services.tables.ask('viewAt', table, eyes, action, eyes);
      return sendJson(reply, await workedOut(services, given.person, request, look));
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/views/:viewer/reasons/:action',
    forPrograms: true,
    about: 'Why the computer did it, in its words; null: no reason',
    who: viewing,
    params: atMoment,
    handle: async ({ given, params: { table, viewer: eyes, action }, services, request, reply }) => {
      refuseEarly(given, services);
      const look = () => services.tables.ask('reason', table, eyes, action);
      return sendJson(reply, await workedOut(services, given.person, request, look));
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/views/:viewer/text',
    forPrograms: true,
    about: 'The view as text: the situation, the map, a unit',
    who: viewing,
    params: z.strictObject({ table: tableId, viewer }),
    query: z.strictObject({ topic: z.string().max(80) }),
    reply: z.object({ text: z.string() }),
    handle: async ({ given, params: { table, viewer: eyes }, query: { topic }, services, request }) => {
      refuseEarly(given, services);
      const look = () => services.tables.ask('text', table, eyes, topic);
      return { text: await workedOut(services, given.person, request, look) };
    },
  }),
];
