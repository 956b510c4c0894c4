import type { Access, Observation, Offer, Offered } from '@admiralty/engine';
import type { Command } from 'commander';
import { kindOf, type Listed, listed, spread } from '../answers.ts';
import { faint, print, printJson } from '../output.ts';
import { accessOf, openFile, seatOf, type TableFile } from '../table-file.ts';
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
  admiralty ask duel.json --seat 1 --kind command --unit P2-D
  admiralty ask duel.json --seat 1 --json`,
    )
    .action(ask);
}

async function ask(path: string, options: AskOptions): Promise<void> {
  const file = await openFile(path);
  const seat = options.seat === undefined ? null : seatOf(file, options.seat);
  const kind = options.kind === undefined ? null : kindOf(file, options.kind);
  const access = accessOf(file, seat ?? 'referee');
  const { awaits } = access;
  const { decisions, offers, result } = access.observe();
  const open = decisions.filter((decision) => kind === null || decision.kind === kind);
  const acts = outOfTurn(file, seat).filter((act) => kind === null || act.kind === kind);
  if (options.json)
    return printJson({
      result,
      decisions: open.map(({ mine, ...decision }) => ({
        ...decision,
        ...(mine || seat === null ? plainAnswers(file, decision) : {}),
      })),
      offers,
      outOfTurn: acts.map(({ by, kind: act, answer }) => ({ decision: null, by, kind: act, with: answer })),
      ...(awaits ? { awaits } : {}),
    });
  if (result) return print(resultLine(file, result));
  if (awaits) return print(rollLine(awaits));
  if (kind !== null && open.length + acts.length === 0) print(faint(`no ${kind} is open`));
  for (const decision of open) {
    print(decisionLine(file, decision));
    if (decision.mine || seat === null) printAnswers(file, decision, options);
  }
  for (const offer of offers) printOffer(access, offer);
  if (seat !== null || acts.length <= SHOWN) printActs(acts, options);
}

type Asked = Omit<Observation['decisions'][number], 'mine'>;

/** All legal answers where the list is short, else one of them. */
function plainAnswers(file: TableFile, { id, by }: Asked): { options?: unknown[]; sample?: unknown } {
  const { options, sample } = accessOf(file, by).questions.answers(id) ?? {};
  return options ? { options: options.map(({ answer }) => answer) } : { sample: sample?.answer };
}

function printAnswers(file: TableFile, { id, by }: Asked, options: AskOptions): void {
  const { questions } = accessOf(file, by);
  print(`  ${questions.question(id)}`);
  const answers = questions.answers(id);
  if (!answers) return;
  const list = (answers.options ?? [answers.sample]).map(listed);
  if (!answers.options) print(faint('  too many answers to list; for example:'));
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

function printOffer(access: Access, offer: Offer): void {
  const { viewer } = access;
  print(offerLine(access, offer));
  const mine = typeof viewer !== 'number' || offer.to.includes(viewer) ? ['accept', 'decline'] : ['withdraw'];
  for (const kind of mine) print(`  ${JSON.stringify({ kind, with: { offer: offer.id } })}`);
}

/** Acts that need no question: chits, calls, standing orders. Answers to offers stand with the offers. */
function outOfTurn(file: TableFile, seat: number | null): (Offered & { by: number })[] {
  const { seats, result } = accessOf(file, seat ?? 'referee').observe();
  if (result) return [];
  return Array.from({ length: seats }, (_, by) => by)
    .filter((by) => seat === null || by === seat)
    .flatMap((by) =>
      accessOf(file, by)
        .questions.outOfTurn()
        .map((act) => ({ ...act, by })),
    )
    .filter(({ kind }) => !['accept', 'decline', 'withdraw'].includes(kind));
}

function printActs(acts: readonly Offered[], options: AskOptions): void {
  if (acts.length === 0) return;
  print('Out of turn:');
  const list = acts.map(listed);
  printListed(
    list.filter(({ words }) => options.unit === undefined || mentions(words, options.unit)),
    options,
  );
}

function mentions(words: string, name: string): boolean {
  return words.toLowerCase().includes(name.toLowerCase());
}
