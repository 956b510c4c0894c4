/** `npm run server-games`: a whole game of each kind over HTTP, and how long it took; `--games fifth-frontier-war=campaign` for one. */
import { parseArgs } from 'node:util';
import { playWhole } from '../packages/server/test/http/whole-games/play.ts';
import { databases } from '../packages/server/test/support/databases.ts';
import { startOn } from '../packages/server/test/support/servers.ts';

const GAMES =
  'deltavee=dv-1,sword-and-stars=two-new-empires,imperial-ambitions=06-border-war,fifth-frontier-war=jewell-gate';
const { values } = parseArgs({
  options: { on: { type: 'string', default: 'SQLite' }, games: { type: 'string', default: GAMES } },
});

const database = databases[values.on as keyof typeof databases]();
await databases.SQLite().start(); // builds what the threads run
await database.start();
const server = await startOn(await database.fresh());
try {
  for (const one of values.games.split(',')) {
    const [game, scenario] = one.split('=');
    const begun = performance.now();
    const played = await playWhole(server, game!, scenario!);
    const seconds = Math.round((performance.now() - begun) / 1000);
    process.stdout.write(`${game} ${scenario}: ${JSON.stringify({ ...played, seconds })}\n`);
  }
} finally {
  await server.close();
  await database.stop();
}
