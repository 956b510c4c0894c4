/** `npm run mutants -- GAME [SECTION]`: changes the rules one place at a time and asks whether a test notices. */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '@admiralty/engine';
import { type Program, programOf } from './bundle.ts';
import type { Cover } from './child.ts';
import type { Mutant } from './instrument.ts';
import { MutatedProcess } from './process.ts';
import { equivalentsOf, isThat, keep, lineOf, type Scores, tableOf, writeTable } from './report.ts';
import { gameNames, sectionOf, sectionsOf } from './sections.ts';
import { type Fate, Trials } from './trials.ts';

const HELP = `npm run mutants -- GAME [SECTION] [options]

Changes the rule files of a game one place at a time (comparisons, sums, and/or, numbers, truth values, calls and
assignments left out, returned values) and runs the game's tests that pass the place until one fails.
Survivors are printed by line: write the test that would have noticed.

GAME     ${gameNames().join(', ')}
SECTION  a printed section by the beginning of its files (s07, t4, fsb) or a file (ownership), or several
         (s07,s08); all rule files if left out

--sample N   N mutants of each section, drawn at random
--seed S     for the draw (1)
--jobs N     processes (1)
--budget MS  time for the tests of a mutant, those of its section first; slower tests are not run (800)
--write      keep the scores in bench/results
--table      only write bench/results/mutants.md anew from the scores kept

A mutant that changes nothing a game can show belongs in bench/mutants/equivalent.json, with its reason.`;

const { values, positionals } = options();
if (values.help || (positionals.length === 0 && !values.table)) {
  console.log(HELP);
} else if (values.table) {
  writeTable();
} else {
  await main(positionals[0]!, positionals[1]);
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        jobs: { type: 'string', default: '1' },
        budget: { type: 'string', default: '800' },
        write: { type: 'boolean', default: false },
        table: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

async function main(game: string, asked: string | undefined): Promise<void> {
  for (const name of ['sample', 'seed', 'jobs', 'budget'] as const)
    if (values[name] !== undefined && !/^\d+$/.test(values[name])) refuse(`--${name} wants a number`);
  if (!gameNames().includes(game)) refuse(`no game ${game}: ${gameNames().join(', ')}`);
  const sections = sectionsOf(game, asked);
  if (sections.size === 0) refuse(`no section ${asked}: ${[...sectionsOf(game).keys()].join(', ')}`);
  const files = [...sections.values()].flat();
  note(`${game}: mutating ${files.length} files`);
  const program = await programOf(game, files);
  try {
    const cover = await covered(program);
    const chosen = choose(game, [...sections.keys()], program.mutants);
    const fates = await tried(program, cover, chosen.mutants);
    report(game, sections, chosen, fates);
  } finally {
    rmSync(dirname(program.path), { recursive: true, force: true });
  }
}

async function covered(program: Program): Promise<Cover> {
  const process = new MutatedProcess(program.path);
  note(`${program.mutants.length} mutants; running all tests once`);
  const cover = (await process.isReady()) ? await process.cover() : null;
  process.stop();
  if (!cover) return refuse('the tests do not load');
  const red = cover.tests.filter(({ isGreen }) => !isGreen);
  for (const { file, name } of red) note(`fails without a mutant, left out: ${file} ${name}`);
  note(`${cover.tests.length} tests, ${seconds(cover.tests.reduce((sum, { ms }) => sum + ms, 0))} of the processor`);
  return cover;
}

interface Chosen {
  readonly mutants: Mutant[];
  /** mutants of each section that count */
  readonly counts: ReadonlyMap<string, number>;
  readonly equivalent: ReadonlyMap<string, number>;
}

function choose(game: string, sections: readonly string[], all: readonly Mutant[]): Chosen {
  const files = [...new Set(all.map(({ file }) => file))];
  const listed = equivalentsOf(game, files);
  for (const entry of listed)
    if (!all.some((mutant) => isThat(entry, game, mutant)))
      note(`stale in equivalent.json: ${entry.file} ${entry.mutation} (${entry.line})`);
  const mutants: Mutant[] = [];
  const counts = new Map<string, number>();
  const equivalent = new Map<string, number>();
  for (const section of sections) {
    const here = all.filter(({ file }) => sectionOf(file) === section);
    const counted = here.filter((mutant) => !listed.some((entry) => isThat(entry, game, mutant)));
    counts.set(section, counted.length);
    equivalent.set(section, here.length - counted.length);
    mutants.push(...drawn(counted));
  }
  return { mutants, counts, equivalent };
}

function drawn(mutants: Mutant[]): Mutant[] {
  if (values.sample === undefined || mutants.length <= Number(values.sample)) return mutants;
  const random = randomFrom(Number(values.seed));
  const left = [...mutants];
  const sample = Array.from({ length: Number(values.sample) }, () => left.splice(random.below(left.length), 1)[0]!);
  return sample.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start || a.id - b.id);
}

async function tried(program: Program, cover: Cover, mutants: readonly Mutant[]): Promise<Map<Mutant, Fate>> {
  const fates = new Map<Mutant, Fate>();
  const trials = new Trials(program, cover, Number(values.budget));
  const queue = mutants[Symbol.iterator]();
  const started = performance.now();
  let killed = 0;
  const tell = (mutant: Mutant, fate: Fate): void => {
    fates.set(mutant, fate);
    if (fate === 'killed') killed++;
    else console.log(`${sectionOf(mutant.file)}  ${lineOf(mutant, fate)}\n      ${mutant.source}`);
    if (fates.size % 50 === 0 || fates.size === mutants.length)
      note(`${fates.size} of ${mutants.length}, ${killed} killed, ${seconds(performance.now() - started)}`);
  };
  await Promise.all(Array.from({ length: Number(values.jobs) }, () => trials.run(queue, tell)));
  return fates;
}

function report(game: string, sections: ReadonlyMap<string, string[]>, chosen: Chosen, fates: Map<Mutant, Fate>): void {
  const scores: Scores = {};
  for (const section of sections.keys()) {
    const here = chosen.mutants.filter(({ file }) => sectionOf(file) === section);
    const left = here.filter((mutant) => fates.get(mutant) !== 'killed');
    const mutants = chosen.counts.get(section)!;
    scores[section] = {
      mutants,
      tested: here.length,
      killed: here.length - left.length,
      equivalent: chosen.equivalent.get(section)!,
      seed: here.length < mutants ? Number(values.seed) : null,
      survivors: left.map((mutant) => lineOf(mutant, fates.get(mutant)!)),
    };
  }
  console.log(`\n${tableOf(scores).join('\n')}`);
  if (values.write) keep(game, scores, new Set(sectionsOf(game).keys()));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

function refuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
