/** The only place where the data is loaded and checked; nothing checks it again. */

import type { DataSource } from '#core/assemble';
import { type GivenFiles, type Loaded, loadFiles, loadScenarioBy } from '#core/data-files';
import { deepFreeze, frozenIndex } from '#core/freeze';
import { scenarioField, withScenario } from '#core/positions';
import type { Report } from '#core/problems';
import { aboutData } from './about.ts';
import { eventChits } from './event-chits.ts';
import { cardsOf, chitKindsOf } from './load-cards.ts';
import { doubles, mapOf } from './load-map.ts';
import { scenarioOf } from './load-scenarios.ts';
import { tablesOf } from './load-tables.ts';
import { map } from './map.ts';
import { scenarios } from './scenarios.ts';
import { type FileName, fileSchemas, type ParsedFiles, type RawFiles, scenarioRecord } from './schema.ts';
import { tables } from './tables.ts';
import type { Scenario, SwordData } from './types.ts';
import { yearCards } from './year-cards.ts';

/** The files the game comes with. */
export const builtInFiles: RawFiles = deepFreeze({
  map,
  'year-cards': yearCards,
  'event-chits': eventChits,
  tables,
  scenarios,
});

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: GivenFiles<FileName> = {}): Loaded<SwordData> {
  return loadFiles(fileSchemas, builtInFiles, files, (parsed, { report }) => normalise(parsed, report));
}

function normalise(parsed: ParsedFiles, report: (name: FileName) => Report): SwordData {
  const ground = mapOf(parsed.map, report('map'));
  const chitKinds = chitKindsOf(parsed['event-chits'], report('event-chits'));
  const chitKindById = frozenIndex(chitKinds);
  const list = parsed.scenarios.scenarios;
  doubles(
    list.map(({ id }) => id),
    'scenarios',
    report('scenarios'),
  );
  const normal = list.map((raw, index) => scenarioOf(raw, index, { ...ground, chitKindById }, report('scenarios')));
  checkAlternates(normal, report('scenarios'));
  return {
    ...ground,
    cards: cardsOf(parsed['year-cards'], report('year-cards')),
    chitKinds,
    chits: chitKinds.flatMap(({ index, count }) => Array<number>(count).fill(index)),
    chitKindById,
    maxHeld: parsed['event-chits'].maxHeld,
    tables: tablesOf(parsed.tables, ground, report('tables')),
    scenarios: normal,
    scenarioById: frozenIndex(normal),
  };
}

/** SS-35.6: an alternate start is a scenario for five. */
function checkAlternates(scenarios: readonly Scenario[], report: Report): void {
  for (const { id, special } of scenarios)
    for (const other of special.cycle?.alternateStarts ?? [])
      if (scenarios.find((one) => one.id === other)?.empires.length !== 5)
        report(id, 'special.cycle.alternateStarts', `${other} is no scenario for five players`);
}

/** Reads one scenario (a custom position's, say) against loaded data. */
export function loadScenario(data: SwordData, raw: unknown): ReturnType<typeof loadScenarioBy<unknown, Scenario>> {
  return loadScenarioBy(scenarioRecord, raw, (record, report) =>
    scenarioOf(record, data.scenarios.length, data, report),
  );
}

/** What the game is made from; a position may bring a scenario along. */
export const source: DataSource<SwordData> = {
  files: builtInFiles,
  about: aboutData,
  load: (files, position) => withScenario(loadData(files), scenarioField(position), loadScenario),
};
