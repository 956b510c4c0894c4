/**
 * Nodes of the play server killed while they write, on both databases:
 * `npm run store-crash -- [--kills 200] [--database SQLite|PostgreSQL]`.
 * `lost`, `doubled`, `unasked` and `faults` must be 0.
 */
import { parseArgs } from 'node:util';
import { crash } from '../packages/server/test/store/crash/rounds.ts';
import { databases } from '../packages/server/test/support/databases.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, database: { type: 'string' } },
});
/** kills fall into the first commits as well as into full flow */
const LONGEST_MS = 1000;

for (const [name, databaseOf] of Object.entries(databases)) {
  if (values.database && values.database !== name) continue;
  const database = databaseOf();
  await database.start();
  try {
    const report = await crash(await database.fresh(), {
      kills: Number(values.kills),
      nodes: name === 'SQLite' ? 1 : 2,
      writers: 32,
      tables: 8,
      delay: () => Math.random() * LONGEST_MS,
    });
    console.log(`${name}:`, report);
    if (report.lost + report.doubled + report.unasked + report.faults > 0) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}
