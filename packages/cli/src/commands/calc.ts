import type { Calculation } from '@admiralty/engine';
import { formText } from '@admiralty/engine/calc-forms';
import type { Command } from 'commander';
import { accent, faint, print, printJson, strong } from '../output.ts';
import { Problem } from '../problem.ts';
import { openModule, packFrom } from '../table-file.ts';

interface CalcOptions {
  list?: true;
  json?: true;
  dataPack?: string;
}

export function addCalc(program: Command): void {
  program
    .command('calc')
    .argument('<game>', 'id of the game')
    .argument('[what]', 'the calculation')
    .argument('[inputs...]', 'name=value')
    .description("the printed arithmetic, a referee's aid for a real table: tables, ratings, odds, ranges, costs")
    .option('--list', 'every calculation with its inputs')
    .option('--data-pack <dir>', 'replace data files of the game by those of a folder')
    .option('--json', 'one JSON value')
    .addHelpText(
      'after',
      '\nExamples:\n  admiralty calc deltavee --list\n  admiralty calc deltavee relative-velocity firing=3@4 target=9@3\n  admiralty calc deltavee hit-chance type=laser-burst value=6',
    )
    .action(calc);
}

async function calc(id: string, what: string | undefined, inputs: string[], options: CalcOptions): Promise<void> {
  const calculations = await (await openModule(id, packFrom(options.dataPack))).calculations();
  if (options.list || what === undefined) return list(calculations, options.json === true);
  const calculation = calculations.find((one) => one.id === what);
  if (!calculation) throw new Problem(`${id} has no calculation ${what}; --list names them all`);
  const outcome = calculation.run(readInputs(calculation, inputs));
  if (!outcome.ok) throw new Problem(`${outcome.refusal.why} (try: admiralty calc ${id} ${calculation.example})`);
  if (options.json) return printJson(outcome.value);
  print(...outcome.lines, faint(`[${calculation.rule}]`));
}

function list(calculations: readonly Calculation[], json: boolean): void {
  if (json)
    return printJson(
      calculations.map(({ id, about, rule, inputs, example }) => ({ id, about, rule, inputs, example })),
    );
  for (const { id, about, rule, inputs, example } of calculations) {
    print(`${strong(id)} ${faint(`[${rule}]`)} ${about}`);
    for (const input of inputs)
      print(
        `    ${accent(input.name)}${input.default === undefined ? '' : faint(` = ${input.default}`)}: ${input.about} ${faint(`(${formText(input.form)})`)}`,
      );
    print(faint(`    e.g. ${example}`));
  }
}

function readInputs(calculation: Calculation, inputs: readonly string[]): Record<string, string> {
  const given: Record<string, string> = {};
  for (const text of inputs) {
    const at = text.indexOf('=');
    const name = text.slice(0, Math.max(0, at));
    if (!calculation.inputs.some((input) => input.name === name))
      throw new Problem(
        `${calculation.id} takes ${calculation.inputs.map((input) => `${input.name}=…`).join(' ')}, not ${text}`,
      );
    given[name] = text.slice(at + 1);
  }
  for (const { name, default: standard } of calculation.inputs) {
    if (given[name] === undefined && standard === undefined)
      throw new Problem(`${calculation.id} needs ${name}=… (e.g. ${calculation.example})`);
    given[name] ??= String(standard);
  }
  return given;
}
