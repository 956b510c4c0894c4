/** The only place where the data of Fifth Frontier War is loaded and checked; nothing checks it again. */

import type { DataSource } from '#core/assemble';
import { type GivenFiles, type Loaded, loadFiles } from '#core/data-files';
import { deepFreeze, frozenIndex } from '#core/freeze';
import type { Report } from '#core/problems';
import { aboutData } from './about.ts';
import { counters } from './counters.ts';
import { countersOf } from './load-counters.ts';
import { boxesOf, mapOf, worldsOf, xboatLinksOf } from './load-map.ts';
import { orderOfBattleOf } from './load-order-of-battle.ts';
import { earlierOf, scenarioOf } from './load-scenarios.ts';
import { tablesOf } from './load-tables.ts';
import { mapAreas } from './map-areas.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { scenarios } from './scenarios.ts';
import { type FileName, fileSchemas, type ParsedFiles, type RawFiles } from './schema.ts';
import { tables } from './tables.ts';
import type { FifthFrontierWarData, Scenario } from './types.ts';
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

/** Reads the given files in place of the built-in ones of the same name, checks everything, normalises and freezes. */
export function loadData(files: GivenFiles<FileName> = {}): Loaded<FifthFrontierWarData> {
  return loadFiles(fileSchemas, builtInFiles, files, (parsed, { report }) => dataOf(parsed, report));
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
  const scenarios: Scenario[] = [];
  const earlier: Scenario[] = [];
  files.scenarios.scenarios.forEach((record, index) => {
    let isSound = true;
    const tell: Report = (...fault) => {
      isSound = false;
      report('scenarios')(...fault);
    };
    scenarios.push(scenarioOf(record, index, context, tell));
    // what is wrong with both is reported once
    earlier.push(earlierOf(record, index, context, isSound ? report('scenarios') : () => {}));
  });
  return {
    ...context,
    xboatLinks: xboatLinksOf(files['xboat-routes'], map, worlds, report('xboat-routes')),
    orderOfBattle: orderOfBattleOf(files['order-of-battle'], context, report('order-of-battle')),
    scenarios,
    scenarioById: frozenIndex([...scenarios, ...earlier]),
  };
}

/** What the game is made from. */
export const source: DataSource<FifthFrontierWarData> = {
  files: builtInFiles,
  about: aboutData,
  load: (files) => loadData(files),
};
