import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Setting, settingFor } from '@admiralty/engine';
import { SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { faint, print, printJson, strong } from '../output.ts';
import { Problem } from '../problem.ts';
import { type Played, playGames } from '../random-games.ts';
import { openBox, packFrom, seatNames } from '../table-file.ts';

interface SimulateOptions {
  scenario?: string;
  option: string[];
  bots?: string;
  games: string;
  seed: string;
  jobs: string;
  verify?: true;
  dataPack?: string;
  json?: true;
}

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .argument('<game>', 'id of the game')
    .description('many games among computer players, with win shares and lengths')
    .option('--scenario <id>', 'one scenario; all of them in turn if left out')
    .option(
      '--option <name=value>',
      'set an option; may be given again',
      (value, before: string[]) => [...before, value],
      [],
    )
    .option('--bots <list>', 'players by seat (only random so far)')
    .option('--games <n>', 'number of games', '100')
    .option('--seed <text>', 'the same seed plays the same games', '1')
    .option('--jobs <n>', 'worker threads', '1')
    .option('--verify', 'keep a log of each game, save it, and replay it with every roll and fingerprint checked')
    .option('--data-pack <dir>', 'replace data files of the game by those of a folder')
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      '\nExamples:\n  admiralty simulate deltavee --games 1000\n  admiralty simulate deltavee --scenario dv-2 --games 200 --seed 7 --jobs 2 --json',
    )
    .action(simulate);
}

async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const pack = packFrom(options.dataPack);
  const { game } = openBox(id, pack);
  const games = whole('--games', options.games);
  const jobs = Math.min(whole('--jobs', options.jobs), availableParallelism() * 2);
  for (const bot of options.bots?.split(',') ?? [])
    if (bot !== 'random') throw new Problem(`there is no player called ${bot}; so far there is random`);
  const wished = Object.fromEntries(options.option.map((text) => text.split('=') as [string, string]));
  const ids = options.scenario === undefined ? game.scenarios.map((scenario) => scenario.id) : [options.scenario];
  const settings = ids.map((scenario): Setting => {
    const setting = settingFor(game, { scenario, options: wished });
    if (!setting.ok) throw new Problem(setting.refusal.why);
    return setting.setting;
  });
  const work = { game: id, pack, settings, seed: options.seed, verify: options.verify === true };
  const started = process.hrtime.bigint();
  const played = await spread(work, games, jobs);
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  const report = ids.map((scenario) => summary(scenario, played, seatNames(openBox(id, pack), scenario, 2)));
  const decisions = played.reduce((sum, one) => sum + one.actions, 0);
  if (options.json)
    return printJson({
      game: id,
      seed: options.seed,
      games,
      decisions,
      seconds,
      verified: options.verify === true,
      scenarios: report,
    });
  for (const { scenario, seats, games: count, wins, draws, medianActions } of report) {
    if (count === 0) continue;
    const shares = seats.map((name, seat) => `${name} ${percent(wins[seat]!, count)}`).join(', ');
    print(
      `${strong(scenario.padEnd(10))} ${String(count).padStart(5)} games: ${shares}, drawn ${percent(draws, count)}; median ${medianActions} decisions`,
    );
  }
  print(
    faint(
      `${games} games, ${decisions} decisions in ${seconds.toFixed(1)} s: ${Math.round(decisions / seconds)} decisions/s, ${(games / seconds).toFixed(1)} games/s${options.verify ? ', every game saved, loaded and verified' : ''}`,
    ),
  );
}

export interface Work {
  game: string;
  pack: Record<string, unknown> | null;
  settings: Setting[];
  seed: string;
  verify: boolean;
}

/** Deals the games out to the workers by number, so that the result does not depend on how many there are. */
async function spread(work: Work, games: number, jobs: number): Promise<Played[]> {
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} games, {eta} s left', stream: process.stderr })
    : null;
  bar?.start(games, 0);
  try {
    if (jobs === 1) {
      const { game } = openBox(work.game, work.pack);
      return Array.from({ length: games }, (_, index) => {
        const [played] = playGames(game, work, [index]);
        bar?.increment();
        return played!;
      });
    }
    const parts = Array.from({ length: jobs }, (_, job) => numbersOf(games, jobs, job));
    const done = await Promise.all(parts.map((numbers) => inWorker(work, numbers, () => bar?.increment())));
    return done.flat().sort((a, b) => a.index - b.index);
  } finally {
    bar?.stop();
  }
}

function inWorker(work: Work, numbers: number[], tick: () => void): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const played: Played[] = [];
    const worker = new Worker(new URL('../simulate-worker.js', import.meta.url), { workerData: { work, numbers } });
    worker.on('message', (one: Played) => {
      played.push(one);
      tick();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve(played) : reject(new Error(`a worker ended with ${code}`))));
  });
}

function numbersOf(games: number, jobs: number, job: number): number[] {
  return Array.from({ length: games }, (_, index) => index).filter((index) => index % jobs === job);
}

function summary(scenario: string, played: readonly Played[], seats: string[]) {
  const mine = played.filter((one) => one.scenario === scenario);
  const wins = seats.map((_, seat) => mine.filter(({ places }) => isWin(places, seat)).length);
  const lengths = mine.map(({ actions }) => actions).sort((a, b) => a - b);
  return {
    scenario,
    seats,
    games: mine.length,
    wins,
    draws: mine.length - wins.reduce((sum, count) => sum + count, 0),
    medianActions: lengths[lengths.length >> 1] ?? 0,
    endings: countBy(mine.map(({ rule }) => rule)),
  };
}

function isWin(places: readonly number[], seat: number): boolean {
  return places[seat] === 1 && places.some((place) => place !== 1);
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(0)} %`;
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Problem(`${name} takes a whole number from 1, not ${text}`);
  return number;
}
