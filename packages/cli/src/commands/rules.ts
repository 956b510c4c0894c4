import type { RuleText } from '@admiralty/engine';
import type { Command } from 'commander';
import { coverageOf } from '../coverage.ts';
import { accent, bad, faint, good, print, printJson, wrap } from '../output.ts';
import { Problem } from '../problem.ts';
import { openBox } from '../table-file.ts';

interface RulesOptions {
  search?: string;
  coverage?: true;
  json?: true;
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .argument('<game>', 'id of the game')
    .argument('[id]', 'a rule id such as DV-7.1a, or a case such as 7.1')
    .description('the enforced rules in our own words, by id')
    .option('--search <word>', 'rules that speak of this')
    .option('--coverage', 'where each rule stands in the code and which tests are named by it')
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      '\nExamples:\n  admiralty rules deltavee DV-8.4a\n  admiralty rules deltavee 7.4\n  admiralty rules deltavee --search tractor\n  admiralty rules deltavee --coverage',
    )
    .action(rules);
}

function rules(game: string, id: string | undefined, options: RulesOptions): void {
  const box = openBox(game);
  if (options.coverage) return coverage(game, box.rules, options.json === true);
  const found = box.rules.filter((rule) => fits(rule, id, options.search));
  if (found.length === 0) throw new Problem(`${box.game.title} has no rule ${id ?? `about ${options.search}`}`);
  if (options.json) return printJson(id !== undefined && found.length === 1 ? found[0] : found);
  for (const rule of found)
    print(wrap(`${accent(rule.id.padEnd(12))} ${rule.text} ${faint(`(${rule.case})`)}`, 100, '             '));
}

function fits(rule: RuleText, id: string | undefined, search: string | undefined): boolean {
  const wanted = id?.toLowerCase();
  if (wanted !== undefined && rule.id.toLowerCase() !== wanted && rule.case.toLowerCase() !== wanted) return false;
  return search === undefined || `${rule.id} ${rule.text}`.toLowerCase().includes(search.toLowerCase());
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
