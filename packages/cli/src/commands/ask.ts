import type { Action, Decision, Offer, Viewer } from '@admiralty/engine';
import { unaskedActions, unaskedWords } from '@admiralty/engine';
import type { Command } from 'commander';
import { answersTo, kindOf, type Listed, spread, wordsFor } from '../answers.ts';
import { faint, print, printJson } from '../output.ts';
import { openFile, seatOf, type TableFile } from '../table-file.ts';
import { decisionLine, offerLine, resultLine, rollLine } from '../words.ts';

const SHOWN = 40;

interface AskOptions {
  seat?: string;
  kind?: string;
  unit?: string;
  all?: true;
  json?: true;
}

export function addAsk(program: Command): void {
  program
    .command('ask')
    .argument('<file>', 'a game file')
    .description('the open decisions: who, what, by which rule, and the legal answers with their odds')
    .option('--seat <seat>', 'only what this seat may know')
    .option('--kind <kind>', 'only decisions and acts of this kind, such as fire')
    .option('--unit <name>', 'only answers that name this unit, fleet or System')
    .option('--all', `every answer, not only ${SHOWN}`)
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      `
Every line begins with an action that act takes as it stands; numbers may be replaced by printed names.

Examples:
  admiralty ask duel.json
  admiralty ask duel.json --seat 1 --kind fire --unit P1-A
  admiralty ask duel.json --seat 1 --json`,
    )
    .action(ask);
}

function ask(path: string, options: AskOptions): void {
  const file = openFile(path);
  const seat = options.seat === undefined ? null : seatOf(file, options.seat);
  const kind = options.kind === undefined ? null : kindOf(file, options.kind);
  const { awaiting, table } = file.session;
  const { pending, result } = table;
  const { offers } = file.session.observe(seat ?? 'referee');
  const open = pending.filter((decision) => kind === null || decision.kind === kind);
  const acts = outOfTurn(file, seat).filter((act) => kind === null || act.kind === kind);
  if (options.json)
    return printJson({
      result,
      decisions: open.map((decision) => ({ ...shown(decision, seat), ...answersTo(file, decision, seat) })),
      offers,
      outOfTurn: acts,
      ...(awaiting ? { awaits: awaiting.wanted } : {}),
    });
  if (result) return print(resultLine(file, result));
  if (awaiting) return print(rollLine(awaiting.wanted));
  for (const decision of open) printDecision(file, decision, seat, options);
  for (const offer of offers) printOffer(file, offer, seat ?? 'referee');
  if (seat !== null || acts.length <= SHOWN) printActs(file, acts, options);
}

function printDecision(file: TableFile, decision: Decision, seat: number | null, options: AskOptions): void {
  print(decisionLine(file, decision));
  if (seat !== null && decision.by !== seat) return;
  const { view } = file.session.observe(decision.by);
  print(`  ${file.box.describeQuestion(view, decision)}`);
  const answers = answersTo(file, decision, seat);
  const isExample = !answers.options;
  const list = wordsFor(file, decision, answers.options ?? [answers.sample]);
  if (isExample) print(faint('  too many answers to list; for example:'));
  const found = list.filter(({ words }) => options.unit === undefined || mentions(words, options.unit));
  printListed(found, options);
  if (found.length === 0) print(faint(`  no answer names ${options.unit}`));
}

function printListed(list: readonly Listed[], { all }: AskOptions): void {
  const { lines, more } = all ? { lines: list, more: [] } : spread(list, SHOWN);
  for (const { action, words, hint } of lines)
    print(`  ${JSON.stringify(action)}  ${faint(hint === null ? words : `${words} (${hint})`)}`);
  for (const { title, count } of more) print(faint(`  … ${count} more of ${title} (--all lists them)`));
}

function printOffer(file: TableFile, offer: Offer, viewer: Viewer): void {
  print(offerLine(file, viewer, offer));
  const mine = typeof viewer !== 'number' || offer.to.includes(viewer) ? ['accept', 'decline'] : ['withdraw'];
  for (const kind of mine) print(`  ${JSON.stringify({ kind, with: { offer: offer.id } })}`);
}

/** Acts that need no question: chits, calls, standing orders. Answers to offers stand with the offers. */
function outOfTurn({ box, session }: TableFile, seat: number | null): Action[] {
  if (session.table.result) return [];
  const seats = Array.from({ length: session.table.seats }, (_, at) => at).filter((at) => seat === null || at === seat);
  return seats
    .flatMap((at) => unaskedActions(box.game, session.table, at))
    .filter(({ kind }) => !['accept', 'decline', 'withdraw'].includes(kind));
}

function printActs({ box, session }: TableFile, acts: readonly Action[], options: AskOptions): void {
  if (acts.length === 0) return;
  print('Out of turn:');
  const list = acts.map(({ by, kind, with: payload }) => ({
    action: { kind, with: payload },
    words: unaskedWords(box, session.observe(by).view, session.table, { decision: null, by, kind, with: payload }),
    hint: null,
  }));
  printListed(
    list.filter(({ words }) => options.unit === undefined || mentions(words, options.unit)),
    options,
  );
}

function mentions(words: string, name: string): boolean {
  return words.toLowerCase().includes(name.toLowerCase());
}

function shown(decision: Decision, seat: number | null): object {
  const { id, by, kind, rule, sealed, about } = decision;
  return { id, by, kind, rule, sealed, about: seat === null || by === seat ? about : null };
}
