/** `npm run server-crash -- --kills 200`: people play on both databases while servers are killed under them. */
import { parseArgs } from 'node:util';
import { crashServers } from '../packages/server/test/http/crash/rounds.ts';
import { databases } from '../packages/server/test/support/databases.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    on: { type: 'string', default: 'SQLite,PostgreSQL' },
    game: { type: 'string', default: 'deltavee' },
    scenario: { type: 'string', default: 'dv-3' },
  },
});

let isSound = true;
for (const [name, databaseOf] of Object.entries(databases)) {
  if (!values.on.split(',').includes(name)) continue;
  const database = databaseOf({ isDurable: true });
  await database.start();
  const report = await crashServers(await database.fresh(), {
    kills: Number(values.kills),
    nodes: name === 'SQLite' ? 1 : 2,
    tables: 6,
    game: values.game,
    scenario: values.scenario,
    delay: () => 300 + Math.random() * 1500,
  });
  await database.stop();
  process.stdout.write(`${name}: ${JSON.stringify(report)}\n`);
  isSound &&= report.lost + report.doubled + report.unasked + report.broken === 0;
}
process.exitCode = isSound ? 0 : 1;
