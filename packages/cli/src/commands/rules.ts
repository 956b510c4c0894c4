import type { RuleText, RulingText } from '@admiralty/engine';
import type { Command } from 'commander';
import { coverageOf } from '../coverage.ts';
import { accent, bad, faint, good, print, printJson, wrap } from '../output.ts';
import { Problem } from '../problem.ts';
import { openModule } from '../table-file.ts';

interface RulesOptions {
  search?: string;
  rulings?: true;
  coverage?: true;
  json?: true;
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .argument('<game>', 'id of the game')
    .argument(
      '[id]',
      'a rule id such as DV-7.1a, a printed case such as 7.1 with everything under it, or a ruling such as R64',
    )
    .description('the enforced rules in our own words, by id')
    .option('--search <word>', 'rules that mention this')
    .option('--rulings', 'how unclear points of the printed rules are decided, as a page in Markdown')
    .option('--coverage', 'where each rule is enforced and tested')
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      '\nExamples:\n  admiralty rules deltavee DV-8.4a\n  admiralty rules deltavee 7.4\n  admiralty rules deltavee R64\n  admiralty rules deltavee --search tractor\n  admiralty rules deltavee --coverage',
    )
    .action(rules);
}

async function rules(game: string, id: string | undefined, options: RulesOptions): Promise<void> {
  const module = await openModule(game);
  const texts = await module.texts();
  if (options.coverage) return coverage(game, texts.rules, options.json === true);
  if (options.rulings)
    return options.json ? printJson(texts.rulings) : print(...rulingsPage(module.game.title, texts.rulings));
  const ruling = texts.rulings.find((one) => one.id.toLowerCase() === id?.toLowerCase());
  if (ruling) return options.json ? printJson(ruling) : print(...rulingLines(ruling));
  const found = find(texts.rules, id, options.search);
  if (found.length === 0) throw new Problem(`${module.game.title} has no rule ${id ?? `about ${options.search}`}`);
  if (options.json) return printJson(id !== undefined && found.length === 1 ? found[0] : found);
  for (const rule of found)
    print(wrap(`${accent(rule.id.padEnd(12))} ${rule.text} ${faint(`(${rule.case})`)}`, 100, '             '));
}

/** Rules by name and word; without either all of them. */
function find(rules: readonly RuleText[], id: string | undefined, search: string | undefined): RuleText[] {
  const word = search?.toLowerCase();
  const named = id === undefined ? [...rules] : byName(rules, id.trim().toLowerCase());
  return named.filter((rule) => word === undefined || `${rule.id} ${rule.text}`.toLowerCase().includes(word));
}

/** Those called so and those that stand under it: 8.31 takes in 8.31a and 8.31.2; 8.3, which no rule has, 8.31; 8.0 its section. */
function byName(rules: readonly RuleText[], wanted: string): RuleText[] {
  const after = (isNext: (rest: string) => boolean, start = wanted): RuleText[] =>
    rules.filter((rule) => namesOf(rule).some((name) => name.startsWith(start) && isNext(name.slice(start.length))));
  const under = after((rest) => !/^\d/.test(rest));
  if (under.length > 0) return under;
  const deeper = after(() => wanted.includes('.'));
  return deeper.length > 0 || !wanted.endsWith('.0') ? deeper : after(() => true, wanted.slice(0, -1));
}

/** Its id, its id without the game, and every case that it comes from. */
function namesOf(rule: RuleText): string[] {
  const id = rule.id.toLowerCase();
  const cases = rule.case.toLowerCase().split(',');
  return [id, id.slice(id.indexOf('-') + 1), ...cases.map((one) => one.trim())];
}

function rulingLines({ id, about, text }: RulingText): string[] {
  const head = accent(id.padEnd(6)) + (about === '' ? '' : ` ${faint(`(${about})`)}`);
  return text.includes('\n') ? [head, text] : [wrap(`${head} ${text}`, 100, '       ')];
}

/** docs/rulings is written by this. */
function rulingsPage(title: string, rulings: readonly RulingText[]): string[] {
  const isPart = ({ id }: RulingText): boolean => id.startsWith('A');
  return [
    `# ${title}: rulings`,
    '',
    'Where the printed rules are silent, damaged or contradictory, these rulings decide, and they override the text they concern. The code cites them by number.',
    '',
    ...rulings
      .filter((one) => !isPart(one))
      .map(({ id, about, text }) => `- **${id}**${about === '' ? '' : ` (${about})`} ${text}`),
    '',
    '## The order of play in full',
    ...rulings.filter(isPart).flatMap(({ id, about, text }) => ['', `### ${id}. ${about}`, '', text]),
  ];
}

function coverage(game: string, texts: readonly RuleText[], json: boolean): void {
  const covered = coverageOf(game, texts);
  const missing = covered.filter(({ code, tests }) => code.length === 0 || tests.length === 0);
  const report = {
    game,
    rules: covered.length,
    covered: covered.length - missing.length,
    missing: missing.map(({ id }) => id),
  };
  if (json) printJson({ ...report, index: covered });
  else {
    for (const { id, code, tests } of covered)
      print(`${accent(id.padEnd(12))} ${code[0] ?? bad('no code')} ${faint('·')} ${tests[0] ?? bad('no test')}`);
    const figure = `${report.covered} of ${report.rules} rules of ${game} stand in the code and name a test`;
    print(missing.length === 0 ? good(figure) : bad(`${figure}; missing: ${report.missing.join(', ')}`));
  }
  if (missing.length > 0) process.exitCode = 1;
}
