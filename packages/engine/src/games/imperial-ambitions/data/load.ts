/** The one door through which data of Imperial Ambitions enters; behind it nothing is doubted again. */
import { deepFreeze, frozenIndex } from '../../../core/freeze.ts';
import { type DataProblem, reporter, reportIssues } from '../../../core/problems.ts';
import { generator } from './generator.ts';
import { geometry } from './geometry.ts';
import { generatorOf } from './load-generator.ts';
import { type ScenarioContext, scenarioOf } from './load-scenarios.ts';
import { geometryOf, tablesOf, unitTypesOf } from './load-units.ts';
import { scenarios } from './scenarios.ts';
import { type FileName, fileSchemas, type ParsedFiles, type RawFiles, scenarioRecord } from './schema.ts';
import { tables } from './tables.ts';
import type { ImperialData, Scenario } from './types.ts';
import { units } from './units.ts';

/** The files the game comes with. */
export const builtInFiles: RawFiles = deepFreeze({ units, tables, geometry, generator, scenarios });

/** Data, or what is wrong with the files. */
export type Loaded =
  | { readonly ok: true; readonly data: ImperialData }
  | { readonly ok: false; readonly problems: readonly DataProblem[] };

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: { readonly [F in FileName]?: unknown } = {}): Loaded {
  const problems: DataProblem[] = [];
  for (const name of Object.keys(files))
    if (!Object.hasOwn(fileSchemas, name))
      problems.push({ file: `${name}.json`, record: '', field: '', why: 'unknown file' });
  const parsed = parseFiles(files, problems);
  if (!parsed || problems.length > 0) return { ok: false, problems };
  const report = (name: FileName): ReturnType<typeof reporter> => reporter(problems, `${name}.json`);
  const types = unitTypesOf(parsed.units, report('units'));
  const numbers = tablesOf(parsed.tables, report('tables'));
  const grid = geometryOf(parsed.geometry, report('geometry'));
  if (problems.length > 0) return { ok: false, problems };
  const context = { types, typeById: frozenIndex(types), geometry: grid };
  const making = generatorOf(parsed.generator, context, report('generator'));
  const list = scenariosOf(parsed.scenarios.scenarios, context, report('scenarios'));
  if (problems.length > 0) return { ok: false, problems };
  const data = { ...context, tables: numbers, generator: making, scenarios: list, scenarioById: frozenIndex(list) };
  return { ok: true, data: deepFreeze(data) };
}

function scenariosOf(
  records: ParsedFiles['scenarios']['scenarios'],
  context: ScenarioContext,
  report: ReturnType<typeof reporter>,
): Scenario[] {
  const seen = new Set<string>();
  return records.map((record) => {
    if (seen.has(record.id)) report(record.id, 'id', 'stands twice');
    if (record.id.startsWith('generated')) report(record.id, 'id', 'is kept for generated wars');
    seen.add(record.id);
    return scenarioOf(record, context, report);
  });
}

function parseFiles(files: { readonly [F in FileName]?: unknown }, problems: DataProblem[]): ParsedFiles | null {
  const parse = <N extends FileName>(name: N): ParsedFiles[N] | null => {
    const raw = files[name] === undefined ? builtInFiles[name] : files[name];
    const result = fileSchemas[name].safeParse(raw);
    if (result.success) return result.data as ParsedFiles[N];
    reportIssues(reporter(problems, `${name}.json`), raw, result.error.issues);
    return null;
  };
  const parsed = {
    units: parse('units'),
    tables: parse('tables'),
    geometry: parse('geometry'),
    generator: parse('generator'),
    scenarios: parse('scenarios'),
  };
  return Object.values(parsed).includes(null) ? null : (parsed as ParsedFiles);
}

/** Reads one scenario (from a file, the generator or a test) against loaded data. */
export function loadScenario(
  data: ScenarioContext,
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
