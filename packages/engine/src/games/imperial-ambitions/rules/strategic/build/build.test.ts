import { expect, test } from 'vitest';
import { UNIT_TYPES, type UnitTypeId } from '../../../data/names.ts';
import { SPACE, SURFACE } from '../../../state.ts';
import { type GivenTable, type GivenUnit, givenState, keepSecret, standardGame } from '../../../testing/given.ts';
import { A1, base, building, inf, order, refusal, start, turns } from '../../../testing/given-build.ts';
import type { BuildOrder } from '../../../types.ts';
import { paymentsOf } from './schedule.ts';

test('IA-bld-5 IA-bld-7 a battleship takes five turns of 30, the first and the last included', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { b: base } });
  const paid = turns(at, 5, (turn) => [turn === 0 ? start({ unit }, 'BB') : { do: 'continue', project: unit('BB-1') }]);
  expect(paid).toEqual([30, 30, 30, 30, 30]);
  expect([at.g.units.steps[unit('BB-1')], at.g.units.building[unit('BB-1')]]).toEqual([4, 0]);
});

test('IA-bld-4 a project starts at its lowest step and gains one step a turn; the last payment adds none', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { b: base } });
  const steps: number[] = [];
  turns(at, 4, (turn) => {
    if (turn > 0) steps.push(at.g.units.steps[unit('CA-1')]!);
    return [turn === 0 ? start({ unit }, 'CA') : { do: 'continue', project: unit('CA-1') }];
  });
  expect([...steps, at.g.units.steps[unit('CA-1')]]).toEqual([1, 2, 3, 3]);
});

test('IA-bld-7 IA-bld-11 IA-bld-12 IA-bld-16 the schedules of the book, turn by turn', () => {
  const { data } = standardGame();
  const payments = (type: UnitTypeId, isOnPlanet = false, costs = false): number[] =>
    paymentsOf(data, UNIT_TYPES.indexOf(type), isOnPlanet, costs);
  expect(payments('F')).toEqual([10, 10, 10]);
  expect(payments('Cg', true)).toEqual([5, 5, 10]);
  expect(payments('Cg')).toEqual([5, 5, 5]);
  expect(payments('Inf', true)).toEqual([12, 12, 12]);
  expect(payments('B')).toEqual([35, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35]); // 11 turns, 175
  expect(payments('SS')).toEqual([12, 0, 0, 0, 0, 12, 12, 12, 12]); // 9 turns, 60
  expect(payments('PDB', true)).toEqual([35, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35]);
  const total = (list: number[]): number => list.reduce((sum, one) => sum + one, 0);
  expect([total(payments('B', false, true)), total(payments('SS', false, true))]).toEqual([385, 108]);
});

test('IA-bld-1 IA-bld-25 only a base with four steps builds; its project waits', () => {
  const table = building({
    b: { ...base, steps: 3 },
    p: { type: 'DD', owner: 0, aboard: 'b', project: true, steps: 1 },
  });
  expect(refusal(table, start(table, 'DD'))).toBe('IA-bld-25');
  expect(refusal(table, { do: 'continue', project: table.unit('p') })).toBe('IA-bld-25');
  const station = building({ b: { ...base, type: 'SS' } });
  expect(refusal(station, start(station, 'DD'))).toBeUndefined();
});

test('IA-bld-2 a project fills the dock, or two steps of landing room, or the ground place', () => {
  const taken = (unit: GivenUnit): GivenTable => building({ b: base, x: { ...unit, aboard: 'b' } });
  const dock = taken({ type: 'DD', owner: 0 });
  expect([refusal(dock, start(dock, 'CL')), refusal(dock, start(dock, 'F'))]).toEqual(['IA-bld-2', undefined]);
  const ground = taken({ type: 'Arm', owner: 0 });
  expect([refusal(ground, start(ground, 'Inf')), refusal(ground, start(ground, 'CL'))]).toEqual([
    'IA-bld-2',
    undefined,
  ]);
  const landed = building({
    b: base,
    f: { type: 'F', owner: 0, aboard: 'b' },
    h: { type: 'F', owner: 0, aboard: 'b', steps: 1 },
  });
  expect(refusal(landed, start(landed, 'F'))).toBe('IA-bld-2'); // one step of room is left
});

test('IA-bld-3 each base has one project at a time', () => {
  const table = building({ b: base, p: { type: 'DD', owner: 0, aboard: 'b', project: true, steps: 1 } });
  expect(refusal(table, start(table, 'F'))).toBe('IA-bld-3');
  expect(refusal(table, { do: 'cancel', project: table.unit('p') }, start(table, 'F'))).toBeUndefined();
});

test('IA-bld-6 a project can neither be repaired nor moved nor build', () => {
  const site: GivenUnit = { ...base, type: 'B', project: true, steps: 4, fed: 6 };
  const table = building({ b: site });
  expect(refusal(table, start(table, 'DD'))).toBe('IA-bld-6');
  expect(refusal(table, { do: 'repair', unit: table.unit('b'), by: table.unit('b') })).toBe('IA-bld-6');
});

test('R117 a ship finished in S2 is docked and jumps in S3 of the same turn', () => {
  const table = building({ b: base, p: { type: 'DD', owner: 0, aboard: 'b', project: true } });
  order(table, { do: 'continue', project: table.unit('p') });
  expect(table.g.units.building[table.unit('p')]).toBe(0);
  const none = { taskForces: [], dissolve: [], shifts: [] };
  table.act(0, 'reorganise', none);
  table.act(1, 'reorganise', none, [6, 1]);
  const unit = table.unit('p');
  table.act(0, 'strategicMove', { before: [{ do: 'leave', unit }], jump: { units: [unit], to: [10, 8] }, after: [] });
  expect(table.told('jumped')).toEqual([{ seat: 0, taskForce: 0, ships: ['DD'], from: [7, 8], to: [10, 8] }]);
});

test('IA-bld-13 a facility builds or repairs one step a turn, not both', () => {
  const table = building({ b: base, f: { type: 'F', owner: 0, aboard: 'b', steps: 1 } });
  const repair: BuildOrder = { do: 'repair', unit: table.unit('f'), by: table.unit('b') };
  expect(refusal(table, start(table, 'DD'))).toBeUndefined();
  expect(refusal(table, repair)).toBeUndefined();
  expect(refusal(table, start(table, 'DD'), repair)).toBe('IA-bld-13');
});

test('IA-bld-14 IA-bld-28 a base builds infantry and armor like ships: one step a turn at the build cost', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { b: base } });
  const paid = turns(at, 3, (turn) => [
    turn === 0 ? start({ unit }, 'Arm') : { do: 'continue', project: unit('Arm-1') },
  ]);
  expect(paid).toEqual([20, 20, 20]);
  expect([at.g.units.steps[unit('Arm-1')], at.g.units.host[unit('Arm-1')]]).toEqual([2, unit('b')]);
});

test('IA-bld-15 IA-bld-28 a planet builds infantry and armor by the same steps and payments', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { i: inf } });
  const first: BuildOrder = { do: 'startOnPlanet', system: A1, type: 'Inf' };
  const paid = turns(at, 3, (turn) => [turn === 0 ? first : { do: 'continue', project: unit('Inf-2') }]);
  expect(paid).toEqual([12, 12, 12]);
  const made = unit('Inf-2');
  expect([at.g.units.steps[made], at.g.units.building[made], at.g.units.place[made]]).toEqual([2, 0, SURFACE]);
});

test('IA-bld-16 a cargo ship of a planet costs 5, 5 and 10 and appears in space', () => {
  const { at, unit } = givenState({ treasury: [500, 0], units: { i: inf } });
  const first: BuildOrder = { do: 'startOnPlanet', system: A1, type: 'Cg' };
  const paid = turns(at, 3, (turn) => [turn === 0 ? first : { do: 'continue', project: unit('Cg-1') }]);
  expect(paid).toEqual([5, 5, 10]);
  const made = unit('Cg-1');
  expect([at.g.units.place[made], at.g.units.lastSystem[made], at.g.units.host[made]]).toEqual([SPACE, A1, -1]);
});

test('IA-bld-17 a neutral planet builds nothing, nor does that of another', () => {
  const table = building({ i: { ...inf, owner: 'neutral', system: 'B1' }, j: { ...inf, owner: 1, system: 'C1' } });
  for (const system of [2, 4, 3, 999])
    expect(refusal(table, { do: 'startOnPlanet', system, type: 'Inf' })).toBe('IA-bld-17');
});

test('IA-bld-18 a PDB neither builds nor repairs', () => {
  const table = building({ b: { ...inf, type: 'PDB' }, i: { ...inf, steps: 1 } });
  expect(refusal(table, start(table, 'Inf'))).toBe('IA-bld-18');
  expect(refusal(table, { do: 'repair', unit: table.unit('i'), by: table.unit('b') })).toBe('IA-bld-18');
});

test('IA-bld-19 a planet busy with a PDB neither builds nor repairs a ground unit in that turn, and the reverse', () => {
  const site: GivenUnit = { ...inf, type: 'PDB', project: true, steps: 2, fed: 6 };
  const table = building({ p: site, i: { ...inf, steps: 1 } });
  const goOn: BuildOrder = { do: 'continue', project: table.unit('p') };
  const repair: BuildOrder = { do: 'repair', unit: table.unit('i'), by: -1 };
  expect(refusal(table, { do: 'startOnPlanet', system: A1, type: 'Inf' })).toBe('IA-bld-19');
  expect(refusal(table, goOn, repair)).toBe('IA-bld-13');
  expect(refusal(table, repair, goOn)).toBe('IA-bld-13');
  expect([refusal(table, goOn), refusal(table, repair)]).toEqual([undefined, undefined]);
});

test('IA-bld-20 a base busy with a ground unit neither builds nor repairs a ship in that turn', () => {
  const table = building({
    b: base,
    p: { type: 'Inf', owner: 0, aboard: 'b', project: true, steps: 1 },
    dd: { type: 'DD', owner: 0, aboard: 'b', steps: 1 },
  });
  const repair: BuildOrder = { do: 'repair', unit: table.unit('dd'), by: table.unit('b') };
  expect(refusal(table, { do: 'continue', project: table.unit('p') }, repair)).toBe('IA-bld-13');
});

test('IA-bld-21 a list that the treasury cannot pay is refused as a whole', () => {
  const table = building({ b: base, i: inf }, { treasury: [41, 0] });
  const planet: BuildOrder = { do: 'startOnPlanet', system: A1, type: 'Inf' };
  expect(refusal(table, start(table, 'BB'), planet)).toBe('IA-bld-21'); // 30 + 12
  expect(refusal(table, start(table, 'BB'))).toBeUndefined();
});

test('IA-bld-22 planets build no ships but cargo ships', () => {
  const table = building({ i: inf });
  for (const type of ['BB', 'DD', 'T', 'F', 'CV'] as const)
    expect(refusal(table, { do: 'startOnPlanet', system: A1, type })).toBe('IA-bld-22');
});

test('IA-bld-26 no base builds a base or station, and no planet does', () => {
  const table = building({ b: base, i: inf });
  for (const type of ['B', 'SS', 'PDB'] as const) expect(refusal(table, start(table, type))).toBe('IA-bld-26');
  for (const type of ['B', 'SS'] as const)
    expect(refusal(table, { do: 'startOnPlanet', system: A1, type })).toBe('IA-bld-26');
});

test('R54 money is given only under the option diplomacy, and a gift received cannot be spent in the same phase', () => {
  const give: BuildOrder = { do: 'give', to: 1, amount: 20 };
  expect(refusal(building({ b: base }), give)).toBe('IA-econ-1');
  const table = building(
    { b: base, c: { ...base, owner: 1, system: 'C1' } },
    { options: { diplomacy: true }, treasury: [30, 10] },
  );
  table.act(0, 'build', { orders: [give] });
  expect(table.refusal(1, 'build', { orders: [{ do: 'start', base: table.unit('c'), type: 'DD' }] })?.rule).toBe(
    'IA-bld-21',
  );
  table.act(1, 'build', { orders: [] });
  expect(table.g.players.treasury).toEqual([10, 30]);
});

test('IA-seq-2 IA-bld-5 R23 lists are opened together; others hear of finished bases only', () => {
  const table = building({ b: { ...base, steps: 3 }, s: { ...base, type: 'SS', where: 'orbit:rocky' }, i: inf });
  table.act(0, 'build', {
    orders: [
      { do: 'repair', unit: table.unit('b'), by: table.unit('b') },
      { do: 'start', base: table.unit('s'), type: 'DD' },
    ],
  });
  expect(table.g.players.treasury[0]).toBe(500);
  const before = table.events.length;
  table.act(1, 'build', { orders: [] });
  expect(table.g.players.treasury[0]).toBe(460); // 25 + 15
  const heard = table.events.slice(before).filter(({ visibleTo }) => visibleTo === 'all' || visibleTo.includes(1));
  expect(heard.filter(({ type }) => type !== 'phase').map(({ type, data: details }) => [type, details])).toEqual([
    ['base', { unit: table.unit('b'), owner: 0, system: A1, steps: 4 }],
    ['built', { orders: [], paid: 0, treasury: 500 }],
  ]);
});

test('IA-bld-21 a refused list names the order that is wrong', () => {
  const table = building({ b: base, i: inf }, { treasury: [40, 0] });
  const orders: BuildOrder[] = [start(table, 'BB'), { do: 'startOnPlanet', system: A1, type: 'Inf' }];
  expect(table.refusal(0, 'build', { orders })?.why).toBe(
    'order 2 (start Inf at A1): the treasury cannot pay for the list: 2 short',
  );
  const wrong = (order: BuildOrder) => table.refusal(0, 'build', { orders: [order] })?.why;
  expect(wrong({ do: 'repair', unit: table.unit('b'), by: -1 })).toMatch(/^order 1 \(repair b\): /);
  expect(wrong({ do: 'continue', project: 77 })).toMatch(/^order 1 \(continue unit 77\): /);
  expect(wrong({ do: 'give', to: 1, amount: 3 })).toMatch(/^order 1 \(give 3\): /);
  expect(wrong({ do: 'found', system: 77, planet: 'rocky', type: 'SS', feeders: [] })).toMatch(/found SS at system 77/);
});

test('IA-bld-7 R117 a unit that is finished is announced to its owner, and has come this turn', () => {
  const table = building({ b: base, p: { type: 'DD', owner: 0, aboard: 'b', project: true, steps: 2 } }, { turn: 3 });
  const p = table.unit('p');
  order(table, { do: 'continue', project: p });
  expect(table.events.filter(({ type }) => type === 'finished')).toMatchObject([{ data: { unit: p }, visibleTo: [0] }]);
  expect([table.g.units.arrived[p], table.told('base')]).toEqual([3000, []]);
});

test('IA-bld-7 R23 a base that is finished is announced to all by its new number; a repaired one by its old', () => {
  const site: GivenUnit = { ...base, type: 'SS', where: 'orbit:rocky', project: true, steps: 4, fed: 4 };
  const table = building({ b: { ...base, steps: 3 }, s: site });
  keepSecret({ g: table.g, data: table.game.data }, 1);
  order(
    table,
    { do: 'continue', project: table.unit('s') },
    { do: 'repair', unit: table.unit('b'), by: table.unit('b') },
  );
  const bases = table.events.filter(({ type }) => type === 'base');
  expect(bases.map(({ rule, data: told }) => [rule, told])).toEqual([
    ['IA-rep-5', { unit: 0, owner: 0, system: A1, steps: 4 }],
    ['IA-bld-7', { unit: table.unit('SS1'), owner: 0, system: A1, steps: 4 }],
  ]);
  expect([table.told('finished'), table.told('systemControl')]).toEqual([[], []]);
});

test('IA-ctl-1 a base that is finished counts for control at once', () => {
  const site: GivenUnit = { ...base, system: 'B1', type: 'SS', where: 'orbit:rocky', project: true, steps: 4, fed: 4 };
  const table = building({ s: site, i: inf });
  order(table, { do: 'continue', project: table.unit('s') });
  expect([table.told('systemControl'), table.g.systems.controller[2]]).toEqual([[{ system: 2, owner: 0 }], 0]);
});

test('R54 R68 gifts and mergers are announced to those concerned; nobody gives to himself or to one who is out', () => {
  const table = building(
    { b: base, f: { type: 'F', owner: 0, aboard: 'b', steps: 1 }, g: { type: 'F', owner: 0, aboard: 'b', steps: 1 } },
    { options: { diplomacy: true }, seats: 3 },
  );
  const give = (to: number): BuildOrder => ({ do: 'give', to, amount: 5 });
  expect([refusal(table, give(0)), refusal(table, give(7)), refusal(table, give(1))]).toEqual([
    'IA-econ-1',
    'IA-econ-1',
    undefined,
  ]);
  table.g.players.out[2] = 1;
  expect(refusal(table, give(2))).toBe('IA-econ-1');
  table.g.players.out[2] = 0;
  const [f, g] = [table.unit('f'), table.unit('g')];
  table.act(0, 'build', { orders: [give(1), { do: 'merge', unit: f, with: g }] });
  for (const seat of [1, 2]) table.act(seat, 'build', { orders: [] });
  const heard = (what: string) => table.events.filter((event) => event.type === what);
  expect(heard('gift')).toMatchObject([{ data: { from: 0, to: 1, amount: 5 }, visibleTo: [0, 1] }]);
  expect(heard('merged')).toMatchObject([{ data: { unit: f, with: g }, visibleTo: [0] }]);
  expect([table.g.players.treasury, table.g.units.steps[f]]).toEqual([[495, 505, 0], 2]);
});

test('IA-land-4 only own finished squadrons are merged in a list', () => {
  const table = building({
    b: base,
    f: { type: 'F', owner: 0, aboard: 'b', steps: 1 },
    p: { type: 'F', owner: 0, aboard: 'b2', project: true, steps: 1 },
    b2: base,
    x: { type: 'F', owner: 1, system: 'C1', steps: 1 },
  });
  const merge = (unit: string, other: string): string | undefined =>
    refusal(table, { do: 'merge', unit: table.unit(unit), with: table.unit(other) });
  expect([merge('p', 'f'), merge('x', 'f'), merge('f', 'p'), merge('f', 'f')]).toEqual(Array(4).fill('IA-land-4'));
});

test('5.4 an absent seat goes on with its own projects, in order of their numbers, as far as the money goes', () => {
  const table = building(
    {
      b: base,
      p: { type: 'BB', owner: 0, aboard: 'b', project: true, steps: 1 },
      i: inf,
      q: { ...inf, project: true, steps: 1 },
      x: { ...base, owner: 1, system: 'C1' },
      theirs: { type: 'DD', owner: 1, aboard: 'x', project: true, steps: 1 },
    },
    { treasury: [41, 500] },
  );
  const ask = () => table.game.choices.build.defaultAnswer(table.play(), table.decision() as never);
  expect(ask()).toEqual({ orders: [{ do: 'continue', project: table.unit('p') }] }); // 30, then 12 is too much
  table.g.players.treasury[0] = 42;
  expect(ask().orders).toHaveLength(2);
});
