/** What opening a long game costs up to the first message to a player, from its start and where it stands: `[game]`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type GameTypes,
  loadAnyGame,
  Play,
  playersOf,
  randomAction,
  Session,
  saveOf,
  seededDice,
  settingFor,
  snapshotOf,
} from '@admiralty/engine';
import { openHere, reopen, TableHost } from '@admiralty/host';

const TABLES = [
  ['deltavee', 'dv-1', { turnCap: 400 }],
  ['sword-and-stars', 'galactic-cycle', {}],
  ['imperial-ambitions', '10-second-empire', {}],
  ['imperial-ambitions', 'generated-6', {}],
  ['fifth-frontier-war', 'campaign', {}],
] as const;
const ENTRIES = 2000;

const [, , mode = '', file = ''] = process.argv;
if (mode === 'start' || mode === 'here') await open(mode, file);
else await measure();

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'opening-'));
  for (const [id, scenario, options] of TABLES.filter(([one]) => mode === '' || one === mode)) {
    const path = join(folder, `${scenario}.json`);
    const entries = await longGame(id, scenario, options, path);
    const [start, here] = ['start', 'here'].map((how) => {
      const args = ['--conditions=development', '--import', 'tsx', import.meta.filename, how, path];
      const runs = [1, 2, 3].map(() => Number(execFileSync(process.execPath, args, { encoding: 'utf8' })));
      return runs.sort((a, b) => a - b)[1]!;
    });
    console.log(`${id} ${scenario} ${entries} entries: from its start ${start} ms, where it stands ${here} ms of CPU`);
  }
  rmSync(folder, { recursive: true });
}

/** The longest of some random games, up to 2,000 entries. */
async function longGame(id: string, wished: string, options: object, path: string): Promise<number> {
  const opened = await loadAnyGame(id, null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { module } = opened;
  const scenario = module.game.scenarios.find((one) => one.id === wished)?.id ?? module.game.scenarios.at(-1)!.id;
  let longest: Session<GameTypes> | null = null;
  for (let seed = 0; seed < 6 && (longest?.log.length ?? 0) < ENTRIES; seed++) {
    const wish = settingFor(module.game, { scenario, options: { ...options } });
    const started = wish.ok ? Session.start(module.game, wish.setting, `opening ${seed}`, 'keyed') : wish;
    if (!started.ok) throw new Error(started.refusal.why);
    const { session } = started;
    const random = playersOf(`opening ${seed}`);
    while (session.log.length < ENTRIES && !session.table.result)
      session.act(randomAction(new Play(module.game, session.table, seededDice), session.table.pending[0]!, random));
    if (session.log.length > (longest?.log.length ?? 0)) longest = session;
  }
  const save = saveOf(longest!);
  const noted = await reopen(save, { load: loadAnyGame, readers: [0] });
  if (!noted.ok) throw new Error(noted.why);
  const kept = { save, snapshot: snapshotOf(noted.session), log: noted.log.pageFor(0).entries };
  writeFileSync(path, JSON.stringify(kept));
  return save.log.length;
}

/** In a process of its own, its rules loaded and nothing else warm. */
async function open(how: 'start' | 'here', path: string): Promise<void> {
  const { save, snapshot, log } = JSON.parse(readFileSync(path, 'utf8'));
  await loadAnyGame(save.game, null, null);
  const before = process.cpuUsage();
  const logs = new Map([[0, log]]);
  const opened =
    how === 'here'
      ? await openHere(snapshot, { load: loadAnyGame, logs, readers: [0] })
      : await reopen(save, { load: loadAnyGame, readers: [0] });
  if (!opened.ok) throw new Error(opened.why);
  const { module, session } = opened;
  const players = Array.from({ length: session.setting.seats }, () => ({ is: 'person' as const }));
  const game = { module, session, players, motives: {}, secret: '', pack: null };
  const host = new TableHost(game, {}, opened.log);
  host.subscribe(0, { hear: (messages) => JSON.stringify(messages) });
  const { user, system } = process.cpuUsage(before);
  console.log(Math.round((user + system) / 1000));
}
