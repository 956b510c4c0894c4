import type { Access } from '@admiralty/engine';
import type { Command } from 'commander';
import { faint, print, printJson, strong } from '../output.ts';
import { Problem } from '../problem.ts';
import { accessOf, openFile, viewerOf } from '../table-file.ts';
import { decisionLine, offerLine, resultLine } from '../words.ts';

interface ShowOptions {
  seat?: string;
  unit?: string[];
  json?: true;
}

export function addShow(program: Command): void {
  program
    .command('show')
    .argument('<file>', 'a game file')
    .description('what a seat sees: situation, map around the action, log sheets')
    .option('--seat <seat>', 'number or name of a seat, or public; everything if left out')
    .option('--unit <name...>', 'only the log sheets of these units')
    .option('--json', 'the view as one JSON value')
    .addHelpText(
      'after',
      '\nExamples:\n  admiralty show duel.json --seat 0\n  admiralty show duel.json --unit P1-A\n  admiralty show duel.json --seat 1 --json',
    )
    .action(show);
}

async function show(path: string, options: ShowOptions): Promise<void> {
  const file = await openFile(path);
  const viewer = viewerOf(file, options.seat);
  const access = accessOf(file, viewer);
  const { seed, length: entries } = access;
  const seen = access.observe();
  const { commitment } = file.session;
  if (options.json) return printJson({ ...seen, commitment, entries, ...(seed === null ? {} : { seed }) });
  if (options.unit) return print(...options.unit.map((name) => sheet(access, name)));
  print(strong(`${file.module.game.title} · ${path} · ${viewerName(viewer)}`));
  for (const topic of ['situation', 'map', 'logs']) print(access.show(topic), '');
  for (const decision of seen.decisions) print(decisionLine(file, decision));
  for (const offer of seen.offers) print(offerLine(access, offer));
  if (seen.result) print(resultLine(file, seen.result));
}

function sheet(access: Access, name: string): string {
  const text = access.show(name);
  if (text === '') throw new Problem(`there is no unit ${name} to be seen here`);
  return text;
}

function viewerName(viewer: ReturnType<typeof viewerOf>): string {
  if (viewer === 'referee') return `everything, secrets too ${faint('(--seat shows what one side sees)')}`;
  return viewer === 'public' ? 'what everybody sees' : `seat ${viewer}`;
}
