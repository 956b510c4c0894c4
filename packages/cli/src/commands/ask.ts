import {
  type Choice,
  type Decision,
  type GameTypes,
  Play,
  type Random,
  randomFrom,
  seededDice,
} from '@admiralty/engine';
import type { Command } from 'commander';
import { faint, print, printJson } from '../output.ts';
import { openFile, seatOf, type TableFile } from '../table-file.ts';
import { decisionLine, kindWords, resultLine, rollLine } from '../words.ts';

const SHOWN = 40;

export function addAsk(program: Command): void {
  program
    .command('ask')
    .argument('<file>', 'a game file')
    .description('the open decisions: who, what kind, by which rule, and the legal answers or one of them')
    .option('--seat <seat>', 'only what this seat may know')
    .option('--json', 'one JSON value')
    .addHelpText('after', '\nExamples:\n  admiralty ask duel.json\n  admiralty ask duel.json --seat 1 --json')
    .action((path: string, options: { seat?: string; json?: true }) => {
      const file = openFile(path);
      const seat = options.seat === undefined ? null : seatOf(file, options.seat);
      const { awaiting, table } = file.session;
      const { pending, result } = table;
      const offers = file.session.observe(seat ?? 'referee').offers;
      const open = pending.map((decision) => ({ decision, answers: answersTo(file, decision, seat) }));
      if (options.json)
        return printJson({
          result,
          decisions: open.map(({ decision, answers }) => ({ ...shown(decision, seat), ...answers })),
          offers,
          ...(awaiting ? { awaits: awaiting.wanted } : {}),
        });
      if (result) return print(resultLine(file, result));
      if (awaiting) return print(rollLine(awaiting.wanted));
      for (const { decision, answers } of open) {
        print(decisionLine(file, decision));
        const { view } = file.session.observe(decision.by);
        const list = answers.options ?? (answers.sample === undefined ? [] : [answers.sample]);
        if (!answers.options && list.length > 0) print(faint('  for example:'));
        for (const answer of list.slice(0, SHOWN))
          print(`  ${JSON.stringify(answer)}  ${faint(file.box.describeAnswer(view, decision.kind, answer))}`);
        if (list.length > SHOWN) print(faint(`  … and ${list.length - SHOWN} more (--json lists all)`));
      }
      for (const { id, by, to, kind } of offers) {
        print(`Seat ${by} offers seat ${to.join(', ')}: ${kindWords(kind)}. The answer is an action of its own:`);
        for (const answer of ['accept', 'decline']) print(`  ${JSON.stringify({ kind: answer, with: { offer: id } })}`);
      }
    });
}

/** All legal answers where the list is short, else one legal answer; nothing for somebody else's decision. */
export function answersTo(
  { box, session }: TableFile,
  decision: Decision,
  seat: number | null,
): { options?: unknown[]; sample?: unknown } {
  if (seat !== null && decision.by !== seat) return {};
  const play = new Play(box.game, session.table, seededDice);
  const choice: Choice<GameTypes, unknown, unknown> = play.choiceOf(decision.kind);
  const options = choice.options?.(play, decision);
  if (options) return { options };
  return { sample: choice.sample(play, decision, randomFrom(session.log.length + decision.id)) };
}

/** Some legal answers to a decision that has too many to list, all different; first what an absent player would answer. */
export function someAnswers({ box, session }: TableFile, decision: Decision, random: Random, count: number): unknown[] {
  const play = new Play(box.game, session.table, seededDice);
  const choice: Choice<GameTypes, unknown, unknown> = play.choiceOf(decision.kind);
  const answers = choice.caretaker ? [choice.caretaker(play, decision)] : [];
  while (answers.length < count) answers.push(choice.sample(play, decision, random));
  return [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
}

function shown(decision: Decision, seat: number | null): object {
  const { id, by, kind, rule, sealed, about } = decision;
  return { id, by, kind, rule, sealed, about: seat === null || by === seat ? about : null };
}
