import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleText } from '@admiralty/engine';
import { Problem } from './problem.ts';

/** Where a rule stands: the lines that enforce it and the tests that are named by it. */
export interface Covered {
  id: string;
  text: string;
  code: string[];
  tests: string[];
}

/** Builds the index id → code → test from the sources of the game. */
export function coverageOf(game: string, rules: readonly RuleText[]): Covered[] {
  const root = sourcesOf(game);
  const index = new Map(rules.map(({ id, text }): [string, Covered] => [id, { id, text, code: [], tests: [] }]));
  for (const path of filesUnder(root)) {
    const isTest = path.endsWith('.test.ts');
    if (path.endsWith('rules-text.ts') || path.includes(`${join('/', 'data', '/')}`)) continue;
    for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries()) {
      const place = `${relative(root, path)}:${at + 1}`;
      for (const id of isTest ? idsOfTestName(line) : idsOfCode(line)) {
        const covered = index.get(id);
        (isTest ? covered?.tests : covered?.code)?.push(place);
      }
    }
  }
  return [...index.values()];
}

const ID = /[A-Z]{2,4}(?:-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)+/g;

/** Ids in the name of a test: `test('DV-7.1a DV-7.1b what holds', …)`, also behind the table of a `test.each`. */
function idsOfTestName(line: string): string[] {
  const name = /\((['"`])((?:[A-Z]{2,4}-\S+ )+\S.*?)\1/.exec(line)?.[2];
  return name?.match(ID) ?? [];
}

/** Ids at a line of code: in its comment, or as data of a refusal, roll or event. */
function idsOfCode(line: string): string[] {
  return line.match(ID) ?? [];
}

function sourcesOf(game: string): string {
  const engine = dirname(fileURLToPath(import.meta.resolve('@admiralty/engine')));
  for (const base of [engine, join(engine, '..', 'src')]) {
    const folder = join(base, 'games', game);
    if (existsSync(folder) && filesUnder(folder).some((path) => path.endsWith('.test.ts'))) return folder;
  }
  throw new Problem(
    'the coverage index is built from the sources with their tests: run it in a clone of the repository',
  );
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : path.endsWith('.ts') ? [path] : []));
}
