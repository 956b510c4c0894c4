/**
 * `npm run server-load`: durable actions a second over many tables through the real server, one viewer a table. The
 * caller runs on the same machine; each action is a question for a legal answer, the command, and its news to the viewer.
 * `--rate 500`: so many are begun each second, however long they take; left out: each caller goes on at once.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Nodes } from '../packages/server/test/http/crash/nodes.ts';
import { databases } from '../packages/server/test/support/databases.ts';
import { type CpuTimes, cpuTimes } from './load/cpu.ts';
import { LoadTable, type Seen } from './load/tables.ts';
import { Wire } from './load/wire.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '500' },
    callers: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '20' },
    /** seconds before it counts: each node has to compile what it runs */
    warm: { type: 'string', default: '4' },
    rate: { type: 'string', default: '0' },
    nodes: { type: 'string', default: '1' },
    on: { type: 'string', default: 'SQLite,PostgreSQL' },
    game: { type: 'string', default: 'deltavee' },
    scenario: { type: 'string', default: 'dv-3' },
    seats: { type: 'string', default: '2' },
  },
});
const MAKERS = 16;

for (const [name, databaseOf] of Object.entries(databases)) {
  if (!values.on.split(',').includes(name)) continue;
  const database = databaseOf({ isDurable: true });
  await database.start();
  const nodes = new Nodes(await database.fresh(), { proxies: 1 });
  for (let n = 0; n < Number(values.nodes); n++) await nodes.start();
  try {
    process.stdout.write(`${name}, ${values.nodes} nodes: ${JSON.stringify(await measure(nodes.urls))}\n`);
  } finally {
    await nodes.close();
    await database.stop();
  }
}

async function measure(urls: readonly string[]) {
  const seen: Seen = { commands: [], told: [], patches: [], failed: 0 };
  const tables = await makeTables(urls, seen);
  const wires = wiresTo(urls, Number(values.callers));
  const ready = [...tables];
  let isOver = false;
  const turn = turns(Number(values.rate));
  const call = async (wire: Wire): Promise<void> => {
    while (!isOver) {
      await turn();
      const table = ready.shift();
      if (!table) throw new Error('more callers than tables');
      await table.move(wire);
      ready.push(table);
    }
  };
  const calls = wires.map(call);
  await pause(1000 * Number(values.warm));
  for (const list of [seen.commands, seen.told, seen.patches]) list.length = 0;
  const [begun, before, times] = [performance.now(), workOf(), cpuTimes()];
  await pause(1000 * Number(values.seconds));
  isOver = true;
  await Promise.all(calls);
  const seconds = (performance.now() - begun) / 1000;
  const done = seen.commands.length;
  const work = (workOf() - before) / seconds / 1000 / cpus().length;
  const own = cpuTimes();
  const each = (name: keyof CpuTimes): number => Math.round((100 * (own[name] - times[name])) / done) / 100;
  for (const table of tables) table.stop();
  for (const wire of wires) wire.close();
  return {
    tables: tables.length,
    actionsPerSecond: Math.round(done / seconds),
    p50: share(seen.commands, 0.5),
    p99: share(seen.commands, 0.99),
    toldP99: share(seen.told, 0.99),
    patchP50: share(seen.patches, 0.5),
    patchP95: share(seen.patches, 0.95),
    failed: seen.failed,
    /** ms of CPU for each action: of the servers, of the caller, of PostgreSQL */
    serverMs: each('server'),
    callerMs: each('caller'),
    databaseMs: each('database'),
    /** of all cores, with everything else that ran */
    cpu: Math.round(100 * work) / 100,
  };
}

/** Each is watched on another node than the one that made it, where there are several. */
async function makeTables(urls: readonly string[], seen: Seen): Promise<LoadTable[]> {
  const { game, scenario } = values;
  const tables: LoadTable[] = [];
  const maker = async (wire: Wire, n: number): Promise<void> => {
    while (tables.length < Number(values.tables)) {
      const table = LoadTable.make(wire, game, scenario, Number(values.seats), seen);
      tables.push(await table);
      await (await table).watch(urls[n % urls.length]!);
    }
  };
  const wires = wiresTo(urls, MAKERS);
  await Promise.all(wires.map((wire, n) => maker(wire, n + 1)));
  for (const wire of wires) wire.close();
  return tables;
}

/** Opened when they are used: a server ends a connection on which nothing is asked. */
function wiresTo(urls: readonly string[], count: number): Wire[] {
  return Array.from({ length: count }, (_, n) => new Wire(urls[n % urls.length]!));
}

/** Gives a turn so often a second, one after the other; `rate` 0: at once. */
function turns(rate: number): () => Promise<void> {
  let next = performance.now();
  return async () => {
    if (rate === 0) return;
    next = Math.max(next + 1000 / rate, performance.now() - 1000); // what is missed is made up for, within a second
    const wait = next - performance.now();
    if (wait > 0) await pause(wait);
  };
}

/** ms that the cores have worked. */
function workOf(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.sys + times.nice + times.irq, 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function share(list: number[], part: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return Math.round(10 * (sorted[Math.floor(sorted.length * part)] ?? 0)) / 10;
}
