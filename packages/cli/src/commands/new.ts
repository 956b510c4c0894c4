import { randomBytes } from 'node:crypto';
import { type Refusal, Session, seatNamesOf, settingFor } from '@admiralty/engine';
import type { Command } from 'commander';
import { readJson } from '../files.ts';
import { collect, readOption } from '../option-values.ts';
import { faint, print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { accessOf, createFile, openModule, packFrom } from '../table-file.ts';
import { eventLines } from '../words.ts';
import { rollsOf } from './act.ts';

interface NewOptions {
  scenario?: string;
  option: string[];
  seed?: string;
  dice: string;
  rolls?: string;
  position?: string;
  dataPack?: string;
  seats?: string;
  empires?: string;
  output: string;
  json?: true;
}

export function addNew(program: Command): void {
  program
    .command('new')
    .argument('<game>', 'id of the game, as in admiralty games')
    .description('start a game and write it to a file')
    .option('--scenario <id>', 'scenario (the first one if left out)')
    .option('--option <name=value>', 'set an option; may be given again', collect, [])
    .option('--seats <n>', 'number of players, where the scenario leaves a choice')
    .option('--empires <list>', 'which Empire each seat plays, such as hive,atjayan,asak')
    .option('--seed <text>', 'seed of the dice (a random one if left out)')
    .option('--dice <mode>', 'seeded, or entered: people roll real dice and type them in', 'seeded')
    .option('--rolls <list>', 'with entered dice: rolls that the start itself needs, such as 7,2')
    .option('--position <file>', 'start from a position file instead of the scenario set-up')
    .option('--data-pack <dir>', 'replace data files of the game by those of a folder')
    .requiredOption('-o, --output <file>', 'file to write')
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      `
Examples:
  admiralty new deltavee --scenario dv-2 --seed 42 -o first-shot.json
  admiralty new deltavee --scenario dv-10 --option openLogs=true --dice entered -o table.json
  admiralty new deltavee --position chase.json -o chase-game.json`,
    )
    .action(start);
}

async function start(id: string, options: NewOptions): Promise<void> {
  if (options.dice !== 'seeded' && options.dice !== 'entered')
    throw new Problem(`--dice takes seeded or entered, not ${options.dice}`);
  const position = options.position === undefined ? null : readJson(options.position);
  const pack = packFrom(options.dataPack);
  const module = await openModule(id, pack, position);
  const wish = {
    scenario: options.scenario ?? scenarioOfPosition(position),
    options: { ...Object.fromEntries(options.option.map(readOption)), ...empiresFrom(options) },
    seats: seatsFrom(options),
    position,
  };
  const setting = settingFor(module.game, wish);
  if (!setting.ok) throw new Problem(setting.refusal.why);
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const diceMode = options.dice === 'entered' ? 'entered' : 'keyed';
  const started = Session.start(module.game, setting.setting, seed, diceMode, { rolls: rollsOf(options.rolls) });
  if (!started.ok) throw new Problem(whyNot(started.refusal, options));
  const { session } = started;
  const file = { module, session, pack, text: null };
  createFile(options.output, file);
  const { scenario } = session.setting;
  const names = seatNamesOf(module.game, session.setting);
  if (options.json)
    return printJson({ file: options.output, game: id, scenario, seats: names, commitment: session.commitment });
  print(
    `${module.game.title}, ${scenario}: ${names.map((name, seat) => `${seat} ${name}`).join(', ')}. Written to ${options.output}.`,
  );
  print(...eventLines(accessOf(file, 'public'), accessOf(file, 'public').news()));
  print(faint(`The dice are committed to: ${session.commitment}`));
}

/** Which Empire each seat plays, in a game whose players choose. */
export function empiresFrom({ empires }: Pick<NewOptions, 'empires'>): { empires?: string } {
  return empires === undefined ? {} : { empires };
}

/** As many as were said, or as Empires were named. */
export function seatsFrom({ seats, empires }: Pick<NewOptions, 'seats' | 'empires'>): number | undefined {
  if (seats !== undefined) return Number(seats);
  return empires?.split(',').length;
}

function whyNot({ why, rule }: Refusal, { position, dice }: NewOptions): string {
  if (dice === 'entered') return `${why} (${rule}); rolls needed at the start go with --rolls`;
  return position === undefined ? `${why} (${rule})` : `${position}: ${why}`;
}

function scenarioOfPosition(position: unknown): string | undefined {
  const scenario = (position as { scenario?: unknown } | null)?.scenario;
  if (typeof scenario === 'string') return scenario;
  const id = (scenario as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' ? id : undefined;
}
