/** The only place where DeltaVee data is loaded and checked; nothing checks it again. */

import type { DataSource } from '#core/assemble';
import { type GivenFiles, type Loaded, loadFiles, loadScenarioBy } from '#core/data-files';
import { deepFreeze, frozenIndex } from '#core/freeze';
import { scenarioField, withScenario } from '#core/positions';
import type { Report } from '#core/problems';
import { aboutData } from './about.ts';
import { classesOf, missileRatingsOf, podsOf, reportDoubles } from './load-charts.ts';
import { scenarioOf } from './load-scenarios.ts';
import { tablesOf } from './load-tables.ts';
import { missiles } from './missiles.ts';
import { pods } from './pods.ts';
import { scenarios } from './scenarios.ts';
import {
  type FileName,
  fileSchemas,
  type ParsedFiles,
  type ParsedScenario,
  type RawFiles,
  scenarioRecord,
} from './schema.ts';
import { ships } from './ships.ts';
import { tables } from './tables.ts';
import type { DeltaVeeData, Scenario } from './types.ts';

/** The files the game comes with. */
export const builtInFiles: RawFiles = deepFreeze({ ships, pods, missiles, tables, scenarios });

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: GivenFiles<FileName> = {}): Loaded<DeltaVeeData> {
  return loadFiles(fileSchemas, builtInFiles, files, (parsed, { report }) => normalise(parsed, report));
}

function normalise(parsed: ParsedFiles, report: (file: FileName) => Report): DeltaVeeData {
  const classes = classesOf(parsed.ships, report('ships'));
  const podTypes = podsOf(parsed.pods, report('pods'));
  const context = { classById: frozenIndex(classes), podById: frozenIndex(podTypes) };
  const list = parsed.scenarios.scenarios;
  reportDoubles(
    report('scenarios'),
    list.map(({ id }) => id),
  );
  const normal = list.map((scenario) => scenarioOf(scenario, context, report('scenarios')));
  return {
    classes,
    pods: podTypes,
    missileRatings: missileRatingsOf(parsed.missiles, report('missiles')),
    tables: tablesOf(parsed, { pods: report('pods'), tables: report('tables') }),
    scenarios: normal,
    ...context,
    scenarioById: frozenIndex(normal),
  };
}

/** Reads one scenario (a custom position, say) against loaded data. */
export function loadScenario(data: DeltaVeeData, raw: unknown): ReturnType<typeof loadScenarioBy<unknown, Scenario>> {
  return loadScenarioBy(scenarioRecord, raw, (record, report) => scenarioOf(record, data, report));
}

/** One scenario by its shape alone: what an editor can show, sound or not. */
export function readRecord(raw: unknown): ReturnType<typeof loadScenarioBy<unknown, ParsedScenario>> {
  return loadScenarioBy(scenarioRecord, raw, (record) => record);
}

/** What the game is made from; a position may bring a scenario along. */
export const source: DataSource<DeltaVeeData> = {
  files: builtInFiles,
  about: aboutData,
  load: (files, position) => withScenario(loadData(files), scenarioField(position), loadScenario),
};
