import { type AnswerForm, answerForms, type GameModule, randomGame, settingFor } from '@admiralty/engine';
import type { Command } from 'commander';
import { accent, faint, print, printJson, strong } from '../output.ts';
import { Problem } from '../problem.ts';
import { openModule } from '../table-file.ts';

interface Example {
  answer: unknown;
  words: string;
}

export function addAnswers(program: Command): void {
  program
    .command('answers')
    .argument('<game>', 'id of the game')
    .argument('[kind]', 'only this kind of decision, act or offer')
    .description('every form that an answer, an act out of turn or an offer may take, with an example')
    .option('--markdown', 'as a page of the documentation')
    .option('--json', 'one JSON value')
    .addHelpText('after', '\nExamples:\n  admiralty answers deltavee fire\n  admiralty answers sword-and-stars --json')
    .action(answers);
}

async function answers(id: string, kind: string | undefined, options: { markdown?: true; json?: true }): Promise<void> {
  const module = await openModule(id);
  const forms = answerForms(module.game).filter((form) => kind === undefined || form.kind === kind);
  if (forms.length === 0) throw new Problem(`${module.game.title} has no decision, act or offer ${kind}`);
  const examples = examplesIn(module);
  const withExamples = forms.map((form) => ({ ...form, example: examples.get(keyOf(form.kind, form.verb)) ?? null }));
  if (options.json) return printJson(withExamples);
  if (options.markdown) return print(...page(module, withExamples));
  for (const form of withExamples) {
    print(`${accent(form.kind)}${form.verb === null ? '' : ` ${strong(form.verb)}`} ${faint(TITLES[form.of])}`);
    for (const field of form.fields) print(`    ${field.name}${field.isOptional ? '?' : ''}: ${field.type}`);
    if (form.example) print(`  ${JSON.stringify(form.example.answer)}`, faint(`  ${form.example.words}`));
  }
}

const TITLES: Readonly<Record<AnswerForm['of'], string>> = {
  decision: 'a decision',
  act: 'out of turn',
  offer: 'terms of an offer',
};

function page(module: GameModule, forms: readonly (AnswerForm & { example: Example | null })[]): string[] {
  const head = [
    `# ${module.game.title}: every answer`,
    '',
    `Written by \`npx admiralty answers ${module.game.id} --markdown\`. An answer is the \`with\` of an action (\`{"kind": …, "with": …}\`); printed names may stand for numbers.`,
    '',
  ];
  const lines = forms.map(({ kind, verb, fields, example }) => {
    const names = fields.map(({ name, type, isOptional }) => `\`${name}${isOptional ? '?' : ''}\` ${cell(type)}`);
    const shown = example ? `\`${cell(JSON.stringify(example.answer))}\`` : '';
    return `| \`${kind}\` | ${verb === null ? '' : `\`${verb}\``} | ${names.join('; ')} | ${shown} |`;
  });
  return [...head, '| kind | do | fields | example |', '| --- | --- | --- | --- |', ...lines];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

const LONGEST = 150;

/** The longest answer that still fits a line shows most. */
function richness(answer: unknown): number {
  if (answer === undefined) return -1000;
  const { length } = JSON.stringify(answer);
  return length <= LONGEST ? length : -length / 1000;
}

function keyOf(kind: string, verb: unknown): string {
  return `${kind} ${typeof verb === 'string' ? verb : ''}`;
}

/** One answer of each form, from games among random players; what they never do has none. */
function examplesIn(module: GameModule): Map<string, Example> {
  const { game } = module;
  const found = new Map<string, Example>();
  for (const { id: scenario } of game.scenarios) {
    const wish = settingFor(game, { scenario });
    if (!wish.ok) continue;
    randomGame(game, wish.setting, 'examples', {
      depth: 250,
      watch: ({ table }, { by, kind, with: answer }) => {
        const key = keyOf(kind, (answer as { do?: unknown } | null)?.do);
        if (richness(found.get(key)?.answer) >= richness(answer)) return;
        found.set(key, { answer, words: module.describeAnswer(game.view(table.g, by), kind, answer) });
      },
    });
  }
  return found;
}
