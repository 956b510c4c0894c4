import type { Options } from '@admiralty/engine';
import {
  FAIR_SPREAD,
  type ImperialData,
  imperialOptions,
  loadScenario,
  mapFigures,
  parametersFrom,
  readRecord,
  recordOf,
  type WarRecord,
} from '@admiralty/engine/imperial-ambitions';
import type { Checked, FigureRow, MapRules, ReadMap } from '../../../maps/types.ts';
import { blankWar } from './blank.ts';
import { figureWords, words } from './words.ts';

/** What the editor draws with. */
export interface WarStock {
  columns: number;
  rows: number;
  sectorNames: readonly string[];
  houseNames: readonly string[];
  /** switches that a scenario may set, in words */
  switches: readonly { id: string; effect: string }[];
}

/** A generated war as a table is asked for it. */
export interface WarWish {
  scenario: string;
  options: Options;
}

const BLANK = 'blank';

export function mapRules(data: object, files: Readonly<Record<string, unknown>>): MapRules | null {
  if (!isImperial(data)) return null;
  const wars = warsIn(files['scenarios']);
  const { geometry, generator } = data;
  return {
    stock: {
      columns: geometry.columns,
      rows: geometry.rows,
      sectorNames: generator.sectorNames,
      houseNames: generator.houseNames,
      switches: imperialOptions.flatMap(({ id, type, effect }) => (type === 'boolean' ? [{ id, effect }] : [])),
    } satisfies WarStock,
    templates: [{ id: BLANK, title: words.blank }, ...wars.map(({ id, name }) => ({ id, title: name }))],
    template: (id) => readWar(wars.find((one) => one.id === id) ?? blankWar(data)),
    read: (json) => readWar(firstOf(json)),
    check: (record) => check(data, record),
    generate: (wish) => recordOf(data, parametersFrom(...wishOf(wish))),
  };
}

/** Scenario and options, as a table would be asked for. */
function wishOf(json: unknown): [scenario: string, options: Options] {
  const { scenario, options } = json as WarWish;
  return [scenario, options];
}

function isImperial(data: object): data is ImperialData {
  return 'typeById' in data && 'generator' in data;
}

/** A file of scenarios, or one alone. */
function firstOf(json: unknown): unknown {
  return scenariosIn(json)?.[0] ?? json;
}

function scenariosIn(file: unknown): unknown[] | null {
  const list = typeof file === 'object' && file !== null && 'scenarios' in file ? file.scenarios : null;
  return Array.isArray(list) ? list : null;
}

function warsIn(file: unknown): WarRecord[] {
  return (scenariosIn(file) ?? []).flatMap((raw) => {
    const read = readRecord(raw);
    return read.ok && read.scenario.kind === 'strategic' ? [read.scenario] : [];
  });
}

function readWar(raw: unknown): ReadMap {
  const read = readRecord(raw);
  if (!read.ok) return read;
  if (read.scenario.kind === 'strategic') return { ok: true, record: asOwn(read.scenario) };
  return { ok: false, problems: [{ file: 'scenario', record: read.scenario.id, field: 'kind', why: words.noBattles }] };
}

/** As a map of one's own: what the generator noted and what can be told from the rest is left out. */
export function asOwn(record: WarRecord): WarRecord {
  const { generatedFrom: _from, fairness: _fairness, schema: _schema, ...rest } = record;
  return {
    ...rest,
    id: rest.source === 'custom' ? rest.id : `my-${rest.id}`.slice(0, 40),
    source: 'custom',
    players: rest.players.map(({ spent: _, ...player }) => player),
    systems: rest.systems.map(({ xy: _, ...system }) => system),
  };
}

function check(data: ImperialData, record: unknown): Checked {
  const read = loadScenario(data, record);
  if (!read.ok) return { problems: read.problems, figures: [] };
  const { nearestRivalCapital, sumOfFourNearestNeutral, planets } = mapFigures(read.scenario);
  const rows: (FigureRow | null)[] = [
    nearestRivalCapital && { label: figureWords.rival, values: nearestRivalCapital, limit: FAIR_SPREAD },
    sumOfFourNearestNeutral && { label: figureWords.neutral, values: sumOfFourNearestNeutral, limit: FAIR_SPREAD },
    { label: figureWords.planets, values: planets, limit: 0 },
  ];
  return { problems: [], figures: rows.flatMap((row) => row ?? []) };
}
