/**
 * Nodes of the play server killed while they write, on both databases, and the power lost under SQLite:
 * `npm run store-crash -- [--kills 200] [--power-losses 50] [--only SQLite|PostgreSQL|power]`.
 * `lost`, `doubled`, `unasked` and `faults` must be 0. A loss of power needs Linux and a C compiler.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { losePower, powerLossEnvironment } from '../packages/server/test/store/crash/power-loss.ts';
import { type CrashPlan, type CrashReport, crash } from '../packages/server/test/store/crash/rounds.ts';
import { databases } from '../packages/server/test/support/databases.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    'power-losses': { type: 'string', default: '50' },
    only: { type: 'string' },
  },
});
/** kills fall into the first commits as well as into full flow, and every third node is killed once more while it opens */
const LONGEST_MS = 1000;
const LONGEST_OPENING_MS = 600;

const plan = (change: Partial<CrashPlan>): CrashPlan => ({
  kills: Number(values.kills),
  nodes: 1,
  writers: 32,
  tables: 24,
  delay: () => Math.random() * LONGEST_MS,
  delayWhileOpening: () => (Math.random() < 1 / 3 ? Math.random() * LONGEST_OPENING_MS : undefined),
  ...change,
});

async function killed(name: keyof typeof databases, nodes: number): Promise<CrashReport> {
  const database = databases[name]();
  await database.start();
  try {
    return await crash(await database.fresh(), plan({ nodes }));
  } finally {
    await database.stop();
  }
}

async function powerless(): Promise<CrashReport> {
  const workshop = realpathSync(mkdtempSync(join(tmpdir(), 'admiralty-power-')));
  const folder = join(workshop, 'data');
  try {
    const env = powerLossEnvironment(folder, workshop);
    const kills = Number(values['power-losses']);
    return await crash({ folder }, plan({ kills, env, afterKill: () => losePower(folder, Math.random) }));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

const trials = {
  SQLite: () => killed('SQLite', 1),
  PostgreSQL: () => killed('PostgreSQL', 2),
  power: powerless,
};
for (const [name, trial] of Object.entries(trials)) {
  if (values.only && values.only !== name) continue;
  const report = await trial();
  console.log(`${name}:`, report);
  if (report.lost + report.doubled + report.unasked + report.faults > 0) process.exitCode = 1;
}
