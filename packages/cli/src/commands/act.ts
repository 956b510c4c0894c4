import { type Action, heardBy, Play, type Refusal, readAction, seededDice } from '@admiralty/engine';
import type { Command } from 'commander';
import { parseJson } from '../files.ts';
import { bad, good, print, printJson } from '../output.ts';
import { Problem } from '../problem.ts';
import { changeFile, openFile, seatOf, type TableFile } from '../table-file.ts';
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

function act(path: string, options: ActOptions): void {
  const json = options.action === undefined ? undefined : parseJson(options.action, '--action');
  if (options.check) return check(openFile(path), json, options);
  const rolls = rollsOf(options.dice);
  if (json === undefined && rolls.length === 0)
    throw new Problem('give an action with --action, or rolls for the one that waits with --dice');
  const { file, seat, outcome } = changeFile(path, (opened) => {
    const by = seatOf(opened, options.seat);
    const { session } = opened;
    const done = json === undefined ? session.roll(rolls) : session.act(actionFrom(opened, by, json), rolls);
    if (done.ok) return { file: opened, seat: by, outcome: done };
    const { rule, why } = done.refusal;
    if (options.json) printJson({ ok: false, rule, why });
    throw new Problem(`refused by ${rule}: ${why}`);
  });
  const events = heardBy(seat, outcome.events);
  const { awaits, wrong, entry } = outcome;
  const { result, pending } = file.session.table;
  if (options.json) {
    const dice = file.session.diceMode === 'entered' ? { awaits, wrong } : {};
    return printJson({ ok: true, entry: file.session.log.length, rolls: entry.rolls, events, result, ...dice });
  }
  if (wrong) print(bad(`${wrong.why} (${wrong.rule})`));
  if (awaits) return print(rollLine(awaits));
  print(...eventLines(file, seat, events));
  if (result) return print(resultLine(file, result));
  print(...pending.map((decision) => decisionLine(file, decision)));
}

/** Is it legal, and what would it mean? Tried on a copy of the door: the file is not touched. */
function check(file: TableFile, json: unknown, options: ActOptions): void {
  const seat = seatOf(file, options.seat);
  const { action, refusal } = checked(file, actionFrom(file, seat, json));
  if (!action) {
    if (options.json) printJson({ ok: false, ...refusal });
    throw new Problem(`refused by ${refusal?.rule}: ${refusal?.why}`);
  }
  const decision = file.session.table.pending.find(({ id }) => id === action.decision);
  const words = file.box.describeAnswer(file.session.observe(seat).view, action.kind, action.with, decision?.about);
  const hint = decision ? file.box.hint(file.session.table, decision, action.with) : null;
  if (options.json) return printJson({ ok: true, words, hint });
  print(`${good('legal')}: ${words}${hint === null ? '' : ` (${hint})`}`);
}

function checked(
  { box, session }: TableFile,
  json: unknown,
): { action: Action; refusal: null } | { action: null; refusal: Refusal } {
  const read = readAction(box.game, session.table, json);
  if (!read.ok) return { action: null, refusal: read.refusal };
  const refusal = new Play(box.game, session.table, seededDice).check(read.action);
  return refusal ? { action: null, refusal } : { action: read.action, refusal: null };
}

/** Rolls with commas between them: the number on a die, or the printed number or name of what was drawn. */
export function rollsOf(text: string | undefined): string[] {
  if (text === undefined || text.trim() === '') return [];
  const rolls = text.split(',').map((part) => part.trim());
  if (rolls.includes('')) throw new Problem(`rolls have commas between them, such as 3,4, not ${text}`);
  return rolls;
}
