/**
 * Positions for tests, in one small record. Owners are seats from 0, or 'neutral'.
 *
 * A battle (deep space, or `planets`: the site then has a star), from the beginning of a phase:
 *
 *     const table = given({
 *       battle: 'fire',
 *       units: {
 *         bb: { type: 'BB', owner: 0, at: [20, 20], facing: 3 },
 *         dd: { type: 'DD', owner: 1, at: [20, 24], facing: 0, steps: 1 },
 *         f: { type: 'F', owner: 1, aboard: 'cv' }, …
 *       },
 *       dice: [6, 1], // rolls up to the first question: initiative
 *     });
 *     table.act(0, 'fire', { do: 'fire', units: [table.unit('bb')], target: table.unit('dd') }, [3]);
 *
 * A war on the test map (three sheets: A home of seat 0 with A1 (7,8) and A2 (11,4), B neutral with B1 (20,8) and
 * B2 (24,12), C home of seat 1 with C1 (33,8) and C2 (29,12); every system has all three planets), from the beginning of a phase:
 *
 *     const table = given({ phase: 'build', treasury: [100, 0], units: { b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' } } });
 *
 * An assault: `given({ assault: 'bombard', units: { ca: { type: 'CA', owner: 1, orbit: true }, inf: { type: 'Inf', owner: 0, where: 'surface' } } })`:
 * seat 1 attacks unless `attacker` says so.
 */
import { rowNamed, type TestTable, testTable } from '#core/testing/given';
import type { Options, Setting } from '#core/types';
import { addUnit, type NewUnit } from '../board/unit-rows.ts';
import { loadScenario } from '../data/load.ts';
import type { UnitTypeId } from '../data/names.ts';
import type { RawScenario } from '../data/schema.ts';
import { standardData } from '../data/standard.ts';
import type { ImperialData } from '../data/types.ts';
import { createImperialAmbitions } from '../index.ts';
import type { Pace } from '../orders/pace-types.ts';
import type {
  ASSAULT_PHASES,
  BATTLE_PHASES,
  PositionInput,
  PositionUnitInput,
  START_PHASES,
} from '../positions/position-shape.ts';
import { type ImperialState, UNITS, type UnitRow } from '../state.ts';
import type { IaGame, ImperialTypes, Position } from '../types.ts';

export type Owner = number | 'neutral';
export interface GivenUnit extends Omit<PositionUnitInput, 'id' | 'type' | 'owner' | 'map'> {
  type: UnitTypeId;
  owner: Owner;
  /** hex of the battle map */
  at?: [number, number];
  facing?: number;
}

/** A unit on the battle map, facing north unless more is said. */
export function unitAt(
  type: UnitTypeId,
  owner: number,
  at: [number, number],
  more: Partial<GivenUnit> = {},
): GivenUnit {
  return { type, owner, at, facing: 0, ...more };
}

export interface Given {
  units: Record<string, GivenUnit>;
  /** a battle alone, from this phase */
  battle?: (typeof BATTLE_PHASES)[number];
  /** an assault alone, from this phase */
  assault?: (typeof ASSAULT_PHASES)[number];
  /** a war on the test map, from this phase; left out without battle and assault: income */
  phase?: (typeof START_PHASES)[number];
  turn?: number;
  /** of a battle or assault: planets of the site by kind, as labels of the centre sheet; null to be placed */
  planets?: Partial<Record<'habitable' | 'gasGiant' | 'rocky', string | null>>;
  defender?: Owner;
  attacker?: number;
  seats?: number;
  treasury?: number[];
  /** strategic order of a war */
  order?: number[];
  options?: Options;
  /** by seat; `skipForced` is on unless said */
  pace?: Partial<Pace>[];
  /** whatever else a scenario record or a position can say */
  scenario?: Partial<RawScenario>;
  position?: Partial<PositionInput>;
  /** rolls before the first question */
  dice?: number[];
}

/** A table to play on, and short words for it. */
export interface GivenTable extends TestTable<ImperialTypes> {
  unit(name: string): number;
}

export function given(spec: Given): GivenTable {
  const { game, setting } = givenSetting(spec);
  return tableFrom(game, 'given', setting.seats, spec, setting.position as PositionInput);
}

/** The game and setting of a position, to be played as a session. */
/** A battle in deep space from its first fire or movement: seat 0 has the initiative. */
export function givenBattle(battle: 'fire' | 'move', units: Given['units'], more: Partial<Given> = {}): GivenTable {
  return given({ battle, units, dice: [6, 1], ...more });
}

export function givenSetting(spec: Given): { game: IaGame; setting: Setting } {
  const isBattle = spec.battle !== undefined || spec.assault !== undefined;
  const raw = isBattle ? battleScenario(spec) : warScenario(spec);
  const read = loadScenario(standardData, raw);
  if (!read.ok) throw new Error(`given: ${JSON.stringify(read.problems)}`);
  const data: ImperialData = {
    ...standardData,
    scenarios: [read.scenario],
    scenarioById: new Map([[read.scenario.id, read.scenario]]),
  };
  const position = positionFrom(spec, isBattle);
  const setting = { scenario: 'given', options: spec.options ?? {}, seats: seatsOf(spec), position };
  return { game: createImperialAmbitions(data), setting };
}

/** A scenario of the game from its set-up, or in the middle of it with a position. */
export function givenScenario(
  scenario: string,
  spec: {
    seats?: number;
    options?: Options;
    position?: PositionInput | null;
    pace?: Partial<Pace>[];
    dice?: number[];
  } = {},
): GivenTable {
  standard ??= createImperialAmbitions(standardData);
  const seats = spec.seats ?? standard.scenarios.find(({ id }) => id === scenario)?.seats.length ?? 2;
  return tableFrom(standard, scenario, seats, spec, spec.position ?? null);
}
let standard: IaGame | null = null;

/** The standard data as rules, for tests of reading functions. */
export function standardGame(): IaGame {
  standard ??= createImperialAmbitions(standardData);
  return standard;
}

function seatsOf(spec: Given): number {
  const owners = Object.values(spec.units).map(({ owner }) => (owner === 'neutral' ? 0 : owner));
  return spec.seats ?? Math.max(2, ...owners.map((owner) => owner + 1));
}

const fileOwner = (owner: Owner): number => (owner === 'neutral' ? 0 : owner + 1);
const planetsOf = (planets: Given['planets']): { type: 'habitable' | 'gasGiant' | 'rocky'; hex: string | null }[] =>
  Object.entries(planets ?? {}).map(([type, hex]) => ({ type: type as 'habitable', hex }));
const playersOf = (spec: Given): RawScenario['players'] =>
  Array.from({ length: seatsOf(spec) }, (_, seat) => ({ seat: seat + 1, name: `Player ${seat + 1}` }));
const common = { id: 'given', name: 'Given', source: 'custom', blurb: 'A position for a test.' } as const;

function battleScenario(spec: Given): RawScenario {
  const isSystem = spec.planets !== undefined || spec.assault !== undefined;
  const defender = spec.defender ?? 0;
  const planets = spec.planets ?? { habitable: '0905' };
  const owners = new Set(Object.values(spec.units).map(({ owner }) => owner));
  for (let seat = 0; seat < seatsOf(spec); seat++) owners.add(seat);
  return {
    ...common,
    kind: 'battle',
    players: playersOf(spec),
    options: { fog: 'open', turnLimit: null, victory: { type: 'lossPoints', margin: 1, lastSideWins: true } },
    site: { type: isSystem ? 'system' : 'deepSpace', planets: isSystem ? planetsOf(planets) : [] },
    setup: 'standard',
    sides: [...owners].map((owner) => ({
      seat: fileOwner(owner),
      role: owner === defender ? ('defender' as const) : ('attacker' as const),
    })),
    ...(spec.scenario as object),
  };
}

/** The test map. */
function warScenario(spec: Given): RawScenario {
  const planets = planetsOf({ habitable: '0908', gasGiant: '0408', rocky: '0711' });
  const system = (id: string, sector: string, hex: string, owner: number, capital = false) => ({
    id,
    name: id,
    sector,
    hex,
    owner,
    capital,
    planets,
  });
  return {
    ...common,
    kind: 'strategic',
    players: playersOf(spec),
    options: { turnLimit: 60, victory: { type: 'conquest', scope: 'allSectors' } },
    sectors: [
      { id: 'A', name: 'Alpha', sheet: [0, 0], home: 1 },
      { id: 'B', name: 'Beta', sheet: [1, 0], home: null },
      { id: 'C', name: 'Gamma', sheet: [2, 0], home: 2 },
    ],
    systems: [
      system('A1', 'A', '0708', 1, true),
      system('A2', 'A', '1104', 1),
      system('B1', 'B', '0708', 0),
      system('B2', 'B', '1112', 0),
      system('C1', 'C', '0708', 2, true),
      system('C2', 'C', '0312', 2),
    ],
    forces: [],
    ...(spec.scenario as object),
  };
}

function positionFrom(spec: Given, isBattle: boolean): PositionInput {
  const { units, phase = 'income', turn = 1, treasury = [], order } = spec;
  const attacker = (spec.attacker ?? 1) + 1;
  return {
    scenario: 'given',
    units: Object.entries(units).map(([id, unit]) => positionUnit(id, unit)),
    players: treasury.map((money, seat) => ({ seat: seat + 1, treasury: money })),
    ...(isBattle ? {} : { start: { turn, phase } }),
    ...(order ? { order: order.map((seat) => seat + 1) } : {}),
    ...(isBattle ? { battle: { phase: spec.battle ?? 'assault', turn, defender: fileOwner(spec.defender ?? 0) } } : {}),
    ...(spec.assault ? { assault: { system: 'site', attacker, phase: spec.assault } } : {}),
    ...spec.position,
  };
}

function positionUnit(id: string, { at, facing = 0, owner, ...unit }: GivenUnit): PositionUnitInput {
  return { id, ...unit, owner: fileOwner(owner), ...(at ? { map: { xy: at, facing } } : {}) };
}

function tableFrom(
  game: IaGame,
  scenario: string,
  seats: number,
  { options = {}, pace = [], dice = [] }: { options?: Options; pace?: Partial<Pace>[]; dice?: number[] },
  position: PositionInput | null,
): GivenTable {
  const paced: IaGame = {
    ...game,
    setUp: (setting) => {
      const made = game.setUp(setting);
      if (made.ok) pace.forEach((one, seat) => void Object.assign(made.g.pace[seat]!, one));
      return made;
    },
  };
  const started = testTable(paced, { scenario, options, seats, position }, dice);
  return { ...started, unit: (name) => rowNamed(started.g.names, name) };
}

/** The state of a position without running any step: for tests of reading functions. */
export function givenState(spec: Given): {
  at: { g: ImperialState; data: IaGame['data'] };
  unit(name: string): number;
} {
  const { game, setting } = givenSetting(spec);
  const made = game.setUp(setting);
  if (!made.ok) throw new Error(`given: ${made.refusal.rule}: ${made.refusal.why}`);
  spec.pace?.forEach((one, seat) => void Object.assign(made.g.pace[seat]!, one));
  return { at: { g: made.g, data: game.data }, unit: (name) => made.g.names.lastIndexOf(name) };
}

/** The units from this row on were bought or built in secret: they stand in the secret lanes of their owners. */
export function keepSecret(at: Position, from: number): void {
  const { g } = at;
  const names = g.names.splice(from);
  const rows = names.map((): UnitRow => ({}));
  for (const column of UNITS.names)
    for (const [index, value] of g.units[column].splice(from).entries()) rows[index]![column] = value;
  g.fixedRows = from;
  g.lanesFrom = from;
  const moved = rows.map((row, index) => {
    const unit = addUnit(at, row as NewUnit);
    g.names[unit] = names[index]!;
    return unit;
  });
  const renamed = (unit: number): number => (unit < from ? unit : moved[unit - from]!);
  for (const column of ['host', 'feeds'] as const) g.units[column] = g.units[column].map(renamed);
}
