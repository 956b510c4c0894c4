import { heardBy } from '@admiralty/engine';
import type { Command } from 'commander';
import { accent, bad, faint, good, print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { openFile, type TableFile, viewerOf } from '../table-file.ts';
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
    .description('the game from its start: every action with what came of it')
    .option('--to <n>', 'only the first n actions')
    .option('--seat <seat>', 'as this seat heard it; everything if left out')
    .option('--verify', 'only check the commitment, every roll and every fingerprint')
    .option('--json', 'one JSON value')
    .addHelpText('after', '\nExamples:\n  admiralty replay duel.json\n  admiralty replay duel.json --verify')
    .action(replay);
}

function replay(path: string, options: ReplayOptions): void {
  const to = options.to === undefined ? undefined : Number(options.to);
  if (to !== undefined && (!Number.isInteger(to) || to < 0))
    throw new Problem(`--to takes a number of actions, not ${options.to}`);
  if (options.verify && to !== undefined) throw new Problem('--verify checks the whole game: leave --to out');
  const file = openFile(path, to); // opening replays and checks everything
  const { session } = file;
  if (options.verify) return verified(path, file, options.json === true);
  const viewer = viewerOf(file, options.seat);
  if (options.json) {
    const entries = session.log.map((entry, index) => ({
      by: entry.by,
      kind: entry.kind,
      rolls: entry.rolls,
      events: heardBy(viewer, session.events[index] ?? []),
      ...(viewer === 'referee' || viewer === entry.by ? { with: entry.with } : {}),
    }));
    return printJson({ game: session.game.id, setting: session.setting, entries, result: session.table.result });
  }
  print(...eventLines(file, viewer, heardBy(viewer, session.openingEvents)));
  const { view } = session.observe(viewer);
  for (const [index, entry] of session.log.entries()) {
    const isKnown = viewer === 'referee' || viewer === entry.by;
    const what = isKnown ? file.box.describeAnswer(view, entry.kind, entry.with) : kindWords(entry.kind);
    print(`${accent(String(index + 1).padStart(4))} seat ${entry.by}: ${what}`);
    for (const line of eventLines(file, viewer, heardBy(viewer, session.events[index] ?? []))) print(`       ${line}`);
  }
  if (session.table.result) print(resultLine(file, session.table.result));
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
