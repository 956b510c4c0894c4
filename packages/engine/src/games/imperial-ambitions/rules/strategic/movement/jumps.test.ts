import { expect, test } from 'vitest';
import { xyOf } from '../../../board/chart.ts';
import { INSIDE, MARKERS } from '../../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given, givenState } from '../../../testing/given.ts';
import { groupRange } from './jumps.ts';

type Xy = [number, number];
const ship = (type: GivenUnit['type'], more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner: 0,
  system: 'A1',
  ...more,
});
const moving = (units: Record<string, GivenUnit>, spec: Partial<Given> = {}): GivenTable =>
  given({ phase: 'moving', order: [0, 1], units, ...spec });
const loose = (table: GivenTable, names: string[], to: Xy) => ({
  before: [],
  jump: { units: names.map(table.unit), to },
  after: [],
});
const force = (taskForce: number, to: Xy) => ({ before: [], jump: { taskForce, to }, after: [] });
const done = { before: [], jump: null, after: [] };
const refusal = (table: GivenTable, names: string[], to: Xy): string | undefined =>
  table.refusal(0, 'strategicMove', loose(table, names, to))?.rule;

test('IA-hyp-1 a jump goes in any direction up to the strategic range, never off the sheets, never nowhere', () => {
  const table = moving({ dd: ship('DD'), bb: ship('BB') });
  for (const to of [
    [7, 5],
    [10, 7],
    [10, 9],
    [7, 11],
    [4, 9],
    [4, 7],
  ] as Xy[])
    expect(refusal(table, ['dd'], to)).toBeUndefined();
  expect(refusal(table, ['dd'], [7, 4])).toBe('IA-hyp-1'); // 4 hexes, a destroyer jumps 3
  expect(refusal(table, ['bb'], [7, 10])).toBeUndefined();
  expect(refusal(table, ['bb'], [7, 11])).toBe('IA-hyp-1'); // a battleship jumps 2
  expect(refusal(table, ['dd'], [7, 8])).toBe('IA-hyp-1'); // R118
  const edge = moving({ dd: { type: 'DD', owner: 0, xy: [2, 1] } });
  expect(refusal(edge, ['dd'], [0, 1])).toBe('IA-mov-8');
});

test('IA-hyp-2 units on the way and in the end hex do not stop a jump', () => {
  const wall = Object.fromEntries(
    [
      [8, 7],
      [8, 8],
      [9, 8],
      [10, 8],
    ].map((xy, at) => [`w${at}`, { type: 'BB', owner: 1, xy } as GivenUnit]),
  );
  const table = moving({ dd: ship('DD', { where: 'space' }), ...wall });
  table.act(0, 'strategicMove', loose(table, ['dd'], [10, 8]));
  expect(table.g.units.hex[table.unit('dd')]).toBe(table.g.units.hex[table.unit('w3')]);
});

test('IA-hyp-7 IA-mov-4 one jump a turn: a finished move stands and is not made again', () => {
  const table = moving({ dd: ship('DD'), ca: ship('CA') });
  table.act(0, 'strategicMove', loose(table, ['dd'], [8, 8]));
  table.act(1, 'strategicMove', done);
  expect(refusal(table, ['dd'], [9, 8])).toBe('IA-hyp-7'); // R126: range not used is lost
  expect(refusal(table, ['ca'], [9, 8])).toBeUndefined();
  expect(table.g.units.jumped[table.unit('dd')]).toBe(1);
  expect(table.g.units.arrived[table.unit('dd')]).toBe(1001);
});

test('IA-mov-4 an activation is a barrier: it cannot be undone alone', () => {
  const table = moving({ dd: ship('DD') });
  const play = table.play();
  const { id } = table.decision('strategicMove');
  play.act({ decision: id, by: 0, kind: 'strategicMove', with: loose(table, ['dd'], [8, 8]) });
  expect(play.revealed).toBe(true);
});

test('IA-mov-7 only units with an unasterisked MA of 1 or more jump', () => {
  const table = moving({
    crippled: ship('BB', { steps: 1 }),
    half: ship('Cg', { steps: 1 }),
    f: ship('F'),
    b: ship('B', { where: 'orbit:habitable' }),
    inf: ship('Inf', { where: 'surface' }),
    hurt: ship('BB', { steps: 2 }),
  });
  for (const name of ['crippled', 'half', 'f', 'b', 'inf']) expect(refusal(table, [name], [8, 8])).toBe('IA-mov-7');
  expect(refusal(table, ['hurt'], [8, 8])).toBeUndefined(); // MA 2: range 1
  expect(refusal(table, ['hurt'], [9, 8])).toBe('IA-hyp-1');
});

test('IA-tf-2 a group jumps no further than its slowest ship; carried units do not count', () => {
  const { at, unit } = givenState({
    units: {
      dd: ship('DD'),
      ca: ship('CA'),
      bb: ship('BB', { steps: 2 }),
      cv: ship('CV'),
      f: { type: 'F', owner: 0, aboard: 'cv' },
    },
  });
  const range = (...names: string[]): number => groupRange(at, names.map(unit));
  expect([range('dd'), range('dd', 'ca'), range('dd', 'ca', 'bb'), range('cv')]).toEqual([3, 2, 1, 3]);
  expect(range()).toBe(3); // R22
});

test('IA-tf-2 a task force jumps with all of it or not at all', () => {
  const table = moving({ dd: ship('DD', { taskForce: 4 }), cg: ship('Cg', { taskForce: 4 }) });
  expect(table.refusal(0, 'strategicMove', force(4, [9, 8]))?.rule).toBe('IA-hyp-1');
  table.act(0, 'strategicMove', force(4, [8, 8]));
  expect(table.g.units.hex[table.unit('cg')]).toBe(table.g.units.hex[table.unit('dd')]);
  expect(table.told('jumped')).toEqual([{ seat: 0, taskForce: 4, ships: [], from: [7, 8], to: [8, 8] }]);
});

test('R24 a crippled ship holds its whole task force', () => {
  const table = moving({ dd: ship('DD', { taskForce: 4 }), ca: ship('CA', { taskForce: 4, steps: 1 }) });
  expect(table.refusal(0, 'strategicMove', force(4, [8, 8]))?.rule).toBe('IA-mov-7');
});

test('R22 an empty task force jumps up to three hexes, once a turn', () => {
  const taskForces = [{ owner: 1, number: 9, xy: [7, 8] as Xy }];
  const table = moving({ dd: ship('DD') }, { position: { taskForces } });
  expect(table.refusal(0, 'strategicMove', force(9, [7, 12]))?.rule).toBe('IA-hyp-1');
  table.act(0, 'strategicMove', force(9, [7, 11]));
  table.act(1, 'strategicMove', done);
  expect(table.refusal(0, 'strategicMove', force(9, [7, 12]))?.rule).toBe('IA-hyp-7');
  expect(table.refusal(0, 'strategicMove', force(8, [7, 12]))?.rule).toBe('IA-tf-1');
});

test('IA-seq-4 loose ships start in one hex; those of a task force move with it', () => {
  const table = moving({ dd: ship('DD'), far: ship('DD', { system: 'A2' }), tf: ship('DD', { taskForce: 1 }) });
  expect(refusal(table, ['dd', 'far'], [8, 8])).toBe('IA-seq-4');
  expect(refusal(table, ['dd', 'tf'], [8, 8])).toBe('IA-tf-4');
  expect(refusal(table, ['dd', 'dd'], [8, 8])).toBe('IA-seq-4');
  expect(refusal(table, [], [8, 8])).toBe('IA-seq-4');
});

test('IA-seq-8 there is no stacking limit on the strategic map', () => {
  const many = Array.from({ length: 12 }, (_, at) => `s${at}`);
  const table = moving(Object.fromEntries(many.map((name) => [name, ship('DD')])));
  table.act(0, 'strategicMove', loose(table, many, [8, 8]));
  expect(new Set(many.map((name) => table.g.units.hex[table.unit(name)])).size).toBe(1);
});

test('IA-gnd-4 IA-gnd-1 troops cross space aboard a transport, fighters aboard a carrier', () => {
  const table = moving({
    t: ship('T'),
    inf: { type: 'Inf', owner: 0, aboard: 't' },
    cv: ship('CV'),
    f: { type: 'F', owner: 0, aboard: 'cv' },
  });
  expect(refusal(table, ['inf'], [8, 8])).toBe('IA-mov-7');
  expect(refusal(table, ['t', 'f'], [8, 8])).toBe('IA-mov-7');
  table.act(0, 'strategicMove', loose(table, ['t', 'cv'], [8, 8]));
  const { hex } = table.g.units;
  expect(new Set(['t', 'inf', 'cv', 'f'].map((name) => hex[table.unit(name)])).size).toBe(1);
});

test('IA-neu-2 IA-neu-6 R109 a converted garrison never leaves its system, not even aboard', () => {
  const table = moving({
    dd: ship('DD', { bound: true }),
    cv: ship('CV'),
    f: { type: 'F', owner: 0, aboard: 'cv', bound: true },
  });
  expect([refusal(table, ['dd'], [8, 8]), refusal(table, ['cv'], [8, 8])]).toEqual(['IA-neu-2', 'IA-neu-6']);
});

test('IA-bld-9 R58 a ship that is being used to build neither jumps nor joins a task force nor docks', () => {
  const units: Record<string, GivenUnit> = {
    site: ship('B', { where: 'orbit:rocky', project: true, steps: 1 }),
    cg: ship('Cg', { feeds: 'site' }),
    b: ship('B', { where: 'orbit:habitable' }),
    e: ship('DD', { owner: 1, system: 'C1' }),
  };
  const table = moving(units);
  expect(table.unit('site')).toBe(0);
  expect(refusal(table, ['cg'], [8, 8])).toBe('IA-bld-9');
  const board = { do: 'board' as const, unit: table.unit('cg'), host: table.unit('b') };
  expect(table.refusal(0, 'strategicMove', { ...done, before: [board] })?.rule).toBe('IA-bld-9');
  const early = given({ phase: 'reorganise', units });
  const taskForces = [{ number: 1, at: [7, 8] as Xy, units: [early.unit('cg')] }];
  expect(early.refusal(0, 'reorganise', { taskForces, dissolve: [], shifts: [] })?.rule).toBe('IA-bld-9');
});

test('IA-mov-7 a docked ship undocks before it jumps', () => {
  const table = moving({ b: ship('B', { where: 'orbit:habitable' }), dd: { type: 'DD', owner: 0, aboard: 'b' } });
  expect(refusal(table, ['dd'], [8, 8])).toBe('IA-mov-7');
  const leave = { do: 'leave' as const, unit: table.unit('dd') };
  table.act(0, 'strategicMove', { ...loose(table, ['dd'], [8, 8]), before: [leave] });
  expect(xyOf(table.g.units.hex[table.unit('dd')]!)).toEqual([8, 8]);
});

test('IA-tf-1 R3 force 25 of the second player jumps; a number beyond is no force of the next player', () => {
  const table = given({
    phase: 'moving',
    order: [1, 0],
    turn: 3,
    units: { a: ship('DD', { owner: 1, system: 'C1', taskForce: 25 }), b: ship('DD', { owner: 1, taskForce: 1 }) },
  });
  table.act(1, 'strategicMove', force(25, [34, 8]));
  expect(xyOf(table.g.units.hex[table.unit('a')]!)).toEqual([34, 8]);
  expect(table.g.taskForces.arrived[MARKERS + 25]).toBe(3001);
  expect(table.refusal(0, 'strategicMove', force(MARKERS + 1, [8, 8]))?.rule).toBe('IA-tf-1');
  table.act(0, 'strategicMove', done);
  expect(table.refusal(1, 'strategicMove', force(25, [33, 8]))?.rule).toBe('IA-hyp-7');
  table.act(1, 'strategicMove', force(1, [8, 8]));
  expect(table.g.jumps.map(({ stamp }) => stamp)).toEqual([3001, 3002]);
});

test('R25 a cargo ship that was kept outside stands in the system where it comes out', () => {
  const table = moving({
    cg: ship('Cg', { system: 'B1', outside: 'kept' }),
    dd: ship('DD', { xy: [7, 7], system: undefined }),
  });
  table.act(0, 'strategicMove', loose(table, ['cg'], [20, 7]));
  expect(table.g.units.outside[table.unit('cg')]).toBe(INSIDE);
});

test('R23 loose ships are named by type in the order of the counters, however they were named', () => {
  for (const names of [
    ['dd', 'bb', 'ca'],
    ['ca', 'dd', 'bb'],
  ]) {
    const table = moving({ dd: ship('DD'), bb: ship('BB'), ca: ship('CA') });
    table.act(0, 'strategicMove', loose(table, names, [8, 8]));
    expect(table.told('jumped')).toMatchObject([{ ships: ['BB', 'CA', 'DD'] }]);
  }
});

test('IA-mov-4 R20 a jump that nobody else sees is a barrier too', () => {
  const table = moving({ dd: ship('DD') }, { order: [1, 0], options: { fog: 'full' } });
  table.act(1, 'strategicMove', done);
  const play = table.play();
  play.act({ decision: table.decision().id, by: 0, kind: 'strategicMove', with: loose(table, ['dd'], [8, 8]) });
  expect(table.decision().by).toBe(0); // the other is done: no hand-over
  expect(play.revealed).toBe(true);
});
