/** What each viewer is sent at each action, and what it costs: `npx tsx --conditions=development bench/feed.ts [actions]`. */

import {
  loadAnyGame,
  Play,
  playersOf,
  randomAction,
  Session,
  seededDice,
  settingFor,
  type Viewer,
} from '@admiralty/engine';
import { type FullMessage, type PatchMessage, TableHost, type ViewerMessage } from '@admiralty/host';

const TABLES = [
  ['deltavee', 'dv-10'],
  ['sword-and-stars', 'great-galactic-war'],
  ['imperial-ambitions', null],
  ['fifth-frontier-war', 'campaign'],
] as const;

const actions = Number(process.argv[2] ?? 1500);
for (const [id, scenario] of TABLES) await measure(id, scenario, actions);

async function measure(id: string, wished: string | null, bound: number): Promise<void> {
  const opened = await loadAnyGame(id, null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { module } = opened;
  const scenario = module.game.scenarios.find((one) => one.id === wished)?.id ?? module.game.scenarios.at(-1)!.id;
  const [patches, entries, fulls]: number[][] = [[], [], []];
  let cpu = 0;
  let bare = 0;
  for (let game = 0; patches!.length < bound * 2 && game < 20; game++) {
    const wish = settingFor(module.game, { scenario });
    const started = wish.ok ? Session.start(module.game, wish.setting, `feed ${game}`) : wish;
    if (!started.ok) throw new Error(started.refusal.why);
    const { session } = started;
    const players = Array.from({ length: session.setting.seats }, () => ({ is: 'person' as const }));
    const host = new TableHost({ module, session, players, motives: {}, secret: '', pack: null });
    const hear = (messages: readonly ViewerMessage[]): void => {
      for (const message of messages) note(message);
    };
    const note = (message: ViewerMessage): void => {
      if ('patch' in message) {
        patches!.push(bytes(message.patch));
        entries!.push(bytes(message.entries));
      } else if ('full' in message) fulls!.push(bytes(message.full));
    };
    const viewers: Viewer[] = [0, 'public'];
    for (const viewer of viewers) host.subscribe(viewer, { hear });
    const random = playersOf(`feed ${game}`);
    while (!session.table.result && patches!.length < bound * 2) {
      const play = new Play(module.game, session.table, seededDice);
      const { by, ...act } = randomAction(play, session.table.pending[0]!, random);
      const before = process.cpuUsage();
      const outcome = await host.act(by, act);
      if (!outcome.ok) throw new Error(outcome.refusal.why);
      const { user } = process.cpuUsage(before);
      cpu += user / 1000;
      bare += 1;
    }
  }
  const parts = [`patch ${spread(patches!)}`, `entries ${spread(entries!)}`, `full ${spread(fulls!)}`];
  console.log(`${id} ${scenario}: ${parts.join('; ')}; ${(cpu / bare).toFixed(2)} ms an action with two viewers`);
}

function bytes(value: FullMessage['full'] | PatchMessage['patch'] | PatchMessage['entries']): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function spread(sizes: number[]): string {
  const sorted = sizes.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99].map((part) => sorted[Math.floor(sorted.length * part)] ?? 0).join(' / ');
}
