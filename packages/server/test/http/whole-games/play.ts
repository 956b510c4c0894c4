/** A whole game over HTTP: the example bot plays one side through the bot API, a simulated person the other. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from '../../support/browser.ts';
import { Listener, Player } from '../../support/player.ts';
import type { TestServer } from '../../support/servers.ts';
import { guest, newTable } from '../../support/tables.ts';

const bot = join(import.meta.dirname, '../../../../../examples/bot.mjs');
/** Moves of the person after which his stream breaks. */
const BETWEEN_BREAKS = 20;

export interface Played {
  actions: number;
  moves: number;
  breaks: number;
  /** what was told over all streams is what a view shows */
  isSame: boolean;
  /** how the bot's program ended */
  code: number | null;
}

/** The person hears of everything by a stream that breaks every few moves and goes on where it was. */
export async function playWhole(server: TestServer, game: string, scenario: string, options = {}): Promise<Played> {
  const [ann, ben] = [await guest(server), await guest(server)];
  const table = await newTable(ann, { game, scenario, options, seats: ['you', 'open'] });
  await ben.post(`/api/tables/${table}/seats`, { seat: 1 });
  const ended = startBot(ben, table);
  const person = new Player(ann, table, 0);
  let listener = await Listener.open(ann, [`${table}:0`]);
  const state = () => listener.mirrors[0]!.state;
  const counts = { moves: 0, breaks: 0 };
  const isOver = () => (state().observation?.result ?? null) !== null;
  const isAsked = () => state().observation?.decisions.some(({ mine }) => mine) ?? false;
  await listener.until(() => listener.mirrors[0]!.isKnown);
  while (!isOver()) {
    await listener.until(() => isOver() || isAsked());
    if (isOver()) break;
    const before = state();
    if (!(await person.move())) continue;
    await listener.until(() => state() !== before);
    if (++counts.moves % BETWEEN_BREAKS === 0) {
      listener.close();
      counts.breaks += 1;
      listener = await Listener.open(ann, [`${table}:0`], listener);
    }
  }
  const code = await ended;
  const { full } = await person.view();
  const { log: _, thinking: __, ...told } = state();
  listener.close();
  return { actions: full.length, ...counts, isSame: JSON.stringify(told) === JSON.stringify(full), code };
}

async function startBot(owner: Browser, table: string): Promise<number | null> {
  const { token } = (await owner.post<{ token: string }>('/api/tokens', { label: 'bot' })).body;
  const env = { ...process.env, ADMIRALTY_URL: owner.url, ADMIRALTY_TOKEN: token };
  const program = spawn(process.execPath, [bot, table, '1'], { env, stdio: 'inherit' });
  return new Promise((resolve) => program.once('exit', resolve));
}
