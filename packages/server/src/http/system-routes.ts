import { z } from 'zod';
import { HttpProblem } from './problem.ts';
import { type Route, route } from './routes.ts';
import { anybody, operator } from './who.ts';

/** What programs around the server ask: is it there, can it serve, how is it doing. */
export const systemRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/health',
    about: 'The process runs',
    who: anybody,
    reply: z.object({ ok: z.literal(true) }),
    handle: async () => ({ ok: true }),
  }),
  route({
    method: 'GET',
    url: '/ready',
    about: 'It can serve: the database answers and the server is not closing',
    who: anybody,
    reply: z.object({ ok: z.literal(true) }),
    handle: async ({ services }) => {
      if (services.isClosing()) throw new HttpProblem('unavailable', 'the server closes', 5);
      await services.store.tableIds('', 1).catch(() => {
        throw new HttpProblem('unavailable', 'the database does not answer', 5);
      });
      return { ok: true };
    },
  }),
  route({
    method: 'GET',
    url: '/metrics',
    about: 'Figures for Prometheus',
    who: operator,
    handle: async ({ services: { metrics, tables }, reply }) => {
      metrics.tables.set(await tables.openTables());
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  }),
];
