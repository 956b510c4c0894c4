import type { Command } from 'commander';
import { print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { changeFile, seatOf } from '../table-file.ts';
import { decisionLine, kindWords } from '../words.ts';

export function addUndo(program: Command): void {
  program
    .command('undo')
    .argument('<file>', 'a game file')
    .description("take back the seat's last action, as far as nobody has learned anything from it")
    .requiredOption('--seat <seat>', 'number or name of the seat')
    .option('--json', 'one JSON value')
    .addHelpText('after', '\nExample:\n  admiralty undo duel.json --seat 0')
    .action((path: string, options: { seat: string; json?: true }) => {
      const { file, outcome } = changeFile(path, (opened) => {
        const undone = opened.session.undo(seatOf(opened, options.seat));
        if (!undone.ok) throw new Problem(`cannot be undone: ${undone.refusal.why}`);
        return { file: opened, outcome: undone };
      });
      if (options.json) return printJson({ ok: true, undone: outcome.undone, entries: file.session.log.length });
      print(`Taken back: ${kindWords(outcome.undone.kind)} ${JSON.stringify(outcome.undone.with)}`);
      print(...file.session.table.pending.map((decision) => decisionLine(file, decision)));
    });
}
