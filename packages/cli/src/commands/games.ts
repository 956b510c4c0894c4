import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type GameModule, games } from '@admiralty/engine';
import type { Command } from 'commander';
import { makeFolder, writeWhole } from '../files.ts';
import { accent, faint, print, printJson, strong, wrap } from '../output.ts';
import { Problem } from '../problem.ts';
import { openModule, packFrom } from '../table-file.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .argument('[game]', 'only this game')
    .description('the games with their scenarios, seats and options')
    .option('--data-pack <dir>', 'replace data files of the game by those of a folder')
    .option('--write-data <dir>', 'write the data files of the game as JSON, to be edited into a data pack')
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      '\nExamples:\n  admiralty games\n  admiralty games deltavee --json\n  admiralty games deltavee --write-data my-pack',
    )
    .action(async (game: string | undefined, options: { json?: true; dataPack?: string; writeData?: string }) => {
      const ids = game === undefined ? games.map(({ id }) => id) : [game];
      const opened = await Promise.all(ids.map((id) => openModule(id, packFrom(options.dataPack))));
      if (options.writeData !== undefined) return writeData(options.writeData, opened);
      if (options.json) return printJson(opened.map(({ game: rules, about }) => describe(rules, about)));
      for (const { game: rules } of opened) {
        print(strong(`${rules.title} (${rules.id})`));
        for (const { id, title, seats, brief } of rules.scenarios) {
          print(`  ${accent(id.padEnd(22))} ${title} ${faint(`— ${seats.join(', ')}`)}`);
          print(wrap(`                         ${brief}`, 98, '                         '));
        }
        print('  Options (--option name=value):');
        for (const { id, default: standard, effect } of rules.options)
          print(wrap(`    ${id} = ${standard}: ${effect}`, 98, '        '));
      }
    });
}

function writeData(folder: string, [module, more]: readonly GameModule[]): void {
  if (!module || more)
    throw new Problem('--write-data takes the data of one game: admiralty games GAME --write-data DIR');
  makeFolder(folder);
  for (const [name, file] of Object.entries(module.files)) {
    const path = join(folder, `${name}.json`);
    if (existsSync(path)) throw new Problem(`${path} already exists`);
    writeWhole(path, `${JSON.stringify(file, null, 2)}\n`);
    print(`wrote ${path}`);
  }
}

type Rules = GameModule['game'];

function describe({ id, title, version, scenarios, options }: Rules, about: readonly string[]): object {
  return { id, title, rulesVersion: version, scenarios, options, about };
}
