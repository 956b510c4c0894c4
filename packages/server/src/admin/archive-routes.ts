import { Readable } from 'node:stream';
import { type Route, route } from '../http/routes.ts';
import { host } from '../http/who.ts';
import type { Services } from '../services.ts';
import type { TableSetting } from '../tables/records.ts';
import { audit } from './audit.ts';

const PAGE = 50;

/** Finished games as files that stand for themselves. */
export const archiveRoutes: readonly Route[] = [
  route({
    method: 'GET',
    url: '/api/host/archive',
    about: 'All finished games, a line of JSON each: records that anybody can replay and check',
    who: host,
    handle: async ({ given, services, reply }) => {
      await audit(services, given, 'archive', {});
      return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(records(services)));
    },
  }),
];

async function* records({ store, tables }: Services): AsyncGenerator<string> {
  for (let page = await store.tableIds('', PAGE); page.length > 0; page = await store.tableIds(page.at(-1)!, PAGE))
    for (const { id, setting, head } of await store.findTables(page)) {
      const { whatIf, title } = JSON.parse(setting) as TableSetting;
      if (head.status !== 'over' || whatIf) continue;
      const { text: record } = await tables.ask('record', id);
      yield `{"table":${JSON.stringify(id)},"title":${JSON.stringify(title)},"record":${record}}\n`;
    }
}
