/** Scores by section: kept as JSON for each game, shown as one table. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './instrument.ts';
import { gameNames, ROOT } from './sections.ts';
import type { Fate } from './trials.ts';

export interface Score {
  /** mutants of the section that are not equivalent */
  mutants: number;
  tested: number;
  killed: number;
  equivalent: number;
  seed: number | null;
  survivors: string[];
}
export type Scores = Record<string, Score>;

export interface Equivalent {
  readonly file: string;
  /** the source line as it stands, trimmed */
  readonly line: string;
  readonly mutation: string;
  readonly reason: string;
}

const RESULTS = join(ROOT, 'bench/results');
const EQUIVALENT = join(import.meta.dirname, 'equivalent.json');

export function equivalentsOf(game: string, files: readonly string[]): Equivalent[] {
  const all = JSON.parse(readFileSync(EQUIVALENT, 'utf8')) as Equivalent[];
  return all.filter(({ file }) => files.some((name) => file === `${game}/${name}`));
}

export function isThat(equivalent: Equivalent, game: string, mutant: Mutant): boolean {
  const { file, line, mutation } = equivalent;
  return file === `${game}/${mutant.file}` && line === mutant.source && mutation === mutationOf(mutant);
}

/** `from → to` in one line each. */
export function mutationOf({ shape, from, to }: Mutant): string {
  const short = (text: string): string => {
    const line = text.replace(/\s+/g, ' ');
    return line.length > 100 ? `${line.slice(0, 99)}…` : line;
  };
  return shape === 'statement' ? `left out: ${short(from)}` : `${short(from)} → ${short(to)}`;
}

export function lineOf(mutant: Mutant, fate: Fate): string {
  return `${mutant.file}:${mutant.line} ${mutationOf(mutant)}${fate === 'unreached' ? ' (no test gets there)' : ''}`;
}

/** 95 % confidence for a share that was seen in a sample (Wilson). */
export function interval(killed: number, tested: number): [number, number] {
  if (tested === 0) return [0, 1];
  const z2 = 1.96 ** 2;
  const share = killed / tested;
  const middle = (share + z2 / (2 * tested)) / (1 + z2 / tested);
  const half = (1.96 * Math.sqrt((share * (1 - share)) / tested + z2 / (4 * tested ** 2))) / (1 + z2 / tested);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export function scoresOf(game: string): Scores {
  const path = pathOf(game);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Scores) : {};
}

/** Sections that were run take the place of what was kept. */
export function keep(game: string, scores: Scores, known: ReadonlySet<string>): void {
  const all = { ...scoresOf(game), ...scores };
  const sorted = Object.entries(all).filter(([section]) => known.has(section) || section in scores);
  sorted.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  writeFileSync(pathOf(game), `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  writeTable();
}

export function writeTable(): void {
  const games = gameNames().filter((game) => existsSync(pathOf(game)));
  const text = [
    '# Mutants',
    '',
    'One place of the rules is changed at a time; a test must notice. `npm run mutants -- GAME [SECTION]` runs them, `--write` keeps the scores here.',
    "Only the tests in the game's own folder count, not the golden games and the laws of all games.",
    'Where fewer were tested than there are, they were drawn at random, and the score is given with its 95 % interval.',
    'Mutants that change nothing a game can show are left out: [equivalent.json](../mutants/equivalent.json). Survivors stand by line in `mutants-<game>.json`.',
    ...games.flatMap((game) => ['', `## ${game}`, '', ...tableOf(scoresOf(game))]),
  ];
  writeFileSync(join(RESULTS, 'mutants.md'), `${text.join('\n')}\n`);
}

export function tableOf(scores: Scores): string[] {
  const head = ['| section | mutants | tested | killed | survived | score |', '| --- | --: | --: | --: | --: | --: |'];
  return [...head, ...Object.entries(scores).map(([section, score]) => row(section, score)), total(scores)];
}

function row(section: string, { mutants, tested, killed }: Score): string {
  const [low, high] = interval(killed, tested);
  const within = tested < mutants ? ` (${percent(low)}–${percent(high)})` : '';
  const share = tested === 0 ? '–' : `${percent(killed / tested)} %${within}`;
  return `| ${section} | ${mutants} | ${tested} | ${killed} | ${tested - killed} | ${share} |`;
}

/** The whole game: each section counts by its number of mutants. */
function total(scores: Scores): string {
  const all = Object.values(scores);
  const sum = (of: (score: Score) => number): number => all.reduce((total, score) => total + of(score), 0);
  const tested = sum((score) => score.tested);
  const killed = sum((score) => score.killed);
  const tried = all.filter((score) => score.tested > 0);
  const weighed = tried.reduce((total, score) => total + (score.killed / score.tested) * score.mutants, 0);
  const weight = tried.reduce((total, score) => total + score.mutants, 0);
  const share = weight === 0 ? '–' : `${percent(weighed / weight)} %`;
  return `| all | ${sum((score) => score.mutants)} | ${tested} | ${killed} | ${tested - killed} | ${share} |`;
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}

function pathOf(game: string): string {
  return join(RESULTS, `mutants-${game}.json`);
}
