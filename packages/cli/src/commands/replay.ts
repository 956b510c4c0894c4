import type { Access, HeardEntry } from '@admiralty/engine';
import type { Command } from 'commander';
import { accent, bad, faint, good, print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { accessOf, openFile, type TableFile, viewerOf } from '../table-file.ts';
import { eventLines, kindWords, resultLine } from '../words.ts';

interface ReplayOptions {
  to?: string;
  seat?: string;
  verify?: true;
  json?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .argument('<file>', 'a game file')
    .description('the game from its start: every action with its results')
    .option('--to <n>', 'only the first n actions')
    .option('--seat <seat>', 'only what this seat may know; everything if left out')
    .option('--verify', 'only check the commitment, every roll and every fingerprint')
    .option('--json', 'one JSON value')
    .addHelpText('after', '\nExamples:\n  admiralty replay duel.json\n  admiralty replay duel.json --verify')
    .action(replay);
}

async function replay(path: string, options: ReplayOptions): Promise<void> {
  const to = options.to === undefined ? undefined : Number(options.to);
  if (to !== undefined && (!Number.isInteger(to) || to < 0))
    throw new Problem(`--to takes a number of actions, not ${options.to}`);
  if (options.verify && to !== undefined) throw new Problem('--verify checks the whole game: leave --to out');
  const whole = await openFile(path, options.seat === undefined ? to : undefined); // opening replays and checks everything
  if (options.verify) return verified(path, whole, options.json === true);
  const viewer = viewerOf(whole, options.seat);
  const upTo = to === undefined ? undefined : accessOf(whole, viewer).actionsUpTo(to); // a seat counts what it knows of
  const file = upTo === undefined ? whole : await openFile(path, upTo);
  const access = accessOf(file, viewer);
  const { result } = access.observe();
  const [opening, ...entries] = access.log();
  if (options.json)
    return printJson({ game: file.module.game.id, setting: access.setting, entries: entries.map(shown), result });
  print(...eventLines(access, opening!.events));
  for (const entry of entries) {
    print(`${accent(String(entry.number).padStart(4))} ${actionWords(access, entry)}`);
    for (const line of eventLines(access, entry.events)) print(`       ${line}`);
  }
  if (result) print(resultLine(file, result));
}

/** The place in the list says the number. */
function shown({ number: _, ...entry }: HeardEntry): object {
  return entry;
}

/** Own answers in full, of others what was asked; sealed answers are opened all at once. */
function actionWords(access: Access, { by, kind, ...entry }: HeardEntry): string {
  if (by === null) return 'the sealed answers are opened';
  const what = kind === null ? 'acts' : 'with' in entry ? access.actionWords(kind, entry.with) : kindWords(kind);
  return `seat ${by}: ${what}`;
}

/** Opening has replayed and checked all that can be: what older rules made is kept as a record, and said to be so. */
function verified(path: string, { session }: TableFile, json: boolean): void {
  const { past, log, diceMode, commitment } = session;
  const kept = past.length;
  const replayed = log.slice(kept);
  const opening = kept > 0 ? 0 : session.opening.rolls.length;
  const rolls = replayed.reduce((sum, entry) => sum + entry.rolls.length, opening);
  const ok = kept === 0;
  if (!ok) process.exitCode = 1;
  const over = session.table.result !== null;
  if (json) return printJson({ ok, replayed: replayed.length, kept, rolls, dice: diceMode, commitment, over });
  const dice =
    diceMode === 'entered'
      ? `${rolls} rolls were entered by the players`
      : `${rolls} rolls follow from the committed seed`;
  const checked = `${replayed.length} actions replayed with the recorded fingerprints, ${dice}`;
  if (ok) print(`${good('verified')} ${path}: ${checked}.`);
  else {
    print(`${bad('not verified')} ${path}: the first ${kept} actions were played under older rules.`);
    print(`They and the table they led to are kept as a record and cannot be replayed. After them: ${checked}.`);
  }
  print(faint(`commitment ${commitment}`));
}
