import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Metrics } from '../http/metrics.ts';
import { HttpProblem } from '../http/problem.ts';
import { type Route, route } from '../http/routes.ts';
import { admin, moderator } from '../http/who.ts';
import { sendJson } from '../tables/routes.ts';
import { tableId } from '../tables/shapes.ts';
import { shownTables, tableShape } from '../tables/shown.ts';
import { madeOf } from '../tables/who.ts';
import { audit } from './audit.ts';

const MANY = 200;
const HERE_MS = 150_000;
const COMMAND = '/api/tables/:table/seats/:seat/acts';

/** How the server is doing, for those who look after it: clocks and counts, nothing of a game. */
export const overviewRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/admin/overview',
    about: 'How the server is doing: people, tables, notifications, this node',
    who: moderator,
    reply: z.object({
      tables: z.object({ open: z.number(), running: z.number(), over: z.number() }),
      people: z.number(),
      guests: z.number(),
      here: z.number(),
      letters: z.object({ waiting: z.number(), failed: z.number() }),
      botTurns: z.number(),
      openReports: z.number(),
      /** of the node that answers */
      node: z.object({
        upMs: z.number(),
        streams: z.number(),
        tables: z.number(),
        memoryMb: z.number(),
        /** 95 of 100 commands are answered within so long; null: none yet, or longer than anything measured */
        commandMs: z.number().nullable(),
      }),
      /** copies can be made from here */
      mayBackUp: z.boolean(),
    }),
    handle: async ({ services: { store, tables, streams, metrics, config, now } }) => ({
      ...(await store.overview(now() - HERE_MS)),
      node: {
        upMs: Math.round(process.uptime() * 1000),
        streams: streams.size,
        tables: await tables.openTables(),
        memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
        commandMs: await commandMs(metrics),
      },
      mayBackUp: 'folder' in config.place,
    }),
  }),
  route({
    method: 'GET',
    url: '/api/admin/tables',
    about: 'Tables of all kinds, last changed first: who sits at them and whom they wait for',
    who: moderator,
    query: z.strictObject({ find: z.string().trim().max(80).default('') }),
    reply: z.array(tableShape),
    handle: async ({ query: { find }, services }) => {
      const latest = await services.store.latestTables(MANY);
      const rows = await services.store.findTables(latest.map(({ id }) => id));
      const shown = await shownTables(services, rows.map(madeOf), null);
      const wanted = find.toLowerCase();
      return shown.filter(({ id, title, owner, seats }) =>
        [id, title, owner, ...seats.map(({ player }) => player ?? '')].some((text) =>
          text.toLowerCase().includes(wanted),
        ),
      );
    },
  }),
  route({
    method: 'GET',
    url: '/api/admin/tables/:table/log',
    about: 'The public log of a table, by which a rewind counts',
    who: moderator,
    params: z.strictObject({ table: tableId }),
    handle: async ({ params: { table }, services, reply }) => {
      if (!(await services.store.findTable(table))) throw new HttpProblem('notFound', 'there is no such table');
      return sendJson(reply, (await services.tables.ask('news', table, 'public', -1)).text);
    },
  }),
  route({
    method: 'POST',
    url: '/api/admin/backup',
    about: 'Write a backup into the folder `backups` of the server’s data',
    who: admin,
    reply: z.object({ file: z.string() }),
    handle: async ({ given, services }) => {
      const { config, store, now } = services;
      if (!('folder' in config.place))
        throw new HttpProblem('conflict', 'this server keeps its data in PostgreSQL: use admiralty backup');
      const folder = join(config.place.folder, 'backups');
      const file = `${new Date(now()).toISOString().replaceAll(':', '-')}.jsonl.gz`;
      await audit(services, given, 'backup', { file });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      await store.backup(join(folder, file));
      return { file };
    },
  }),
];

/** Within which of the measured times 95 of 100 commands were answered. */
async function commandMs({ requests }: Metrics): Promise<number | null> {
  const { values } = await requests.get();
  const counts = new Map<number, number>();
  for (const { labels, value } of values) {
    const { route: of, le } = labels as { route?: string; le?: number | string };
    if (of === COMMAND && le !== undefined) counts.set(Number(le), (counts.get(Number(le)) ?? 0) + value);
  }
  const steps = [...counts].filter(([le]) => Number.isFinite(le)).sort(([a], [b]) => a - b);
  const all = Math.max(0, ...[...counts.values()]);
  const within = all === 0 ? undefined : steps.find(([, count]) => count >= 0.95 * all);
  return within === undefined ? null : within[0] * 1000;
}
