import { commitmentTo, type Viewer } from '@admiralty/engine';
import { z } from 'zod';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import type { Services } from '../services.ts';
import { workedOut } from './limits.ts';
import { sendJson } from './routes.ts';
import { seatNumber, tableId } from './shapes.ts';
import { type KnownTable, visitor } from './who.ts';

const number = z.coerce.number().int().min(0).max(1_000_000);
const atTable = z.strictObject({ table: tableId });

/** A game that is over, for everybody who may see the table; and how its dice were made. */
export const replayRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/tables/:table/replay',
    forPrograms: true,
    about: 'The whole log of a finished game, secrets included',
    who: visitor,
    params: atTable,
    handle: async ({ given: { table, person }, services, request, reply }) => {
      refuseRunning(table, services);
      const look = () => services.tables.ask('news', table.id, 'referee', -1);
      return sendJson(reply, await workedOut(services, person, request, look));
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/replay/:number',
    forPrograms: true,
    about: 'Any moment of a finished game, as any viewer saw it',
    who: visitor,
    params: z.strictObject({ table: tableId, number }),
    query: z.strictObject({
      eyes: z.union([z.enum(['public', 'referee']), seatNumber]).default('referee'),
    }),
    handle: async ({ given: { table, person }, params, query, services, request, reply }) => {
      refuseRunning(table, services);
      if (typeof query.eyes === 'number' && query.eyes >= table.made.seats.length)
        throw new HttpProblem('notFound', 'there is no such seat');
      const look = () => services.tables.ask('viewAt', table.id, 'referee', params.number, query.eyes);
      return sendJson(reply, await workedOut(services, person, request, look));
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/replay/:number/reason',
    forPrograms: true,
    about: 'Why a computer did what this entry of the whole log records',
    who: visitor,
    params: z.strictObject({ table: tableId, number }),
    handle: async ({ given: { table, person }, params, services, request, reply }) => {
      refuseRunning(table, services);
      const look = () => services.tables.ask('reason', table.id, 'referee', params.number);
      return sendJson(reply, await workedOut(services, person, request, look));
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/record',
    forPrograms: true,
    about:
      'A game that is over as a file: anybody can play it again and check every roll (`admiralty replay --verify`)',
    who: visitor,
    params: atTable,
    handle: async ({ given: { table, person }, services, request, reply }) => {
      refuseRunning(table, services);
      if (table.made.whatIf) throw new HttpProblem('conflict', 'a game that began in the middle has no file');
      reply.header('Content-Disposition', `attachment; filename="${table.made.game}-${table.id}.json"`);
      const look = () => services.tables.ask('record', table.id);
      return sendJson(reply, await workedOut(services, person, request, look));
    },
  }),
  route({
    method: 'GET',
    url: '/api/tables/:table/dice',
    forPrograms: true,
    about: 'The dice: the commitment, what people added after it, and after the end the seed',
    who: visitor,
    params: atTable,
    reply: z.object({
      commitment: z.string(),
      contributions: z.array(z.string()).nullable(),
      seed: z.string().nullable(),
    }),
    handle: async ({ given: { table }, services }) => ({
      commitment: commitmentTo(table.seed),
      contributions: [...((await services.tables.ask('contributions', table.id)) ?? [])],
      seed: isOpenBook(table, services) ? table.seed : null,
    }),
  }),
];

/** It is over, for spectators too. */
function isOpenBook({ head, made }: KnownTable, { now }: Services): boolean {
  return head.status === 'over' && now() >= head.shown_at + (made.delay ?? 0) * 1000;
}

function refuseRunning(table: KnownTable, services: Services): void {
  if (!isOpenBook(table, services)) throw new HttpProblem('conflict', 'the game is not over yet');
}

/** Spectators who see things later look back when it is over. */
export function refuseEarly({ table, viewer }: { table: KnownTable; viewer: Viewer }, services: Services): void {
  if (viewer === 'public' && (table.made.delay ?? 0) > 0) refuseRunning(table, services);
}
