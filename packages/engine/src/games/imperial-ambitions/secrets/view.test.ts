import { describe, expect, test } from 'vitest';
import type { Viewer } from '#core/types';
import { ASSAULT_PHASES } from '../positions/position-shape.ts';
import { B_ATTACKER, B_DEFENDER, UNITS as COLUMNS, cloneState } from '../state.ts';
import { type Given, type GivenTable, given } from '../testing/given.ts';
import { type IaView, type UnitView, viewOf } from './view.ts';

const UNITS: Given['units'] = {
  base: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable', steps: 3 },
  docked: { type: 'CA', owner: 0, aboard: 'base' },
  secret: { type: 'Arm', owner: 0, aboard: 'base', project: true, steps: 1 },
  inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  bb: { type: 'BB', owner: 0, xy: [15, 8], taskForce: 3 },
  dd: { type: 'DD', owner: 0, xy: [17, 8] },
  cv: { type: 'CV', owner: 0, xy: [17, 8] },
  f: { type: 'F', owner: 0, aboard: 'cv' },
  card: { type: 'CL', owner: 0, system: 'A2' },
  site: { type: 'SS', owner: 0, system: 'A2', where: 'orbit:rocky', project: true, steps: 1 },
  inf2: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
  scout: { type: 'DD', owner: 1, system: 'C1' },
  guard: { type: 'Arm', owner: 'neutral', system: 'B1', where: 'surface' },
};
const war = (spec: Partial<Given> = {}): GivenTable =>
  given({ phase: 'build', treasury: [77, 55], units: UNITS, ...spec });
const seen = (table: GivenTable, viewer: Viewer): IaView => viewOf(table.game.data, table.g, viewer);
const look = (table: GivenTable, viewer: Viewer, name: string): UnitView | undefined =>
  seen(table, viewer).units.find((one) => one.unit === table.unit(name));

describe('R23 level taskForces', () => {
  test('IA-tf-7 a marker shows owner, number and hex, not what it holds', () => {
    const table = war();
    const marker = { owner: 0, number: 3, xy: [15, 8], system: -1, hasJumped: false };
    expect(seen(table, 1).markers).toEqual([{ ...marker, units: null }]);
    expect(seen(table, 0).markers).toEqual([{ ...marker, units: [table.unit('bb')] }]);
    expect(look(table, 1, 'bb')).toBeUndefined();
  });

  test('R23 bases are seen with their steps; what is aboard is not, nor what is being built', () => {
    const table = war();
    expect(look(table, 1, 'base')).toMatchObject({ type: 'B', steps: 3, planet: 'habitable', card: null });
    for (const name of ['site', 'docked', 'secret', 'inf', 'card', 'f']) expect(look(table, 1, name)).toBeUndefined();
    expect(look(table, 0, 'secret')).toMatchObject({ isProject: true, card: { host: table.unit('base') } });
  });

  test('R23 loose ships in deep space are seen by their types, without what they carry', () => {
    expect(seen(war(), 1).sightings).toEqual([{ owner: 0, xy: [17, 8], types: ['DD', 'CV'] }]);
    expect(seen(war(), 0).sightings).toEqual([]);
  });

  test('R23 treasuries are private', () => {
    const treasuries = (viewer: Viewer) => seen(war(), viewer).players.map(({ treasury }) => treasury);
    expect(treasuries(0)).toEqual([77, null]);
    expect(treasuries(1)).toEqual([null, 55]);
    expect(treasuries('public')).toEqual([null, null]);
    expect(treasuries('referee')).toEqual([77, 55]);
  });

  test('IA-econ-2 IA-econ-4 what the next turn brings is worked out by everybody: planets not blockaded', () => {
    const home = { type: 'Inf', owner: 0, system: 'A1', where: 'surface' } as const;
    const colony = { type: 'Inf', owner: 0, system: 'A2', where: 'surface' } as const;
    const incomes = (spec: Given['units'], viewer: Viewer) =>
      seen(given({ units: { home, colony, ...spec } }), viewer).players.map(({ income }) => income);
    expect(incomes({}, 1)).toEqual([20, 0]);
    expect(incomes({ ship: { type: 'CA', owner: 1, system: 'A2' } }, 0)).toEqual([10, 0]);
    expect(incomes({ ship: { type: 'CA', owner: 1, system: 'A2' } }, 'public')).toEqual([10, 0]);
  });

  test('R23 owners of planets and controllers are public, garrisons of neutrals too', () => {
    const table = war();
    const a1 = seen(table, 1).systems[0]!;
    expect(a1).toMatchObject({ id: 'A1', owner: 0, controller: 0, isBlockaded: false });
    expect(look(table, 1, 'guard')).toMatchObject({ type: 'Arm', place: 'surface' });
  });

  test('R23 those who stand in one hex know of each other, not with what', () => {
    const table = war({ units: { ...UNITS, spy: { type: 'Cg', owner: 1, system: 'A2' } } });
    expect(seen(table, 1).shared).toEqual([{ xy: [11, 4], others: [0] }]);
    expect(seen(table, 0).shared).toEqual([{ xy: [11, 4], others: [1] }]);
    expect(look(table, 1, 'card')).toBeUndefined();
    expect(seen(table, 'public').shared).toEqual([]);
  });

  test('R23 an empty marker is as good as a full one', () => {
    const { card: _, site: __, ...rest } = UNITS;
    const table = war({
      units: { ...rest, spy: { type: 'Cg', owner: 1, system: 'A2' } },
      position: { taskForces: [{ owner: 1, number: 9, xy: [11, 4] }] },
    });
    expect(seen(table, 1).shared).toEqual([{ xy: [11, 4], others: [0] }]);
    expect(seen(table, 1).markers.at(-1)).toMatchObject({ owner: 0, number: 9, units: null });
  });
});

test('R23 level open shows everything but the settings of others', () => {
  const table = war({ options: { fog: 'open' } });
  expect(look(table, 1, 'secret')).toBeDefined();
  expect(seen(table, 1).players[0]!.treasury).toBe(77);
  expect(seen(table, 1).pace).toEqual(table.g.pace[1]);
});

test('R23 level full shows markers and loose ships only within three hexes of own units and planets', () => {
  const table = war({ options: { fog: 'full' } });
  expect(seen(table, 1).markers).toEqual([]);
  expect(seen(table, 1).sightings).toEqual([]);
  expect(seen(table, 0).markers).toHaveLength(1);
  const near = war({ options: { fog: 'full' }, units: { ...UNITS, scout: { type: 'DD', owner: 1, xy: [18, 9] } } });
  expect(seen(near, 1).markers).toHaveLength(1);
  expect(seen(near, 1).sightings).toHaveLength(1);
});

test('5. pace settings are the seat’s own', () => {
  const table = war({ pace: [{ alarm: 4 }, { alarm: 5 }] });
  expect(seen(table, 0).pace).toMatchObject({ alarm: 4 });
  expect(seen(table, 1).pace).toMatchObject({ alarm: 5 });
  expect(seen(table, 'public').pace).toBeNull();
});

describe('battles', () => {
  test('R23 everything of the participants is visible to all', () => {
    const table = given({
      battle: 'launch',
      units: {
        cv: { type: 'CV', owner: 0, at: [20, 20], facing: 2 },
        f: { type: 'F', owner: 0, aboard: 'cv' },
        dd: { type: 'DD', owner: 1, at: [20, 30] },
      },
    });
    for (const viewer of [0, 1, 'public'] as const) {
      expect(look(table, viewer, 'f')).toMatchObject({ place: 'aboard', card: { host: table.unit('cv') } });
      expect(look(table, viewer, 'cv')!.fight).toMatchObject({ place: 'map', xy: [20, 20], facing: 2 });
    }
  });

  test('IA-set-9 IA-set-16 a sheet is secret until its owner places his units', () => {
    const table = given({
      battle: 'sheets',
      units: { a: { type: 'CA', owner: 0 }, b: { type: 'CA', owner: 1 } },
    });
    table.act(1, 'sheet', { sheet: 'NE' });
    const sheets = (viewer: Viewer) => seen(table, viewer).battle!.sides.map(({ sheet }) => sheet);
    expect(table.g.battle.phase).toBe(B_DEFENDER);
    expect(sheets(0)).toEqual([null, null]);
    expect(sheets(1)).toEqual([null, 'NE']);
    expect(sheets('public')).toEqual([null, null]);
    table.g.battle.placed[0] = 1;
    table.g.battle.phase = B_ATTACKER;
    expect(sheets(0)).toEqual([null, 'NE']);
  });

  test('R74 in an assault both sides are open, also without a battle', () => {
    const table = war({
      units: { ...UNITS, t: { type: 'T', owner: 1, system: 'A2' }, i: { type: 'Inf', owner: 1, aboard: 't' } },
    });
    expect(look(table, 0, 'i')).toBeUndefined();
    Object.assign(table.g.assault, {
      on: 1,
      system: 1,
      attacker: 1,
      defender: 0,
      phase: ASSAULT_PHASES.indexOf('declare'),
    });
    expect(look(table, 0, 'i')).toBeDefined();
    expect(look(table, 1, 'card')).toBeDefined();
    expect(look(table, 1, 'docked')).toBeUndefined();
  });
});

test('every column of a hidden unit may change without the enemy seeing a difference', () => {
  const table = war();
  const { data } = table.game;
  const before = JSON.stringify(viewOf(data, table.g, 1));
  for (const column of COLUMNS.names) {
    if (['owner', 'status', 'hex', 'place', 'type', 'battle', 'outside', 'host', 'building'].includes(column)) continue;
    const g = cloneState(table.g);
    g.units[column][table.unit('docked')] = 1;
    expect(JSON.stringify(viewOf(data, g, 1)), column).toBe(before);
  }
});

test('a view is JSON and shares nothing with the state', () => {
  const table = war();
  for (const viewer of [0, 1, 'public', 'referee'] as const) {
    const view = seen(table, viewer);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(view.options).not.toBe(table.g.options);
    expect(view.pace === null || view.pace !== table.g.pace[0]).toBe(true);
  }
});

describe('R23 level full', () => {
  const hunter: Given['units'] = {
    home: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    dd: { type: 'DD', owner: 0, xy: [15, 8], taskForce: 3 },
    ca: { type: 'CA', owner: 0, xy: [15, 8] },
    eye: { type: 'DD', owner: 1, xy: [20, 8] },
    away: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' },
  };
  /** Seat 0 jumps; what seat 1 is told of it and sees of it afterwards. */
  const jumping = (jump: { taskForce: number; to: [number, number] } | { units: string[]; to: [number, number] }) => {
    const table = given({ phase: 'moving', order: [0, 1], units: hunter, options: { fog: 'full' } });
    const named = 'units' in jump ? { ...jump, units: jump.units.map((name) => table.unit(name)) } : jump;
    table.act(0, 'strategicMove', { before: [], jump: named, after: [] });
    const told = table.events.filter(
      ({ type, visibleTo }) => type === 'jumped' && (visibleTo === 'all' || visibleTo.includes(1)),
    );
    return { told: told.map((event) => event.data), seen: seen(table, 1).jumps };
  };

  test('a jump out of sight is not heard of', () => {
    expect(jumping({ taskForce: 3, to: [14, 8] })).toEqual({ told: [], seen: [] });
  });
  test('who sees one end of a jump does not learn of the other', () => {
    const arrival = { seat: 0, taskForce: 0, ships: ['CA'], from: null, to: [17, 9] };
    expect(jumping({ units: ['ca'], to: [17, 9] })).toEqual({ told: [arrival], seen: [arrival] });
  });
  test('markers that are made out of sight are not heard of', () => {
    const table = given({ phase: 'reorganise', units: hunter, options: { fog: 'full' } });
    table.act(0, 'reorganise', { taskForces: [{ number: 9, at: [15, 8], units: [] }], dissolve: [], shifts: [] });
    table.act(1, 'reorganise', { taskForces: [], dissolve: [], shifts: [] }, [6, 1]);
    expect(table.events.filter(({ type }) => type === 'marker').map(({ visibleTo }) => visibleTo)).toEqual([[0]]);
    expect(seen(table, 1).markers).toEqual([]);
  });
});
