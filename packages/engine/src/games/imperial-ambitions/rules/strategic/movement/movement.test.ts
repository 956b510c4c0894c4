import { expect, test } from 'vitest';
import { INSIDE } from '../../../state.ts';
import { type GivenUnit, given } from '../../../testing/given.ts';

const ship = (owner: number, system: string, more: Partial<GivenUnit> = {}): GivenUnit => ({
  type: 'DD',
  owner,
  system,
  ...more,
});
const none = { taskForces: [], dissolve: [], shifts: [] };
const done = { before: [], jump: null, after: [] };
const asked = (table: ReturnType<typeof given>): string[] => table.table.pending.map(({ by, kind }) => `${by} ${kind}`);

test('IA-seq-3 each player rolls, the high roll moves first; ties roll again among themselves', () => {
  const table = given({ phase: 'initiative', units: { a: ship(0, 'A1'), b: ship(1, 'C1') }, dice: [3, 3, 2, 5] });
  expect(table.g.order).toEqual([1, 0]);
  expect(asked(table)).toEqual(['1 strategicMove']);
  const three = given({ phase: 'initiative', seats: 3, units: { a: ship(0, 'A1') }, dice: [4, 6, 4, 1, 2] });
  expect(three.g.order).toEqual([1, 2, 0]);
});

test('IA-seq-4 players alternate, one stack or task force each; who does not move is done for the phase', () => {
  const table = given({
    phase: 'moving',
    order: [1, 0],
    units: { a: ship(0, 'A1'), b: ship(0, 'A2'), c: ship(1, 'C1') },
  });
  table.act(1, 'strategicMove', done);
  expect(asked(table)).toEqual(['0 strategicMove']);
  table.act(0, 'strategicMove', { before: [], jump: { units: [table.unit('a')], to: [8, 8] }, after: [] });
  expect(asked(table)).toEqual(['0 strategicMove']); // the other is done
  table.act(0, 'strategicMove', { before: [], jump: { units: [table.unit('b')], to: [12, 4] }, after: [] });
  table.act(0, 'strategicMove', done);
  expect(asked(table)).toEqual(['0 reorganise', '1 reorganise']);
});

test('R125 a seat with nothing to move is asked all the same, unless it has set autoDone', () => {
  const units = { a: ship(0, 'A1'), b: { type: 'Inf', owner: 1, system: 'C1', where: 'surface' } as const };
  expect(asked(given({ phase: 'moving', order: [1, 0], units }))).toEqual(['1 strategicMove']);
  const quick = given({ phase: 'moving', order: [1, 0], units, pace: [{}, { autoDone: true }] });
  expect(asked(quick)).toEqual(['0 strategicMove']);
  expect(quick.told('doneMoving')).toEqual([{ seat: 1 }]);
});

test('R47 whoever comes first to an empty system controls it, also when others arrive later', () => {
  const table = given({
    phase: 'moving',
    order: [0, 1],
    units: { a: { type: 'DD', owner: 0, xy: [19, 8] }, b: { type: 'DD', owner: 1, xy: [21, 8] } },
  });
  table.act(0, 'strategicMove', { before: [], jump: { units: [table.unit('a')], to: [20, 8] }, after: [] });
  table.act(1, 'strategicMove', { before: [], jump: { units: [table.unit('b')], to: [20, 8] }, after: [] });
  expect(table.g.systems.controller[2]).toBe(0);
  expect(table.told('systemControl')).toEqual([{ system: 2, owner: 0 }]);
});

test('R46 a fleet over an undefended planet blockades it from its arrival on', () => {
  const table = given({
    phase: 'moving',
    order: [1, 0],
    units: { i: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' }, d: { type: 'DD', owner: 1, xy: [9, 8] } },
  });
  table.act(1, 'strategicMove', { before: [], jump: { units: [table.unit('d')], to: [7, 8] }, after: [] });
  expect(table.told('blockade')).toEqual([{ system: 0, isBlockaded: true }]);
});

test('R25 units that withdrew from a battle are back in the system at the end of movement', () => {
  const table = given({ phase: 'regroup', units: { a: ship(0, 'A1', { outside: 'withdrawn' }), b: ship(1, 'C1') } });
  expect(table.g.systems.controller[0]).toBe(-1);
  table.act(0, 'reorganise', none);
  table.act(1, 'reorganise', none);
  expect(table.g.units.outside[table.unit('a')]).toBe(INSIDE);
  expect(table.told('systemControl')).toEqual([{ system: 0, owner: 0 }]);
});

test('IA-seq-1 IA-seq-2 the phases in their fixed order: all but movement are asked of everybody at once', () => {
  const table = given({ phase: 'income', units: { a: ship(0, 'A1'), b: ship(1, 'C1') } });
  const phases = (): unknown[] => table.told('phase').map((one) => (one as { phase: number }).phase);
  expect([phases(), asked(table)]).toEqual([
    [1, 2],
    ['0 build', '1 build'],
  ]);
  for (const seat of [1, 0]) table.act(seat, 'build', { orders: [] });
  expect([phases(), asked(table)]).toEqual([
    [1, 2, 3],
    ['0 reorganise', '1 reorganise'],
  ]);
  table.act(0, 'reorganise', none);
  table.act(1, 'reorganise', none, [5, 2]);
  expect(asked(table)).toEqual(['0 strategicMove']);
  for (const seat of [0, 1]) table.act(seat, 'strategicMove', done);
  for (const seat of [0, 1]) table.act(seat, 'reorganise', none);
  expect([phases(), asked(table)]).toEqual([
    [1, 2, 3, 4],
    ['0 trade', '1 trade'],
  ]);
  for (const seat of [0, 1]) table.act(seat, 'trade', { units: [] });
  expect([phases(), asked(table)]).toEqual([
    [1, 2, 3, 4, 5],
    ['0 declare', '1 declare'],
  ]);
});

test('R73 IA-seq-4 arrivals are stamped by turn and activation, from the start of each movement phase on', () => {
  const units = { a: ship(0, 'A1'), b: ship(0, 'A2'), c: ship(1, 'C1'), d: ship(0, 'B1') };
  const table = given({ phase: 'moving', order: [0, 1], units });
  const arrived = (number: number): number => table.g.taskForces.arrived[number]!;
  const jump = (name: string, to: [number, number]) => ({ ...done, jump: { units: [table.unit(name)], to } });
  table.act(0, 'strategicMove', jump('a', [8, 8]));
  table.act(1, 'strategicMove', done);
  table.act(0, 'strategicMove', jump('b', [12, 4]));
  table.act(0, 'strategicMove', done);
  expect(table.decision()).toMatchObject({ rule: 'IA-tf-5', about: { isEnd: true } });
  table.act(0, 'reorganise', { ...none, taskForces: [{ number: 1, at: [8, 8], units: [table.unit('a')] }] });
  table.act(1, 'reorganise', none);
  expect(arrived(1)).toBe(1002);
  for (const seat of [0, 1]) table.act(seat, 'trade', { units: [] });
  for (const seat of [0, 1]) table.act(seat, 'declare', { attacks: [], assaults: [] });
  for (const seat of [0, 1]) table.act(seat, 'build', { orders: [] });
  expect([table.g.turn, table.decision()]).toMatchObject([2, { rule: 'IA-tf-4', about: { isEnd: false } }]);
  table.act(0, 'reorganise', { ...none, taskForces: [{ number: 2, at: [12, 4], units: [table.unit('b')] }] });
  table.act(1, 'reorganise', none, [6, 1]);
  expect(arrived(2)).toBe(2000);
  expect([table.g.jumps, asked(table)]).toEqual([[], ['0 strategicMove']]);
  table.act(0, 'strategicMove', { ...done, jump: { taskForce: 2, to: [12, 5] } });
  expect([arrived(2), asked(table)]).toEqual([2001, ['1 strategicMove']]);
});

test('R18 R125 autoDone answers only for a seat that has nothing to move', () => {
  const units = { a: ship(0, 'A1'), b: ship(1, 'C1') };
  const table = given({ phase: 'moving', order: [1, 0], units, pace: [{}, { autoDone: true }] });
  expect(asked(table)).toEqual(['1 strategicMove']);
});

test('IA-ctl-4 a blockade is news once, when it comes', () => {
  const table = given({
    phase: 'moving',
    order: [1, 0],
    units: {
      i: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      d: { type: 'DD', owner: 1, xy: [8, 8] },
      e: ship(1, 'C1'),
    },
  });
  const jump = (name: string, to: [number, number]) => ({ ...done, jump: { units: [table.unit(name)], to } });
  table.act(1, 'strategicMove', jump('d', [7, 8]));
  table.act(0, 'strategicMove', done);
  table.act(1, 'strategicMove', jump('e', [33, 9]));
  table.act(1, 'strategicMove', done);
  for (const seat of [0, 1]) table.act(seat, 'reorganise', none);
  expect(table.told('blockade')).toEqual([{ system: 0, isBlockaded: true }]);
});

test('IA-bld-31 R131 a site is spotted when fleets regroup in its system', () => {
  const table = given({
    phase: 'regroup',
    units: {
      site: { type: 'SS', owner: 0, system: 'A2', where: 'orbit:rocky', project: true, steps: 1 },
      e: ship(1, 'A2', { outside: 'withdrawn' }),
    },
  });
  for (const seat of [0, 1]) table.act(seat, 'reorganise', none);
  expect(table.g.units.spotted[table.unit('site')]).toBe(0b10);
});
