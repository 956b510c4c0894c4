import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type Level, levelsOf } from '@admiralty/bots';
import { type GameModule, games, Session, seatNamesOf, settingFor } from '@admiralty/engine';
import type { Command } from 'commander';
import { collect, readOption } from '../option-values.ts';
import { accent, faint, print, strong, wrap } from '../output.ts';
import { Problem } from '../problem.ts';
import { readLevels, whole } from '../simulation/options.ts';
import { botsFor } from '../simulation/work.ts';
import { openFile, openModule, packFrom, seatOf, type TableFile } from '../table-file.ts';
import { Console, pickNumber } from '../terminal/console.ts';
import { Match } from '../terminal/match.ts';
import type { Opponents } from '../terminal/opponents.ts';
import { empiresFrom, seatsFrom } from './new.ts';

interface PlayOptions {
  scenario?: string;
  option: string[];
  seat?: string;
  seats?: string;
  empires?: string;
  hotSeat?: true;
  opponent?: string;
  think: string;
  seed?: string;
  file?: string;
  dataPack?: string;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .argument('[game]', 'id of the game; a menu if left out')
    .description('play in the terminal against the computer, or several at one screen')
    .option('--scenario <id>', 'scenario; a menu if left out')
    .option('--option <name=value>', 'set an option; may be given again', collect, [])
    .option('--seat <seat>', 'your side, by number or name')
    .option('--seats <n>', 'how many players, where the scenario leaves a choice')
    .option('--empires <list>', 'which Empire each seat plays, such as hive,atjayan,asak')
    .option('--hot-seat', 'people play all sides at this screen')
    .option('--opponent <level>', 'random, cadet, captain or admiral; a menu if left out, captain in a pipe')
    .option('--think <ms>', 'how long an admiral may think about each decision', '2000')
    .option('--seed <text>', 'seed of the dice')
    .option('--file <file>', 'save the game to this file after every action; continue it if the file exists')
    .option('--data-pack <dir>', 'replace data files of the game by those of a folder')
    .addHelpText(
      'after',
      '\nExamples:\n  admiralty play\n  admiralty play deltavee --scenario dv-1 --seat 0 --opponent admiral\n  admiralty play deltavee --file evening.json',
    )
    .action((game: string | undefined, options: PlayOptions) => withConsole((console) => play(console, game, options)));
}

async function withConsole(run: (console: Console) => Promise<void>): Promise<void> {
  const console = new Console();
  try {
    await run(console);
  } finally {
    console.close();
  }
}

async function play(console: Console, id: string | undefined, options: PlayOptions): Promise<void> {
  if (options.file !== undefined && existsSync(options.file)) return goOn(console, options.file, options);
  const module = id === undefined ? await pickGame(console) : await openModule(id, packFrom(options.dataPack));
  if (!module) return;
  const scenario = options.scenario ?? (await pickScenario(console, module));
  if (scenario === null) return;
  const setting = settingFor(module.game, {
    scenario,
    options: { ...Object.fromEntries(options.option.map(readOption)), ...empiresFrom(options) },
    seats: seatsFrom(options),
  });
  if (!setting.ok) throw new Problem(setting.refusal.why);
  const started = Session.start(module.game, setting.setting, options.seed ?? randomBytes(16).toString('hex'), 'keyed');
  if (!started.ok) throw new Problem(started.refusal.why);
  const file: TableFile = { module, session: started.session, pack: packFrom(options.dataPack), text: null };
  await sitDown(console, file, options, options.file ?? null);
}

async function sitDown(console: Console, file: TableFile, options: PlayOptions, path: string | null): Promise<void> {
  const people = await pickPeople(console, file, options);
  const opponents = people && (await pickOpponents(console, file, people, options));
  if (opponents) await new Match(file, people, opponents, console, path).run();
}

async function goOn(console: Console, path: string, options: PlayOptions): Promise<void> {
  const file = await openFile(path);
  print(
    `${file.module.game.title}, ${file.session.setting.scenario}: going on after ${file.session.log.length} actions.`,
  );
  await sitDown(console, file, options, path);
}

async function pickGame(console: Console): Promise<GameModule | null> {
  print(strong('Admiralty'), faint('Classic space wargames, every printed rule enforced.'), '');
  print(...games.map(({ title }, at) => `${String(at + 1).padStart(4)}  ${title}`));
  const picked = await pickNumber(console, 'Game', games.length);
  return picked === null ? null : await openModule(games[picked]!.id);
}

async function pickScenario(console: Console, { game }: GameModule): Promise<string | null> {
  print(strong(game.title));
  for (const [at, { id, title, brief }] of game.scenarios.entries()) {
    print(`${String(at + 1).padStart(4)}  ${accent(title)} ${faint(`(${id})`)}`);
    print(faint(wrap(`      ${brief}`, 98, '      ')));
  }
  const picked = await pickNumber(console, 'Scenario', game.scenarios.length);
  return picked === null ? null : game.scenarios[picked]!.id;
}

async function pickPeople(
  console: Console,
  file: TableFile,
  options: PlayOptions,
): Promise<ReadonlySet<number> | null> {
  const names = seatNamesOf(file.module.game, file.session.setting);
  if (options.hotSeat) return new Set(names.keys());
  if (options.seat !== undefined) return new Set([seatOf(file, options.seat)]);
  print('', ...names.map((name, at) => `${String(at + 1).padStart(4)}  ${name}`));
  const picked = await pickNumber(console, 'Your side', names.length);
  return picked === null ? null : new Set([picked]);
}

/** The level of the computer: named, picked from a menu, or the best that thinks fast where nobody can be asked. */
async function pickOpponents(
  console: Console,
  { module, session }: TableFile,
  people: ReadonlySet<number>,
  options: PlayOptions,
): Promise<Opponents | null> {
  const { id } = module.game;
  const levels = levelsOf(id).filter((level) => level !== 'random');
  const usual = levels.includes('captain') ? 'captain' : 'cadet';
  let level: Level = usual;
  if (options.opponent !== undefined) level = readLevels(id, options.opponent, 1)[0]!;
  else if (process.stdin.isTTY && people.size < session.table.seats) {
    const offered = [usual, ...levels.filter((one) => one !== usual)] as const;
    print('', ...offered.map((name, at) => `${String(at + 1).padStart(4)}  ${name}`));
    const picked = await pickNumber(console, 'Opponent', offered.length);
    if (picked === null) return null;
    level = offered[picked]!;
  }
  const [bot] = await botsFor(id, [level]);
  return { bot: bot!, ms: whole('--think', options.think) };
}
