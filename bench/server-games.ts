/**
 * `npm run server-games`: a whole game of each box over HTTP. The example bot plays one side through the bot API, a
 * simulated person the other by cookie and stream; his stream breaks every few moves and goes on where it was, and what
 * he was told must then be what a view shows.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databases } from '../packages/server/test/support/databases.ts';
import { Listener, Player } from '../packages/server/test/support/player.ts';
import { startOn, type TestServer } from '../packages/server/test/support/servers.ts';
import { guest, newTable } from '../packages/server/test/support/tables.ts';

const GAMES = [
  ['deltavee', 'dv-1'],
  ['sword-and-stars', 'two-new-empires'],
  ['imperial-ambitions', '06-border-war'],
  ['fifth-frontier-war', 'campaign'],
] as const;
const BETWEEN_BREAKS = 25;
const bot = join(import.meta.dirname, '../examples/bot.mjs');

const { values } = parseArgs({
  options: { on: { type: 'string', default: 'SQLite' }, games: { type: 'string', default: '' } },
});
const wanted = values.games.split(',').filter(Boolean);

const database = databases[values.on as keyof typeof databases]();
await database.start();
const server = await startOn(await database.fresh());
for (const [game, scenario] of GAMES)
  if (wanted.length === 0 || wanted.includes(game))
    process.stdout.write(`${game} ${scenario}: ${JSON.stringify(await play(server, game, scenario))}\n`);
await server.close();
await database.stop();

async function play(on: TestServer, game: string, scenario: string) {
  const [ann, ben] = [await guest(on), await guest(on)];
  const table = await newTable(ann, { game, scenario, seats: ['you', 'open'] });
  await ben.post(`/api/tables/${table}/seats`, { seat: 1 });
  const { token } = (await ben.post<{ token: string }>('/api/tokens', { label: 'bot' })).body;
  const env = { ...process.env, ADMIRALTY_URL: ben.url, ADMIRALTY_TOKEN: token };
  const program = spawn(process.execPath, [bot, table, '1'], { env, stdio: 'inherit' });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const person = new Player(ann, table, 0);
  let listener = await Listener.open(ann, [`${table}:0`]);
  const [begun, counts] = [performance.now(), { moves: 0, breaks: 0 }];
  for (;;) {
    const { full } = await person.view();
    if (full.observation?.result) break;
    if (!(await person.move())) await new Promise((resolve) => setTimeout(resolve, 5));
    else if (++counts.moves % BETWEEN_BREAKS === 0) {
      listener.close();
      counts.breaks += 1;
      listener = await Listener.open(ann, [`${table}:0`]);
    }
  }
  await ended;
  const { full } = await person.view();
  await listener.until(() => listener.mirrors[0]!.state.length >= full.length);
  const { log: _, thinking: __, ...told } = listener.mirrors[0]!.state;
  const isSame = JSON.stringify(told) === JSON.stringify(full);
  listener.close();
  return { actions: full.length, ...counts, isSame, seconds: Math.round((performance.now() - begun) / 1000) };
}
