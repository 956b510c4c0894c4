import type { SeatAction } from '@admiralty/engine';
import type { Command } from 'commander';
import { parseJson } from '../files.ts';
import { bad, good, print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { accessOf, changeFile, openFile, seatOf, type TableFile } from '../table-file.ts';
import { actionFrom } from '../typed-action.ts';
import { decisionLine, eventLines, resultLine, rollLine } from '../words.ts';

interface ActOptions {
  seat: string;
  action?: string;
  dice?: string;
  check?: true;
  json?: true;
}

export function addAct(program: Command): void {
  program
    .command('act')
    .argument('<file>', 'a game file')
    .description('one action; a refusal leaves the file byte for byte as it was')
    .requiredOption('--seat <seat>', 'number or name of the seat that acts')
    .option('--action <json>', '{"kind": …, "with": …}; "decision" may be left out where only one fits')
    .option('--dice <list>', 'with entered dice: rolls of this action, such as 3,4; alone, of the one that waits')
    .option('--check', 'only say whether it is legal, and its odds; nothing changes')
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      `
Examples:
  admiralty act duel.json --seat 0 --action '{"kind":"command","with":{"do":"accelerate","unit":0}}'
  admiralty act duel.json --seat 0 --action '{"kind":"command","with":{"do":"left","unit":"P1-A"}}'
  admiralty act duel.json --seat 1 --action '{"kind":"resign","with":{}}'
  admiralty act table.json --seat 0 --dice 3,7 --action '{"kind":"fire","with":{"do":"fire","unit":0,"source":0,"type":0,"target":1}}'
  admiralty act table.json --seat 0 --dice 4          the next roll of the action that waits for it`,
    )
    .action(act);
}

async function act(path: string, options: ActOptions): Promise<void> {
  const json = options.action === undefined ? undefined : parseJson(options.action, '--action');
  if (options.check) return check(await openFile(path), json, options);
  const rolls = rollsOf(options.dice);
  if (json === undefined && rolls.length === 0)
    throw new Problem('give an action with --action, or rolls for the one that waits with --dice');
  const { file, access, outcome } = await changeFile(path, (opened) => {
    const by = seatOf(opened, options.seat);
    const seat = accessOf(opened, by);
    const done = json === undefined ? seat.roll(rolls) : seat.act(actionFrom(opened, by, json), rolls);
    if (done.ok) return { file: opened, access: seat, outcome: done };
    const { rule, why } = done.refusal;
    if (options.json) printJson({ ok: false, rule, why });
    throw new Problem(`refused by ${rule}: ${why}`);
  });
  const { awaits, wrong, entry, result } = outcome;
  const { rolls: heard, events } = entry ?? { rolls: [], events: [] };
  if (options.json) {
    const dice = file.session.diceMode === 'entered' ? { awaits, wrong } : {};
    return printJson({ ok: true, entry: access.length, rolls: heard, events, result, ...dice });
  }
  if (wrong) print(bad(`${wrong.why} (${wrong.rule})`));
  if (awaits) return print(rollLine(awaits));
  print(...eventLines(access, events));
  if (result) return print(resultLine(file, result));
  print(...access.observe().decisions.map((decision) => decisionLine(file, decision)));
}

/** Is it legal, and what would it mean? The file is not touched. */
function check(file: TableFile, json: unknown, options: ActOptions): void {
  const seat = seatOf(file, options.seat);
  const access = accessOf(file, seat);
  const action = actionFrom(file, seat, json);
  const refusal = access.check(action);
  if (refusal) {
    if (options.json) printJson({ ok: false, ...refusal });
    throw new Problem(`refused by ${refusal.rule}: ${refusal.why}`);
  }
  const { decision, kind, with: answer } = action as SeatAction;
  const described = decision === null ? null : access.questions.describe(decision, answer);
  const { words, hint } = described?.ok ? described.offered : { words: access.actionWords(kind, answer), hint: null };
  if (options.json) return printJson({ ok: true, words, hint });
  print(`${good('legal')}: ${words}${hint === null ? '' : ` (${hint})`}`);
}

/** Rolls with commas between them: the number on a die, or the printed number or name of what was drawn. */
export function rollsOf(text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return [];
  const rolls = text.split(',').map((part) => part.trim());
  if (rolls.includes('')) throw new Problem(`rolls have commas between them, such as 3,4, not ${text}`);
  return rolls;
}
