/** The one door through which the data of Fifth Frontier War enters; behind it nothing is doubted again. */
import { deepFreeze, frozenIndex } from '../../../core/freeze.ts';
import { type DataProblem, type Report, reporter, reportIssues } from '../../../core/problems.ts';
import { counters } from './counters.ts';
import { countersOf } from './load-counters.ts';
import { boxesOf, mapOf, worldsOf, xboatLinksOf } from './load-map.ts';
import { orderOfBattleOf } from './load-order-of-battle.ts';
import { scenarioOf } from './load-scenarios.ts';
import { tablesOf } from './load-tables.ts';
import { mapAreas } from './map-areas.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { scenarios } from './scenarios.ts';
import { type FileName, fileSchemas, type ParsedFiles, type RawFiles } from './schema.ts';
import { tables } from './tables.ts';
import type { FifthFrontierWarData } from './types.ts';
import { worlds } from './worlds.ts';
import { xboatRoutes } from './xboat-routes.ts';

/** The files the game comes with. */
export const builtInFiles: RawFiles = deepFreeze({
  worlds,
  'map-areas': mapAreas,
  'xboat-routes': xboatRoutes,
  counters,
  tables,
  'order-of-battle': orderOfBattle,
  scenarios,
});

/** Data, or what is wrong with the files. */
export type Loaded =
  | { readonly ok: true; readonly data: FifthFrontierWarData }
  | { readonly ok: false; readonly problems: readonly DataProblem[] };

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: { readonly [F in FileName]?: unknown } = {}): Loaded {
  const problems: DataProblem[] = [];
  for (const name of Object.keys(files))
    if (!Object.hasOwn(fileSchemas, name))
      problems.push({ file: `${name}.json`, record: '', field: '', why: 'unknown file' });
  const parsed = parseFiles(files, problems);
  if (!parsed || problems.length > 0) return { ok: false, problems };
  const data = dataOf(parsed, (name) => reporter(problems, `${name}.json`));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, data: deepFreeze(data) };
}

function parseFiles(files: { readonly [F in FileName]?: unknown }, problems: DataProblem[]): ParsedFiles | null {
  const parsed = Object.entries(fileSchemas).map(([key, schema]) => {
    const name = key as FileName;
    const raw = files[name] === undefined ? builtInFiles[name] : files[name];
    const result = schema.safeParse(raw);
    if (!result.success) reportIssues(reporter(problems, `${name}.json`), raw, result.error.issues);
    return [name, result.data ?? null] as const;
  });
  return parsed.some(([, file]) => file === null) ? null : (Object.fromEntries(parsed) as unknown as ParsedFiles);
}

function dataOf(files: ParsedFiles, report: (name: FileName) => Report): FifthFrontierWarData {
  const map = mapOf(files.worlds, files['map-areas'].boxes, { worlds: report('worlds'), areas: report('map-areas') });
  const boxes = boxesOf(files['map-areas'], map);
  const worlds = worldsOf(files.worlds, map, files.tables, report('worlds'));
  const counted = countersOf(files.counters, files.tables, map, report('counters'));
  const ids = new Set<string>();
  for (const { id } of files.scenarios.scenarios) {
    if (ids.has(id)) report('scenarios')(id, 'id', 'stands twice');
    ids.add(id);
  }
  const context = {
    map,
    boxes,
    worlds,
    ...counted,
    tables: tablesOf(files.tables, report('tables')),
    squadronById: frozenIndex(counted.squadrons),
    troopById: frozenIndex(counted.troops),
    fleetById: frozenIndex(counted.fleets),
    admiralById: frozenIndex(counted.admirals),
  };
  const scenarios = files.scenarios.scenarios.map((record, index) =>
    scenarioOf(record, index, context, report('scenarios')),
  );
  return {
    ...context,
    xboatLinks: xboatLinksOf(files['xboat-routes'], map, worlds, report('xboat-routes')),
    orderOfBattle: orderOfBattleOf(files['order-of-battle'], context, report('order-of-battle')),
    scenarios,
    scenarioById: frozenIndex(scenarios),
  };
}
