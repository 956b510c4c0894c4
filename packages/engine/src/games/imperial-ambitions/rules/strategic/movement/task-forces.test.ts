import { expect, test } from 'vitest';
import { MARKERS } from '../../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given } from '../../../testing/given.ts';
import type { Shift, TaskForceList } from '../../../types.ts';

type Xy = [number, number];
const A1: Xy = [7, 8];
const DEEP: Xy = [8, 12];
const ship = (more: Partial<GivenUnit> = {}): GivenUnit => ({ type: 'DD', owner: 0, system: 'A1', ...more });
const deep = (more: Partial<GivenUnit> = {}): GivenUnit => ({ type: 'DD', owner: 0, xy: DEEP, ...more });
const none = { taskForces: [], dissolve: [], shifts: [] };
const start = (units: Record<string, GivenUnit>, spec: Partial<Given> = {}): GivenTable =>
  given({ phase: 'reorganise', units, ...spec });
const end = (units: Record<string, GivenUnit>, spec: Partial<Given> = {}): GivenTable =>
  given({ phase: 'regroup', units, ...spec });
const plans = (taskForces: TaskForceList[], dissolve: number[] = [], shifts: Shift[] = []) => ({
  taskForces,
  dissolve,
  shifts,
});
const list = (table: GivenTable, number: number, at: Xy, ...names: string[]): TaskForceList => ({
  number,
  at,
  units: names.map(table.unit),
});
const rule = (table: GivenTable, answer: ReturnType<typeof plans>): string | undefined =>
  table.refusal(0, 'reorganise', answer)?.rule;
const force = (table: GivenTable, name: string): number => table.g.units.taskForce[table.unit(name)]!;
const marker = (table: GivenTable, number: number): number => table.g.taskForces.hex[0 * MARKERS + number]!;

test('IA-tf-1 a task force stands for any number of ships, also none', () => {
  const names = Array.from({ length: 30 }, (_, at) => `s${at}`);
  const table = start({
    ...Object.fromEntries(names.map((name) => [name, ship()])),
    b: ship({ owner: 1, system: 'C1' }),
  });
  table.act(0, 'reorganise', plans([list(table, 25, A1, ...names), list(table, 1, A1)]));
  table.act(1, 'reorganise', none, [6, 1]);
  expect([force(table, 's29'), marker(table, 1) >= 0]).toEqual([25, true]);
});

test('IA-tf-1 R3 R22 numbers run from 1 to 25; an empty force needs a unit in space, a force or a planet of its owner', () => {
  const table = start({ dd: ship(), inf: { type: 'Inf', owner: 0, system: 'A2', where: 'surface' } });
  for (const number of [0, 26]) expect(rule(table, plans([list(table, number, A1, 'dd')]))).toBe('IA-tf-1');
  expect(rule(table, plans([list(table, 2, A1)]))).toBeUndefined();
  expect(rule(table, plans([list(table, 2, [11, 4])]))).toBeUndefined();
  expect(rule(table, plans([list(table, 2, [20, 8])]))).toBe('IA-tf-1');
});

test('IA-tf-1 only ships in space are in a task force; what they carry goes with them', () => {
  const table = start({
    b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:rocky' },
    docked: { type: 'DD', owner: 0, aboard: 'b' },
    f: ship({ type: 'F' }),
    cv: ship({ type: 'CV' }),
    g: { type: 'F', owner: 0, aboard: 'cv' },
    e: ship({ owner: 1, system: 'C1' }),
  });
  for (const name of ['b', 'f', 'g']) expect(rule(table, plans([list(table, 1, A1, name)]))).toBe('IA-tf-1');
  table.act(0, 'reorganise', plans([list(table, 1, A1, 'cv')]));
  table.act(1, 'reorganise', none, [6, 1]);
  expect(force(table, 'g')).toBe(1);
});

test('IA-tf-3 task forces exist on the strategic map only: a unit taken aboard a base is in none', () => {
  const table = end({ b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:rocky' }, dd: ship({ taskForce: 3 }) });
  table.act(0, 'reorganise', plans([], [], [{ do: 'board', unit: table.unit('dd'), host: table.unit('b') }]));
  table.act(1, 'reorganise', none);
  expect([force(table, 'dd'), marker(table, 3) >= 0]).toEqual([0, true]); // the marker stays as an empty one
});

test('IA-tf-4 a force is split at the start of movement, into forces or single ships', () => {
  const units = { a: deep({ taskForce: 1 }), b: deep({ taskForce: 1 }), c: deep({ taskForce: 1 }) };
  const table = start(units);
  table.act(0, 'reorganise', plans([list(table, 1, DEEP, 'a'), list(table, 2, DEEP, 'b')]));
  table.act(1, 'reorganise', none, [6, 1]);
  expect(['a', 'b', 'c'].map((name) => force(table, name))).toEqual([1, 2, 0]);
  const late = end(units);
  expect(rule(late, plans([list(late, 1, DEEP, 'a')]))).toBe('IA-tf-4');
  expect(rule(late, plans([list(late, 1, DEEP, 'a', 'c'), list(late, 2, DEEP, 'b')]))).toBe('IA-tf-4');
  expect(rule(late, plans([list(late, 1, DEEP)]))).toBe('IA-tf-4');
  expect(rule(late, plans([list(late, 2, DEEP)]))).toBe('IA-tf-4'); // R22: empty ones too
});

test('IA-tf-5 ships and forces in one hex are combined at the end of movement', () => {
  const table = end({ a: deep({ taskForce: 1 }), b: deep({ taskForce: 2 }), c: deep(), far: ship() });
  expect(rule(table, plans([list(table, 1, DEEP, 'a', 'far')]))).toBe('IA-tf-5');
  expect(rule(table, plans([list(table, 1, A1, 'far')]))).toBe('IA-tf-5');
  table.act(0, 'reorganise', plans([list(table, 1, DEEP, 'a', 'b', 'c')], [2]));
  table.act(1, 'reorganise', none);
  expect(['a', 'b', 'c'].map((name) => force(table, name))).toEqual([1, 1, 1]);
  expect([marker(table, 2), table.told('marker')]).toEqual([-1, [{ seat: 0, taskForce: 2, at: DEEP, isOnMap: false }]]);
});

test('IA-tf-6 a force at a system may be taken onto its card at any time, in deep space only before movement', () => {
  const table = end({ a: ship({ taskForce: 1 }), b: ship({ taskForce: 1 }), c: deep({ taskForce: 2 }) });
  expect(rule(table, plans([], [2]))).toBe('IA-tf-6');
  expect(rule(table, plans([], [7]))).toBe('IA-tf-6');
  table.act(0, 'reorganise', plans([], [1]));
  table.act(1, 'reorganise', none);
  expect([force(table, 'a'), force(table, 'b'), marker(table, 1)]).toEqual([0, 0, -1]);
  const early = start({ c: deep({ taskForce: 2 }) });
  expect(rule(early, plans([], [2]))).toBeUndefined();
});

test('IA-tf-7 others see markers come and go and move, not what is in them', () => {
  const heard = (names: string[]): unknown => {
    const table = start({
      base: { type: 'B', owner: 0, system: 'A1', where: 'orbit:rocky' }, // who controls the system is seen by all
      a: ship(),
      b: ship({ type: 'BB' }),
      e: ship({ owner: 1, system: 'C1' }),
    });
    table.act(0, 'reorganise', plans([list(table, 3, A1, ...names)]));
    table.act(1, 'reorganise', none, [6, 1]);
    table.act(0, 'strategicMove', { before: [], jump: { taskForce: 3, to: [8, 8] }, after: [] });
    return table.events.filter(({ visibleTo }) => visibleTo === 'all' || visibleTo.includes(1));
  };
  expect(heard(['a'])).toEqual(heard(['b']));
  expect(heard(['a'])).toEqual(heard(['a', 'b']));
});

test('IA-tf-8 the card records units in space, the planet of each base, ground units on the habitable planet', () => {
  const table = start({
    b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:rocky' },
    dd: ship(),
    inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
  });
  const { planet, place } = table.g.units;
  expect(['b', 'dd', 'inf'].map((name) => [planet[table.unit(name)], place[table.unit(name)]])).toEqual([
    [2, 0],
    [-1, 0],
    [-1, 1],
  ]);
});

test('IA-seq-5 units come aboard at the end, not when forces are named', () => {
  const table = start({ b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:rocky' }, dd: ship() });
  const shift: Shift = { do: 'board', unit: table.unit('dd'), host: table.unit('b') };
  expect(rule(table, plans([], [], [shift]))).toBe('IA-seq-5');
});

test('IA-tf-9 R130 at the start of movement a docked ship may go into a task force: it leaves its dock with what it carries', () => {
  const units = {
    b: ship({ type: 'B', where: 'orbit:rocky' }),
    cv: { type: 'CV' as const, owner: 0, aboard: 'b' },
    f: { type: 'F' as const, owner: 0, aboard: 'cv' },
    e: ship({ owner: 1, system: 'C1' }),
  };
  const table = start(units);
  table.act(0, 'reorganise', plans([list(table, 3, A1, 'cv')]));
  table.act(1, 'reorganise', none, [6, 1]);
  const { host } = table.g.units;
  expect([host[table.unit('cv')], host[table.unit('f')], force(table, 'cv'), force(table, 'f')]).toEqual([
    -1,
    table.unit('cv'),
    3,
    3,
  ]);
  table.act(0, 'strategicMove', { before: [], jump: { taskForce: 3, to: [8, 8] }, after: [] });
  expect(table.g.units.hex[table.unit('f')]).toBe(marker(table, 3));
  const late = end(units);
  expect(rule(late, plans([list(late, 3, A1, 'cv')]))).toBe('IA-tf-9');
});

test('IA-tf-9 R130 R117 a ship finished this turn may go out with a task force', () => {
  const table = given({
    phase: 'build',
    treasury: [50, 0],
    units: {
      b: ship({ type: 'B', where: 'orbit:rocky' }),
      new: { type: 'DD', owner: 0, aboard: 'b', project: true, steps: 2 },
      e: ship({ owner: 1, system: 'C1' }),
    },
  });
  table.act(0, 'build', { orders: [{ do: 'continue', project: table.unit('new') }] });
  table.act(1, 'build', { orders: [] });
  expect(rule(table, plans([list(table, 1, A1, 'new')]))).toBeUndefined();
});

test('IA-tf-4 lists that cannot be are refused: named twice, off the sheets, of others, unfinished', () => {
  const table = start({
    b: ship({ type: 'B', where: 'orbit:rocky' }),
    built: { type: 'DD', owner: 0, aboard: 'b', project: true, steps: 1 },
    a: ship(),
    c: ship({ taskForce: 5 }),
    e: ship({ owner: 1 }),
  });
  expect(rule(table, plans([list(table, 1, A1, 'a'), list(table, 1, A1)]))).toBe('IA-tf-4');
  expect(rule(table, plans([list(table, 5, A1, 'a')], [5]))).toBe('IA-tf-4');
  expect(rule(table, plans([list(table, 1, A1, 'a'), list(table, 2, A1, 'a')]))).toBe('IA-tf-4');
  expect(rule(table, plans([list(table, 1, [500, 8])]))).toBe('IA-tf-1');
  expect(rule(table, plans([list(table, 1, A1, 'e')]))).toBe('IA-tf-1');
  expect(rule(table, plans([{ number: 1, at: A1, units: [4711] }]))).toBe('IA-tf-1');
  expect(rule(table, plans([list(table, 1, A1, 'built')]))).toBe('IA-tf-1');
  expect(rule(table, plans([list(table, 1, A1, 'a')], [7]))).toBe('IA-tf-6');
});

test('IA-tf-6 IA-tf-5 plans for the end of movement are weighed together', () => {
  const table = end({
    b: ship({ type: 'B', where: 'orbit:rocky' }),
    docked: { type: 'CA', owner: 0, aboard: 'b' },
    a: ship({ taskForce: 1 }),
    c: ship({ taskForce: 25 }),
    d: ship({ taskForce: 25 }),
    loose: ship(),
    far: deep(),
  });
  const board = (name: string): Shift => ({ do: 'board', unit: table.unit(name), host: table.unit('b') });
  const leave: Shift = { do: 'leave', unit: table.unit('docked') };
  expect(rule(table, plans([], [7], [leave]))).toBe('IA-tf-6');
  expect(rule(table, plans([], [], [leave, board('a'), board('loose')]))).toBe('IA-land-1'); // the dock is taken
  expect(rule(table, plans([], [], [leave, board('loose')]))).toBeUndefined();
  expect(rule(table, plans([list(table, 25, A1, 'c')]))).toBe('IA-tf-4');
  expect(rule(table, plans([list(table, 3, DEEP, 'far')]))).toBeUndefined(); // of loose ships, also at the end
});

test('IA-tf-1 R22 an empty force at the capital alone, or beside another empty one of the same player', () => {
  const units = {
    inf: { type: 'Inf' as const, owner: 0, system: 'A1', where: 'surface' as const },
    e: ship({ owner: 1, system: 'C1' }),
  };
  const other: Xy = [12, 12];
  const third: Xy = [25, 3];
  const taskForces = [
    { owner: 1, number: 9, xy: DEEP },
    { owner: 2, number: 9, xy: other },
    { owner: 3, number: 9, xy: third },
  ];
  const table = start(units, { seats: 3, position: { taskForces } });
  const rules = (seat: number): unknown[] =>
    [A1, DEEP, other, third].map(
      (at) => table.refusal(seat, 'reorganise', plans([{ number: 2, at, units: [] }]))?.rule,
    );
  expect(rules(0)).toEqual([undefined, undefined, 'IA-tf-1', 'IA-tf-1']);
  expect(rules(1)).toEqual(['IA-tf-1', 'IA-tf-1', undefined, 'IA-tf-1']);
});

test('IA-tf-6 IA-tf-7 the second player takes a force off and makes another: both are seen, the new one has not jumped', () => {
  const table = given({
    phase: 'moving',
    order: [1, 0],
    turn: 4,
    units: { a: ship({ owner: 1, system: 'C1', taskForce: 2 }), b: ship() },
  });
  const done = { before: [], jump: null, after: [] };
  table.act(1, 'strategicMove', { ...done, jump: { taskForce: 2, to: [33, 10] } });
  table.act(0, 'strategicMove', done);
  table.act(1, 'strategicMove', done);
  table.act(0, 'reorganise', none);
  table.act(1, 'reorganise', plans([list(table, 3, [33, 10], 'a')], [2]));
  expect(table.told('marker')).toEqual([
    { seat: 1, taskForce: 2, at: [33, 10], isOnMap: false },
    { seat: 1, taskForce: 3, at: [33, 10], isOnMap: true },
  ]);
  const { hex, jumped, arrived } = table.g.taskForces;
  expect([hex[MARKERS + 2], jumped[MARKERS + 3], arrived[MARKERS + 3]]).toEqual([-1, 0, 4001]);
});
