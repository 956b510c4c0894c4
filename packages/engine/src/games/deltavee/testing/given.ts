/**
 * Positions for tests, in one small record:
 *
 *     const battle = given({
 *       phase: 'fire', seat: 0,
 *       units: {
 *         'P1-A': { class: 'sword', hex: 'A0505', direction: 3, velocity: 2, boxes: ['heavy-weapon', null, 'energy'] },
 *         'P2-A': { class: 'dagger', hex: 'A0905', direction: 9, velocity: 2, boxes: ['heavy-weapon', 'energy'] },
 *       },
 *       missiles: [{ id: 'm', from: 'P2-A', box: 1, type: 'guided', hex: 'A0703', direction: 6, velocity: 4 }],
 *     });
 *     battle.act(0, 'fire', { do: 'fire', unit: battle.unit('P1-A'), source: 1, type: 0, target: battle.unit('m') }, [3, 2]);
 *
 * A name that begins with P2 belongs to seat 1, any other to seat 0, unless `seat` says so. The play has run from the
 * beginning of the phase (gains, leaks, Detection) to its first question; `dice` are the rolls up to there.
 */
import { rowNamed, type TestTable, testTable } from '#core/testing/given';
import type { Options } from '#core/types';
import { loadScenario } from '../data/load.ts';
import type { RawScenario } from '../data/schema.ts';
import { standardData } from '../data/standard.ts';
import type { DeltaVeeData } from '../data/types.ts';
import { createDeltaVee } from '../index.ts';
import type { PositionInput } from '../positions/position-shape.ts';
import { rowOf } from '../rules/05-pods.ts';
import type { DeltaVeeTypes, DvGame } from '../types.ts';

type RawUnit = NonNullable<RawScenario['sides'][0]['units']>[number];
type RawPositionUnit = NonNullable<PositionInput['units']>[number];

export type GivenUnit = Omit<RawUnit, 'id' | 'place'> &
  Omit<RawPositionUnit, 'id' | 'pods' | 'carries' | 'boxes' | 'class' | 'bound'> & {
    hex?: string;
    /** what is special about the pods of some boxes; `pods` and `boxes` say which there are */
    states?: RawPositionUnit['pods'];
    isBound?: boolean;
  };

/** A scenario record and a position in one; `given` fills in the rest. */
export interface Given {
  units: Record<string, GivenUnit>;
  craft?: PositionInput['craft'];
  missiles?: PositionInput['missiles'];
  sheets?: RawScenario['sheets'];
  /** name → hex */
  planets?: Record<string, string> | RawScenario['planets'];
  /** marker hexes: each covers seven */
  asteroids?: string[];
  phase?: 'movement' | 'command' | 'fire';
  seat?: 0 | 1;
  first?: 0 | 1;
  turn?: number;
  options?: Options;
  /** left out: destroying all spaceships of the other wins */
  victory?: RawScenario['victory'];
  jump?: RawScenario['jump'];
  boarding?: boolean;
  /** whatever else a scenario record can say */
  scenario?: Partial<RawScenario>;
  /** whatever else a position can say */
  position?: Partial<PositionInput>;
  /** rolls before the first question */
  dice?: number[];
  /** from the set-up of `scenario.sides` instead of a position */
  isSetUp?: boolean;
}

/** A table to play on, and short words for it. */
export interface Battle extends TestTable<DeltaVeeTypes> {
  unit(name: string): number;
  /** pod row of a box */
  row(name: string, box: number): number;
}

export function given(spec: Given): Battle {
  const read = loadScenario(standardData, scenarioFrom(spec));
  if (!read.ok) throw new Error(`given: ${JSON.stringify(read.problems)}`);
  const data: DeltaVeeData = {
    ...standardData,
    scenarios: [read.scenario],
    scenarioById: new Map([[read.scenario.id, read.scenario]]),
  };
  return battleFrom(
    createDeltaVee(data),
    read.scenario.id,
    spec.options ?? {},
    spec.isSetUp ? null : positionFrom(spec),
    spec.dice ?? [],
  );
}

/** A printed scenario from its set-up, or in the middle of it with a position. */
export function givenScenario(
  scenario: string,
  {
    options = {},
    position = null,
    dice = [],
  }: { options?: Options; position?: PositionInput | null; dice?: number[] } = {},
): Battle {
  return battleFrom(standardGame(), scenario, options, position, dice);
}

let standard: DvGame | null = null;
function standardGame(): DvGame {
  standard ??= createDeltaVee(standardData);
  return standard;
}

/** Everybody passes until seat 0 commands again. */
export function nextCommand(battle: Battle): void {
  battle.act(0, 'command', { do: 'end' });
  for (let asked = battle.table.pending[0]!; ; asked = battle.table.pending[0]!) {
    if (asked.kind === 'command' && asked.by === 0) return;
    if (asked.kind === 'move') battle.act(asked.by, 'move', { rest: true });
    else battle.act(asked.by, asked.kind as 'command', { do: 'end' });
  }
}

function scenarioFrom({ units, scenario = {}, ...spec }: Given): RawScenario {
  const planets = Array.isArray(spec.planets)
    ? spec.planets
    : Object.entries(spec.planets ?? {}).map(([name, hex]) => ({ name, hex }));
  const side = (seat: 0 | 1): RawScenario['sides'][0] => ({
    name: `Player ${seat + 1}`,
    units: Object.entries(units)
      .filter(([name, unit]) => seatOf(name, unit) === seat)
      .map(([name, unit]) => rawUnit(name, unit)),
  });
  const won = (result: 0 | 1): RawScenario['victory'][number] => ({
    result,
    rule: 'DV-11.0b',
    when: { kind: 'fleetDestroyed', seat: result === 0 ? 1 : 0, spaceshipsOnly: true },
    text: 'All spaceships of the other are destroyed.',
  });
  return {
    id: 'given',
    title: 'Given',
    set: 'custom',
    source: 'custom',
    brief: 'A position for a test.',
    sheets: spec.sheets ?? { A: [0, 0] },
    planets,
    asteroids: spec.asteroids ?? [],
    firstPlayer: spec.first ?? 0,
    boarding: spec.boarding ?? false,
    jump: spec.jump ?? null,
    sides: [side(0), side(1)],
    victory: spec.victory ?? [won(0), won(1)],
    ...scenario,
  };
}

function seatOf(name: string, unit: GivenUnit): 0 | 1 {
  return unit.seat ?? (name.startsWith('P2') ? 1 : 0);
}

function rawUnit(id: string, unit: GivenUnit): RawUnit {
  const { hex, direction, velocity, states, zig, status, captured, energy, bridge, engine, ...rest } = unit;
  const { field, fieldUp, jump, dockedWith, landing, isBound, lastCharged, seat, ...raw } = rest;
  const isPlanetBound = raw.installation || raw.bound || raw.stowedIn;
  if (isPlanetBound || raw.enters) return { id, ...raw, ...(raw.enters ? { place: { velocity: [0, 3] } } : {}) };
  return {
    id,
    ...raw,
    place: { hex: hex ?? 'A0101', directions: [direction ?? 12], velocity: [velocity ?? 0, velocity ?? 0] },
  };
}

function positionFrom(spec: Given): PositionInput {
  const { units, craft, missiles, phase = 'command', seat = 0, turn = 1, position = {} } = spec;
  return {
    scenario: 'given',
    start: { turn, seat, phase },
    units: Object.entries(units).map(([id, unit]) => positionUnit(id, unit)),
    ...(craft ? { craft } : {}),
    ...(missiles ? { missiles } : {}),
    ...position,
  };
}

function positionUnit(id: string, unit: GivenUnit): RawPositionUnit {
  const { class: _class, pods, boxes, carries, rails, podArmor, override, removeMissiles, blocksSpent, ...rest } = unit;
  const { dormant, enters, installation, bound, aboard, stowedIn, group, seat, source, why, states, isBound, ...own } =
    rest;
  return {
    id,
    ...own,
    ...(states === undefined ? {} : { pods: states }),
    ...(isBound === undefined ? {} : { bound: isBound }),
  };
}

function battleFrom(
  game: DvGame,
  scenario: string,
  options: Options,
  position: PositionInput | null,
  dice: readonly number[],
): Battle {
  const started = testTable(game, { scenario, options, seats: 2, position }, dice);
  const unit = (name: string): number => rowNamed(started.g.names, name);
  return { ...started, unit, row: (name, box) => rowOf(started.g, unit(name), box) };
}
