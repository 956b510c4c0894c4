import type { Command } from 'commander';
import { print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { accessOf, changeFile, seatOf } from '../table-file.ts';
import { decisionLine, kindWords } from '../words.ts';

export function addUndo(program: Command): void {
  program
    .command('undo')
    .argument('<file>', 'a game file')
    .description("take back the seat's last action, unless it revealed something")
    .requiredOption('--seat <seat>', 'number or name of the seat')
    .option('--json', 'one JSON value')
    .addHelpText('after', '\nExample:\n  admiralty undo duel.json --seat 0')
    .action(async (path: string, options: { seat: string; json?: true }) => {
      const { file, access, undone } = await changeFile(path, (opened) => {
        const seat = accessOf(opened, seatOf(opened, options.seat));
        const outcome = seat.undo();
        if (!outcome.ok) throw new Problem(`cannot be undone: ${outcome.refusal.why}`);
        return { file: opened, access: seat, undone: outcome.undone };
      });
      if (options.json) return printJson({ ok: true, undone, entries: access.length });
      print(`Taken back: ${kindWords(undone.kind)} ${JSON.stringify(undone.with)}`);
      print(...access.observe().decisions.map((decision) => decisionLine(file, decision)));
    });
}
