import { boxes } from '@admiralty/engine';
import type { Command } from 'commander';
import { accent, faint, print, printJson, strong, wrap } from '../output.ts';
import { openBox, packFrom } from '../table-file.ts';

export function addGames(program: Command): void {
  program
    .command('games')
    .argument('[game]', 'only this game')
    .description('the games with their scenarios, seats and options')
    .option('--data-pack <dir>', 'replace data files of the game by those of a folder')
    .option('--json', 'one JSON value')
    .addHelpText('after', '\nExamples:\n  admiralty games\n  admiralty games deltavee --json')
    .action((game: string | undefined, options: { json?: true; dataPack?: string }) => {
      const ids = game === undefined ? boxes.map(({ id }) => id) : [game];
      const opened = ids.map((id) => openBox(id, packFrom(options.dataPack)));
      if (options.json) return printJson(opened.map(({ game: rules, about }) => describe(rules, about)));
      for (const { game: rules } of opened) {
        print(strong(`${rules.title} (${rules.id})`));
        for (const { id, title, seats, brief } of rules.scenarios) {
          print(`  ${accent(id.padEnd(10))} ${title} ${faint(`— ${seats.join(' against ')}`)}`);
          print(wrap(`             ${brief}`, 98, '             '));
        }
        print('  Options (--option name=value):');
        for (const { id, default: standard, effect } of rules.options)
          print(wrap(`    ${id} = ${standard}: ${effect}`, 98, '        '));
      }
    });
}

type Rules = ReturnType<typeof openBox>['game'];

function describe({ id, title, version, scenarios, options }: Rules, about: readonly string[]): object {
  return { id, title, rulesVersion: version, scenarios, options, about };
}
