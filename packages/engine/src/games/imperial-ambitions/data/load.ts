/** The only place where data of Imperial Ambitions is loaded and checked; nothing checks it again. */

import type { DataSource } from '#core/assemble';
import { type GivenFiles, type Loaded, loadFiles, loadScenarioBy } from '#core/data-files';
import { deepFreeze, frozenIndex } from '#core/freeze';
import { scenarioField, withScenario } from '#core/positions';
import type { Report } from '#core/problems';
import { aboutData } from './about.ts';
import { generator } from './generator.ts';
import { geometry } from './geometry.ts';
import { generatorOf } from './load-generator.ts';
import { type ScenarioContext, scenarioOf } from './load-scenarios.ts';
import { geometryOf, tablesOf, unitTypesOf } from './load-units.ts';
import { scenarios } from './scenarios.ts';
import { type FileName, fileSchemas, type ParsedFiles, type RawFiles, scenarioRecord } from './schema.ts';
import type { ScenarioRecord } from './schema-scenarios.ts';
import { tables } from './tables.ts';
import type { ImperialData, Scenario } from './types.ts';
import { units } from './units.ts';

/** The files the game comes with. */
export const builtInFiles: RawFiles = deepFreeze({ units, tables, geometry, generator, scenarios });

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: GivenFiles<FileName> = {}): Loaded<ImperialData> {
  return loadFiles(fileSchemas, builtInFiles, files, (parsed, { report, isSound }) => {
    const types = unitTypesOf(parsed.units, report('units'));
    const numbers = tablesOf(parsed.tables, report('tables'));
    const grid = geometryOf(parsed.geometry, report('geometry'));
    if (!isSound()) return null;
    const context = { types, typeById: frozenIndex(types), geometry: grid };
    const making = generatorOf(parsed.generator, context, report('generator'));
    const list = scenariosOf(parsed.scenarios.scenarios, context, report('scenarios'));
    return { ...context, tables: numbers, generator: making, scenarios: list, scenarioById: frozenIndex(list) };
  });
}

function scenariosOf(
  records: ParsedFiles['scenarios']['scenarios'],
  context: ScenarioContext,
  report: Report,
): Scenario[] {
  const seen = new Set<string>();
  return records.map((record) => {
    if (seen.has(record.id)) report(record.id, 'id', 'stands twice');
    if (record.id.startsWith('generated')) report(record.id, 'id', 'is kept for generated wars');
    seen.add(record.id);
    return scenarioOf(record, context, report);
  });
}

/** Reads one scenario (from a file, the generator or a test) against loaded data. */
export function loadScenario(
  data: ScenarioContext,
  raw: unknown,
): ReturnType<typeof loadScenarioBy<unknown, Scenario>> {
  return loadScenarioBy(scenarioRecord, raw, (record, report) => scenarioOf(record, data, report));
}

/** One scenario by its shape alone: what an editor can show, sound or not. */
export function readRecord(raw: unknown): ReturnType<typeof loadScenarioBy<unknown, ScenarioRecord>> {
  return loadScenarioBy(scenarioRecord, raw, (record) => record);
}

/** What a position says of its scenario: a bare scenario file is a position too. */
export function scenarioFieldOf(position: unknown): unknown {
  const isScenario = typeof position === 'object' && position !== null && 'kind' in position && 'players' in position;
  return scenarioField(position) ?? (isScenario ? position : null);
}

/** What the game is made from; a position may bring a scenario along. */
export const source: DataSource<ImperialData> = {
  files: builtInFiles,
  about: aboutData,
  load: (files, position) => withScenario(loadData(files), scenarioFieldOf(position), loadScenario),
};
