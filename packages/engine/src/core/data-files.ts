/** Data files of a game: those given take the place of the built-in ones; all is checked before anything is used. */
import type { z } from 'zod';
import { deepFreeze } from './freeze.ts';
import { type DataProblem, type Report, reporter, reportIssues } from './problems.ts';

type Schemas = Readonly<Record<string, z.ZodType>>;
type Parsed<S extends Schemas> = { readonly [F in keyof S]: z.output<S[F]> };
/** Files by name, as they were read; those left out are the built-in ones. */
export type GivenFiles<Name extends string> = { readonly [F in Name]?: unknown };

/** Data, or what is wrong with the files. */
export type Loaded<Data> = { readonly ok: true; readonly data: Data } | Wrong;
interface Wrong {
  readonly ok: false;
  readonly problems: readonly DataProblem[];
}

/** What `make` asks while it turns files into data. */
interface Making<Name> {
  report(file: Name): Report;
  /** nothing has been reported so far */
  isSound(): boolean;
}

/** Reads, checks, normalises by `make` (null: it gave up on what it reported) and freezes. */
export function loadFiles<S extends Schemas, Data extends object>(
  schemas: S,
  builtIn: Readonly<Record<keyof S, unknown>>,
  given: GivenFiles<keyof S & string>,
  make: (parsed: Parsed<S>, making: Making<keyof S & string>) => Data | null,
): Loaded<Data> {
  const problems: DataProblem[] = [];
  const report = (file: string): Report => reporter(problems, `${file}.json`);
  for (const name of Object.keys(given))
    if (!Object.hasOwn(schemas, name))
      report(name)('', '', `no such file is read; there are ${Object.keys(schemas).join(', ')}`);
  const parsed = Object.entries(schemas).map(([name, schema]) => {
    const raw = given[name] === undefined ? builtIn[name] : given[name];
    const result = schema.safeParse(raw, { jitless: true }); // read once: compiling the schema takes longer
    if (!result.success) reportIssues(report(name), raw, result.error.issues);
    return [name, result.data] as const;
  });
  if (problems.length > 0) return { ok: false, problems };
  const isSound = (): boolean => problems.length === 0;
  const data = make(Object.fromEntries(parsed) as Parsed<S>, { report, isSound });
  return data && isSound() ? { ok: true, data: deepFreeze(data) } : { ok: false, problems };
}

/** Reads one scenario (a custom position's, a test's) against loaded data. */
export function loadScenarioBy<Raw, Scenario extends object>(
  schema: z.ZodType<Raw>,
  raw: unknown,
  make: (record: Raw, report: Report) => Scenario,
): { readonly ok: true; readonly scenario: Scenario } | Wrong {
  const problems: DataProblem[] = [];
  const report = reporter(problems, 'scenario');
  const result = schema.safeParse(raw, { jitless: true });
  if (!result.success) {
    reportIssues(report, raw, result.error.issues);
    return { ok: false, problems };
  }
  const scenario = make(result.data, report);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario: deepFreeze(scenario) };
}
