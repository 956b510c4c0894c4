import type { Options } from '@admiralty/engine';
import {
  costOf,
  FAIR_SPREAD,
  type ImperialData,
  imperialOptions,
  loadScenario,
  mapFigures,
  parametersFrom,
  readRecord,
  recordOf,
  type Scenario,
  type ScenarioRecord,
  starHex,
  type Xy,
  xyOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Checked, FigureRow, MapRules, ReadMap } from '../../../maps/types.ts';
import { blankBattle } from './battle/blank-battle.ts';
import { battleWords } from './battle/words.ts';
import { blankWar } from './blank.ts';
import { figureWords, words } from './words.ts';

/** What the editor draws with. */
export interface WarStock {
  columns: number;
  rows: number;
  /** of the battle map */
  exitDepth: number;
  star: Xy;
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
const BLANK_BATTLE = 'blank-battle';

export function mapRules(data: object, files: Readonly<Record<string, unknown>>): MapRules | null {
  if (!isImperial(data)) return null;
  const printed = recordsIn(files['scenarios']);
  const { geometry, generator } = data;
  return {
    stock: {
      columns: geometry.columns,
      rows: geometry.rows,
      exitDepth: geometry.exitDepth,
      star: xyOf(starHex(geometry)),
      sectorNames: generator.sectorNames,
      houseNames: generator.houseNames,
      switches: imperialOptions.flatMap(({ id, type, effect }) => (type === 'boolean' ? [{ id, effect }] : [])),
    } satisfies WarStock,
    templates: [
      { id: BLANK, title: words.blank },
      { id: BLANK_BATTLE, title: battleWords.blank },
      ...printed.map(({ id, name }) => ({ id, title: name })),
    ],
    template: (id) =>
      readOwn(printed.find((one) => one.id === id) ?? (id === BLANK_BATTLE ? blankBattle() : blankWar(data))),
    read: (json) => readOwn(firstOf(json)),
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

function recordsIn(file: unknown): ScenarioRecord[] {
  return (scenariosIn(file) ?? []).flatMap((raw) => {
    const read = readRecord(raw);
    return read.ok ? [read.scenario] : [];
  });
}

function readOwn(raw: unknown): ReadMap {
  const read = readRecord(raw);
  return read.ok ? { ok: true, record: asOwn(read.scenario) } : read;
}

/** As a map of one's own: what the generator noted and what can be told from the rest is left out. */
export function asOwn(record: ScenarioRecord): ScenarioRecord {
  const own = {
    id: record.source === 'custom' ? record.id : `my-${record.id}`.slice(0, 40),
    source: 'custom' as const,
    players: record.players.map(({ spent: _, ...player }) => player),
  };
  const { schema: _schema, ...rest } = record;
  if (rest.kind === 'battle') return { ...rest, ...own };
  const { generatedFrom: _from, fairness: _fairness, ...war } = rest;
  return { ...war, ...own, systems: war.systems.map(({ xy: _, ...system }) => system) };
}

function check(data: ImperialData, record: unknown): Checked {
  const read = loadScenario(data, record);
  if (!read.ok) return { problems: read.problems, figures: [] };
  if (read.scenario.kind === 'battle') return { problems: [], figures: [worthOf(data, read.scenario)] };
  const { nearestRivalCapital, sumOfFourNearestNeutral, planets } = mapFigures(read.scenario);
  const rows: (FigureRow | null)[] = [
    nearestRivalCapital && {
      label: figureWords.rival,
      unit: figureWords.unit,
      values: nearestRivalCapital,
      limit: FAIR_SPREAD,
    },
    sumOfFourNearestNeutral && {
      label: figureWords.neutral,
      unit: figureWords.unit,
      values: sumOfFourNearestNeutral,
      limit: FAIR_SPREAD,
    },
    { label: figureWords.planets, values: planets, limit: 0 },
  ];
  return { problems: [], figures: rows.flatMap((row) => row ?? []) };
}

/** What the forces of each player are worth; a battle need not be even by it. */
function worthOf(data: ImperialData, { players, sides }: Scenario): FigureRow {
  const values = players.map((_, seat) =>
    sides
      .filter(({ owner }) => owner === seat)
      .flatMap(({ forces, placements }) => [
        ...forces.flatMap(({ units }) => units),
        ...placements.map(({ type, steps, aboard }) => ({ type, steps, aboard, n: 1 })),
      ])
      .reduce((sum, group) => sum + costOf(data, [group]), 0),
  );
  return { label: battleWords.value, values, limit: null };
}
