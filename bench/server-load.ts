/** `npm run server-load`: durable actions a second over many tables through the real server, one viewer a table. */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Offered } from '@admiralty/engine';
import type { FullMessage } from '@admiralty/host';
import { Nodes } from '../packages/server/test/http/crash/nodes.ts';
import { Browser } from '../packages/server/test/support/browser.ts';
import { databases } from '../packages/server/test/support/databases.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    callers: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '20' },
    on: { type: 'string', default: 'SQLite,PostgreSQL' },
    game: { type: 'string', default: 'deltavee' },
    scenario: { type: 'string', default: 'dv-3' },
  },
});

for (const [name, databaseOf] of Object.entries(databases)) {
  if (!values.on.split(',').includes(name)) continue;
  const database = databaseOf({ isDurable: true });
  await database.start();
  const nodes = new Nodes(await database.fresh(), { proxies: 1 });
  await nodes.start();
  process.stdout.write(`${name}: ${JSON.stringify(await measure(nodes.anyUrl()!))}\n`);
  await nodes.close();
  await database.stop();
}

async function measure(url: string) {
  const tables = await Promise.all(Array.from({ length: Number(values.tables) }, () => newTable(url)));
  const stop = new AbortController();
  let bytes = 0;
  let messages = 0;
  for (const { browser, table } of tables)
    void fetch(`${url}/api/lines?watch=${table}:0`, { headers: browser.headers(), signal: stop.signal })
      .then(async ({ body }) => {
        for await (const chunk of body!) {
          bytes += chunk.length;
          messages += 1;
        }
      })
      .catch(() => {});
  const took: number[] = [];
  const until = performance.now() + 1000 * Number(values.seconds);
  let next = 0;
  const call = async (): Promise<void> => {
    while (performance.now() < until) {
      const one = tables[next++ % tables.length]!;
      const ms = await move(one);
      if (ms !== null) took.push(ms);
    }
  };
  await Promise.all(Array.from({ length: Number(values.callers) }, call));
  stop.abort();
  took.sort((a, b) => a - b);
  const at = (share: number): number => Math.round(took[Math.floor(took.length * share)] ?? 0);
  return {
    tables: tables.length,
    actionsPerSecond: Math.round(took.length / Number(values.seconds)),
    p50: at(0.5),
    p99: at(0.99),
    bytesPerMessage: Math.round(bytes / messages),
  };
}

interface Place {
  browser: Browser;
  table: string;
  isBusy: boolean;
}

async function newTable(url: string): Promise<Place> {
  const browser = new Browser({ port: 0 });
  browser.url = url;
  browser.extra = { 'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` }; // somebody from elsewhere
  await browser.post('/api/guests', {});
  const wish = { game: values.game, scenario: values.scenario, seats: [{ is: 'you' }, { is: 'you' }] };
  const { table } = (await browser.post<{ table: string }>('/api/tables', wish)).body;
  return { browser, table, isBusy: false };
}

/** One action; only the command itself is timed. Null: nobody could act. */
async function move(place: Place): Promise<number | null> {
  if (place.isBusy) return null;
  place.isBusy = true;
  const { browser, table } = place;
  try {
    for (const seat of [0, 1]) {
      const { full } = (await browser.get<FullMessage>(`/api/tables/${table}/views/${seat}`)).body;
      const asked = full?.observation?.decisions.find(({ mine }) => mine);
      if (!asked) continue;
      const path = `/api/tables/${table}/seats/${seat}`;
      const queries = [{ ask: 'sample', decision: asked.id }];
      const [reply] = (await browser.post<{ value?: Offered }[]>(`${path}/ask`, { queries })).body;
      if (!reply?.value) return null;
      const act = { decision: asked.id, kind: reply.value.kind, with: reply.value.answer };
      const begun = performance.now();
      await browser.post(`${path}/acts`, { command: randomUUID(), act });
      return performance.now() - begun;
    }
    return null;
  } finally {
    place.isBusy = false;
  }
}
