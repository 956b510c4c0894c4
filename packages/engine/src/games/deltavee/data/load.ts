/** The one door through which DeltaVee data enters; behind it nothing is doubted again. */
import { deepFreeze, frozenIndex } from '../../../core/freeze.ts';
import { type DataProblem, reporter, reportIssues } from '../../../core/problems.ts';
import { classesOf, missileRatingsOf, podsOf, reportDoubles } from './load-charts.ts';
import { scenarioOf } from './load-scenarios.ts';
import { tablesOf } from './load-tables.ts';
import { missiles } from './missiles.ts';
import { pods } from './pods.ts';
import { scenarios } from './scenarios.ts';
import { type FileName, fileSchemas, type ParsedFiles, type RawFiles, scenarioRecord } from './schema.ts';
import { ships } from './ships.ts';
import { tables } from './tables.ts';
import type { DeltaVeeData, Scenario } from './types.ts';

/** The files the game comes with. */
export const builtInFiles: RawFiles = deepFreeze({ ships, pods, missiles, tables, scenarios });

/** Data, or what is wrong with the files. */
export type Loaded =
  | { readonly ok: true; readonly data: DeltaVeeData }
  | { readonly ok: false; readonly problems: readonly DataProblem[] };

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: { readonly [F in FileName]?: unknown } = {}): Loaded {
  const problems: DataProblem[] = [];
  for (const name of Object.keys(files))
    if (!Object.hasOwn(fileSchemas, name))
      problems.push({
        file: `${name}.json`,
        record: '',
        field: '',
        why: `no such file is read; there are ${Object.keys(fileSchemas).join(', ')}`,
      });
  const parsed = parseFiles(files, problems);
  if (!parsed || problems.length > 0) return { ok: false, problems };
  const report = (name: FileName): ReturnType<typeof reporter> => reporter(problems, `${name}.json`);
  const classes = classesOf(parsed.ships, report('ships'));
  const podTypes = podsOf(parsed.pods, report('pods'));
  const context = { classById: frozenIndex(classes), podById: frozenIndex(podTypes) };
  const missileRatings = missileRatingsOf(parsed.missiles, report('missiles'));
  const numbers = tablesOf(parsed, { pods: report('pods'), tables: report('tables') });
  const list = parsed.scenarios.scenarios;
  reportDoubles(
    report('scenarios'),
    list.map(({ id }) => id),
  );
  const normal = list.map((scenario) => scenarioOf(scenario, context, report('scenarios')));
  if (problems.length > 0) return { ok: false, problems };
  const data = {
    classes,
    pods: podTypes,
    missileRatings,
    tables: numbers,
    scenarios: normal,
    ...context,
    scenarioById: frozenIndex(normal),
  };
  return { ok: true, data: deepFreeze(data) };
}

function parseFiles(files: { readonly [F in FileName]?: unknown }, problems: DataProblem[]): ParsedFiles | null {
  const parse = <F extends FileName>(name: F): ParsedFiles[F] | null => {
    const raw = files[name] === undefined ? builtInFiles[name] : files[name];
    const result = fileSchemas[name].safeParse(raw);
    if (result.success) return result.data as ParsedFiles[F];
    reportIssues(reporter(problems, `${name}.json`), raw, result.error.issues);
    return null;
  };
  const parsed = {
    ships: parse('ships'),
    pods: parse('pods'),
    missiles: parse('missiles'),
    tables: parse('tables'),
    scenarios: parse('scenarios'),
  };
  return Object.values(parsed).includes(null) ? null : (parsed as ParsedFiles);
}

/** Reads one scenario (a custom position, say) against loaded data. */
export function loadScenario(
  data: DeltaVeeData,
  raw: unknown,
):
  | { readonly ok: true; readonly scenario: Scenario }
  | { readonly ok: false; readonly problems: readonly DataProblem[] } {
  const problems: DataProblem[] = [];
  const report = reporter(problems, 'scenario');
  const result = scenarioRecord.safeParse(raw);
  if (!result.success) {
    reportIssues(report, raw, result.error.issues);
    return { ok: false, problems };
  }
  const scenario = scenarioOf(result.data, data, report);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario: deepFreeze(scenario) };
}
