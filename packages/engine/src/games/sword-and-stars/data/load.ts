/** The one door through which the data enters; behind it nothing is doubted again. */

import { deepFreeze, frozenIndex } from '../../../core/freeze.ts';
import { type DataProblem, type Report, reporter, reportIssues } from '../../../core/problems.ts';
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

type Files = { readonly [F in FileName]?: unknown };
/** Data, or what is wrong with the files. */
export type Loaded =
  | { readonly ok: true; readonly data: SwordData }
  | { readonly ok: false; readonly problems: readonly DataProblem[] };

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: Files = {}): Loaded {
  const problems: DataProblem[] = [];
  for (const name of Object.keys(files))
    if (!Object.hasOwn(fileSchemas, name))
      problems.push({ file: `${name}.json`, record: '', field: '', why: 'unknown file' });
  const parsed = parseFiles(files, problems);
  if (!parsed || problems.length > 0) return { ok: false, problems };
  const data = normalise(parsed, (name) => reporter(problems, `${name}.json`));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, data: deepFreeze(data) };
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

function parseFiles(files: Files, problems: DataProblem[]): ParsedFiles | null {
  const parse = <F extends FileName>(name: F): ParsedFiles[F] | null => {
    const raw = files[name] === undefined ? builtInFiles[name] : files[name];
    const result = fileSchemas[name].safeParse(raw);
    if (result.success) return result.data as ParsedFiles[F];
    reportIssues(reporter(problems, `${name}.json`), raw, result.error.issues);
    return null;
  };
  const parsed = {
    map: parse('map'),
    'year-cards': parse('year-cards'),
    'event-chits': parse('event-chits'),
    tables: parse('tables'),
    scenarios: parse('scenarios'),
  };
  return Object.values(parsed).includes(null) ? null : (parsed as ParsedFiles);
}

/** Reads one scenario (a custom position's, say) against loaded data. */
export function loadScenario(
  data: SwordData,
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
  const scenario = scenarioOf(result.data, data.scenarios.length, data, report);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, scenario: deepFreeze(scenario) };
}
