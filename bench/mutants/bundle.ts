/** Makes one program of all tests of a game, with every mutant of the chosen files inside it. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions, type Plugin } from 'vite';
import { instrument, type Mention, type Mutant } from './instrument.ts';
import { ENGINE, folderOf, ROOT, testFilesOf } from './sections.ts';
import { MOST_SWITCHES } from './switch.ts';
import { namesIn, parse } from './syntax.ts';

export interface Program {
  /** the program's file, to be started as a process */
  readonly path: string;
  readonly mutants: readonly Mutant[];
  readonly mentions: readonly Mention[];
  /** names that a test file mentions */
  readonly namesInTests: ReadonlyMap<string, ReadonlySet<string>>;
  /** names that the top-level statement of a mutant declares */
  namesAround(mutant: Mutant): ReadonlySet<string>;
}

const ENTRY = 'virtual:mutated-tests';
const here = (file: string): string => join(import.meta.dirname, file);

export async function programOf(game: string, files: readonly string[]): Promise<Program> {
  const mutants: Mutant[] = [];
  const mentions: Mention[] = [];
  const namesInTests = new Map<string, ReadonlySet<string>>();
  const declared = new Map<string, ReadonlySet<string>[]>();
  let switches = 0;
  const next = (): number => {
    if (++switches >= MOST_SWITCHES) throw new Error('too many mutants for one program: choose a section');
    return switches;
  };
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === ENTRY) return ENTRY;
      if (id !== 'vitest') return null;
      return importer?.endsWith('harness.ts') ? { id, external: true } : here('harness.ts');
    },
    load: (id) => (id === ENTRY ? entryOf(game) : null),
    transform(code, id) {
      if (!id.startsWith(ENGINE) || !id.endsWith('.ts')) return null;
      const isTest = id.endsWith('.test.ts');
      const isOfGame = id.startsWith(`${folderOf(game)}/`) && !isTest;
      const name = relative(folderOf(game), id);
      const hasMutants = isOfGame && files.includes(name);
      const done = instrument(name, code, { hasMutants, hasMentions: isOfGame, next });
      mutants.push(...done.mutants);
      mentions.push(...done.mentions);
      if (hasMutants) declared.set(name, done.declared);
      if (isTest) namesInTests.set(name, namesIn(parse(name, code)));
      return { code: header(isTest ? name : null) + inPlace(done.code, id), map: null };
    },
  };
  const folder = cacheFolder();
  await bundle(folder, plugin);
  mutants.sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start || a.id - b.id);
  return {
    path: join(folder, 'program.mjs'),
    mutants,
    mentions,
    namesInTests,
    namesAround: ({ file, statement }) => declared.get(file)?.[statement] ?? new Set(),
  };
}

function header(test: string | null): string {
  const imports = `import { $isMutant, $round } from ${JSON.stringify(here('switch.ts'))};`;
  if (test === null) return imports;
  return `${imports}import { beginFile } from ${JSON.stringify(here('harness.ts'))};beginFile(${JSON.stringify(test)});`;
}

/** What lies beside a file is looked for there, not beside the program. */
function inPlace(code: string, id: string): string {
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
}

function entryOf(game: string): string {
  const tests = testFilesOf(game).map((file) => join(folderOf(game), file));
  return [...tests, here('child.ts')].map((file) => `import ${JSON.stringify(file)};`).join('\n');
}

/** Inside node_modules, so that the program finds its packages. */
function cacheFolder(): string {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'mutants-'));
}

async function bundle(outDir: string, plugin: Plugin): Promise<void> {
  const conditions = ['development', ...defaultServerConditions];
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { resolve: { conditions }, noExternal: [/^@admiralty\//] },
    plugins: [plugin],
    build: {
      ssr: true,
      outDir,
      minify: false,
      target: 'esnext',
      rolldownOptions: {
        input: { program: ENTRY },
        treeshake: false,
        output: { entryFileNames: 'program.mjs', codeSplitting: false },
      },
    },
  });
}
