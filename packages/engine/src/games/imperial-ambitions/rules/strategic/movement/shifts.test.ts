import { expect, test } from 'vitest';
import { CANCELLED, IN_PLAY, INSIDE, KEPT_OUTSIDE, SURFACE } from '../../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given } from '../../../testing/given.ts';
import type { Jump, Shift } from '../../../types.ts';

const unit = (type: GivenUnit['type'], more: Partial<GivenUnit> = {}): GivenUnit => ({
  type,
  owner: 0,
  ...(more.aboard || more.xy ? {} : { system: 'A1' }),
  ...more,
});
const inf = unit('Inf', { where: 'surface' });
const base = unit('B', { where: 'orbit:habitable' });
const moving = (units: Record<string, GivenUnit>, spec: Partial<Given> = {}): GivenTable =>
  given({ phase: 'moving', order: [0, 1], units, ...spec });
const board = (table: GivenTable, name: string, host: string): Shift => ({
  do: 'board',
  unit: table.unit(name),
  host: table.unit(host),
});
const leave = (table: GivenTable, name: string): Shift => ({ do: 'leave', unit: table.unit(name) });
const move = (before: Shift[], jump: Jump | null = null, after: Shift[] = []) => ({ before, jump, after });
const rule = (table: GivenTable, before: Shift[], jump: Jump | null = null, after: Shift[] = []): string | undefined =>
  table.refusal(0, 'strategicMove', move(before, jump, after))?.rule;
const host = (table: GivenTable, name: string): number => table.g.units.host[table.unit(name)]!;

test('IA-seq-5 in movement ground units pass from planet to transport and base, and back', () => {
  const table = moving({ t: unit('T'), b: base, i: inf, j: inf, k: unit('Inf', { aboard: 'b' }) });
  table.act(0, 'strategicMove', move([board(table, 'i', 't'), leave(table, 'k'), board(table, 'j', 'b')]));
  expect([host(table, 'i'), host(table, 'j'), host(table, 'k')]).toEqual([table.unit('t'), table.unit('b'), -1]);
  expect(table.g.units.place[table.unit('k')]).toBe(SURFACE);
});

test('IA-gnd-2 infantry and armor stand only on a base, a transport or a habitable planet; no transport to transport', () => {
  const table = moving({
    t: unit('T'),
    u: unit('T'),
    dd: unit('DD'),
    cv: unit('CV'),
    i: unit('Inf', { aboard: 't' }),
    j: inf,
  });
  for (const name of ['dd', 'cv']) expect(rule(table, [board(table, 'j', name)])).toBe('IA-gnd-8');
  expect(rule(table, [board(table, 'i', 'u')])).toBe('IA-gnd-2');
  expect(rule(table, [leave(table, 'j')])).toBe('IA-gnd-2');
});

test('R27 each ground unit passes once a turn', () => {
  const table = moving({ t: unit('T'), b: base, i: inf });
  expect(rule(table, [board(table, 'i', 'b'), board(table, 'i', 't')])).toBe('IA-gnd-2');
  expect(rule(table, [board(table, 'i', 'b'), leave(table, 'i')])).toBe('IA-gnd-2');
});

test('IA-gnd-3 a PDB and a base never move', () => {
  const table = moving({ b: base, t: unit('T'), p: unit('PDB', { where: 'surface' }) });
  expect(rule(table, [board(table, 'p', 't')])).toBe('IA-gnd-3');
  expect(rule(table, [board(table, 'b', 't')])).toBe('IA-gnd-3');
});

test('IA-gnd-5 IA-gnd-7 loading or unloading uses up the movement of the transport, and the reverse', () => {
  const table = moving({ t: unit('T'), i: inf, u: unit('T'), j: unit('Inf', { aboard: 'u' }) });
  const jump = (name: string): Jump => ({ units: [table.unit(name)], to: [8, 8] });
  expect(rule(table, [board(table, 'i', 't')], jump('t'))).toBe('IA-gnd-5');
  expect(rule(table, [leave(table, 'j')], jump('u'))).toBe('IA-gnd-5');
  expect(rule(table, [], jump('u'))).toBeUndefined(); // loaded in an earlier turn
  const back = moving({ t: unit('T', { xy: [8, 8] }), j: unit('Inf', { aboard: 't' }) });
  const land = leave(back, 'j');
  expect(rule(back, [], { units: [back.unit('t')], to: [7, 8] }, [land])).toBe('IA-hyp-7');
});

test('IA-gnd-7 R122 troops that came aboard are marked with the turn', () => {
  const table = moving({ t: unit('T'), i: inf }, { turn: 5 });
  table.act(0, 'strategicMove', move([board(table, 'i', 't')]));
  const { boarded, worked, shifted } = table.g.units;
  expect([boarded[table.unit('i')], worked[table.unit('t')], shifted[table.unit('i')]]).toEqual([5, 5, 5]);
});

test('IA-gnd-6 planet and base exchange troops only when the base is beside the habitable planet', () => {
  const table = moving({
    b: unit('B', { where: 'orbit:rocky' }),
    i: inf,
    t: unit('T'),
    s: unit('SS', { where: 'orbit:gasGiant' }),
    j: unit('Inf', { aboard: 's' }),
  });
  expect(rule(table, [board(table, 'i', 'b')])).toBe('IA-gnd-6');
  expect(rule(table, [leave(table, 'j')])).toBe('IA-gnd-6');
  expect(rule(table, [board(table, 'j', 't')])).toBe('IA-gnd-6'); // R27: base to transport beside that planet only
});

test('IA-gnd-8 IA-gnd-9 a base takes one ground unit, each transport step one ground step', () => {
  const table = moving({
    b: base,
    k: unit('Inf', { aboard: 'b' }),
    t: unit('T'),
    half: unit('T', { steps: 1 }),
    i: inf,
    j: inf,
  });
  expect(rule(table, [board(table, 'i', 'b')])).toBe('IA-gnd-8');
  expect(rule(table, [board(table, 'i', 'half')])).toBe('IA-gnd-8');
  expect(rule(table, [board(table, 'i', 't'), board(table, 'j', 't')])).toBe('IA-gnd-8');
});

test('IA-gnd-12 a planet holds any number of ground units', () => {
  const names = Array.from({ length: 12 }, (_, at) => `i${at}`);
  const table = moving({
    ...Object.fromEntries(names.map((name) => [name, inf])),
    t: unit('T'),
    j: unit('Inf', { aboard: 't' }),
  });
  expect(rule(table, [leave(table, 'j')])).toBeUndefined();
});

test('IA-gnd-13 planet to transport needs the transport in that system, not outside it', () => {
  const table = moving({ far: unit('T', { system: 'A2' }), out: unit('T', { outside: 'withdrawn' }), i: inf });
  for (const name of ['far', 'out']) expect(rule(table, [board(table, 'i', name)])).toBe('IA-gnd-13');
});

test('R29 R127 troops land only where nobody else has ground units, and take the planet at once', () => {
  const at = (system: string, more: Record<string, GivenUnit> = {}): GivenTable =>
    moving({ t: unit('T', { system }), i: unit('Inf', { aboard: 't' }), ...more });
  const empty = at('B1', { p: { type: 'Inf', owner: 1, system: 'B1', where: 'surface', project: true, steps: 1 } });
  empty.act(0, 'strategicMove', move([leave(empty, 'i')]));
  expect(empty.told('planetOwner')).toEqual([{ system: 2, owner: 0 }]);
  expect(empty.g.units.status[empty.unit('p')]).toBe(CANCELLED); // R62
  for (const owner of ['neutral', 1] as const) {
    const held = at('B1', { g: { type: 'Inf', owner, system: 'B1', where: 'surface' } });
    expect(rule(held, [leave(held, 'i')])).toBe('IA-gnd-2');
  }
});

test('IA-star-2 only a habitable planet holds ground units', () => {
  const sectors = [{ id: 'A', name: 'Alpha', sheet: [0, 0], home: 1 }];
  const planets = [{ type: 'rocky', hex: '0908' }];
  const systems = [{ id: 'A1', name: 'A1', sector: 'A', hex: '0708', owner: 1, capital: true, planets }];
  const table = moving({ t: unit('T'), i: unit('Inf', { aboard: 't' }) }, { scenario: { sectors, systems } as never });
  expect(rule(table, [leave(table, 'i')])).toBe('IA-star-2');
});

test('R26 ships dock and fighters land within room, undock and launch, inside one system', () => {
  const table = moving({
    b: base,
    dd: unit('DD', { aboard: 'b' }),
    ca: unit('CA'),
    cv: unit('CV', { steps: 1 }),
    f: unit('F'),
    far: unit('DD', { system: 'A2' }),
  });
  expect(rule(table, [board(table, 'ca', 'b')])).toBe('IA-land-1');
  expect(rule(table, [board(table, 'f', 'cv')])).toBe('IA-land-1'); // two steps, room for one
  expect(rule(table, [board(table, 'far', 'b')])).toBe('IA-land-1');
  expect(rule(table, [leave(table, 'dd'), board(table, 'ca', 'b'), board(table, 'f', 'b')])).toBeUndefined();
});

test('R26 what jumped docks only when forces regroup; troops do not pass then', () => {
  const table = given({
    phase: 'regroup',
    units: { b: base, dd: unit('DD', { jumped: 1 }), t: unit('T'), i: inf },
  });
  const plans = (shifts: Shift[]) => ({ taskForces: [], dissolve: [], shifts });
  expect(table.refusal(0, 'reorganise', plans([board(table, 'i', 't')]))?.rule).toBe('IA-seq-5');
  table.act(0, 'reorganise', plans([board(table, 'dd', 'b')]));
  table.act(1, 'reorganise', plans([]));
  expect(host(table, 'dd')).toBe(table.unit('b'));
  const early = moving({ b: base, dd: unit('DD', { jumped: 1 }) });
  expect(rule(early, [board(early, 'dd', 'b')])).toBe('IA-hyp-7');
});

test('R68 half squadrons are merged in S3, also aboard a carrier in deep space', () => {
  const half = unit('F', { aboard: 'cv', steps: 1 });
  const table = moving({ cv: unit('CV', { xy: [8, 12] }), f: half, h: half });
  table.act(0, 'strategicMove', move([{ do: 'merge', unit: table.unit('f'), with: table.unit('h') }]));
  expect([table.g.units.steps[table.unit('f')], table.g.units.steps[table.unit('h')]]).toEqual([2, 0]);
});

test('IA-trade-8 a cargo ship may stay outside on the strategic map, or go on the card', () => {
  const table = moving({ cg: unit('Cg'), dd: unit('DD') });
  const outside = (name: string, isOutside: boolean): Shift => ({
    do: 'outside',
    unit: table.unit(name),
    outside: isOutside,
  });
  expect(rule(table, [outside('dd', true)])).toBe('IA-trade-8');
  expect(rule(table, [outside('cg', false)])).toBe('IA-trade-8');
  expect(rule(table, [outside('cg', true), outside('cg', false)])).toBeUndefined();
});

test('IA-land-14 R133 R21 what comes aboard in movement does not leave again in it: a task force is not split that way', () => {
  const table = moving({ b: base, dd: unit('DD', { taskForce: 1 }), ca: unit('CA', { taskForce: 1 }), f: unit('F') });
  expect(rule(table, [board(table, 'dd', 'b'), leave(table, 'dd')])).toBe('IA-land-14');
  expect(rule(table, [board(table, 'f', 'b')], null, [leave(table, 'f')])).toBe('IA-land-14');
  table.act(0, 'strategicMove', move([board(table, 'dd', 'b')]));
  table.act(1, 'strategicMove', move([]));
  const late = { taskForces: [], dissolve: [], shifts: [leave(table, 'dd')] };
  expect(table.refusal(0, 'reorganise', late)?.rule).toBe('IA-land-14');
  table.g.turn++;
  expect(table.refusal(0, 'reorganise', late)).toBeNull();
  const docked = moving({ b: base, dd: unit('DD', { aboard: 'b' }) });
  expect(rule(docked, [leave(docked, 'dd'), board(docked, 'dd', 'b')])).toBeUndefined();
});

test('IA-mov-10 R25 what is outside does nothing inside, and is back at the end of the next movement phase', () => {
  const table = moving({ b: base, dd: unit('DD', { outside: 'withdrawn' }), cg: unit('Cg', { outside: 'kept' }) });
  for (const name of ['dd', 'cg']) expect(rule(table, [board(table, name, 'b')])).toBe('IA-mov-10');
  table.act(0, 'strategicMove', move([]));
  table.act(1, 'strategicMove', move([]));
  for (const seat of [0, 1]) table.act(seat, 'reorganise', { taskForces: [], dissolve: [], shifts: [] });
  const { outside } = table.g.units;
  expect([outside[table.unit('dd')], outside[table.unit('cg')]]).toEqual([INSIDE, KEPT_OUTSIDE]);
});

test('IA-seq-5 only own finished units are shifted, in a system, and from where they are', () => {
  const table = moving({
    b: base,
    built: unit('DD', { aboard: 'b', project: true, steps: 1 }),
    dd: unit('DD'),
    cv: unit('CV', { xy: [8, 12] }),
    f: unit('F', { xy: [8, 12] }),
    docked: unit('CA', { aboard: 's' }),
    s: unit('SS', { where: 'orbit:rocky' }),
    eb: { type: 'B', owner: 1, system: 'A1', where: 'orbit:gasGiant' },
    e: { type: 'DD', owner: 1, aboard: 'eb' },
  });
  expect(rule(table, [leave(table, 'e')])).toBe('IA-seq-5');
  expect(rule(table, [{ do: 'leave', unit: 4711 }])).toBe('IA-seq-5');
  expect(rule(table, [leave(table, 'built')])).toBe('IA-bld-6');
  expect(rule(table, [board(table, 'f', 'cv')])).toBe('IA-seq-5');
  expect(rule(table, [leave(table, 'dd')])).toBe('IA-seq-5');
  expect(rule(table, [board(table, 'docked', 's')])).toBe('IA-land-1');
  expect(rule(table, [board(table, 'dd', 'eb')])).toBe('IA-land-1');
  expect(rule(table, [board(table, 'dd', 'dd')])).toBe('IA-land-1');
  expect(rule(table, [{ do: 'board', unit: table.unit('dd'), host: 4711 }])).toBe('IA-land-1');
});

test('R26 R28 nothing comes aboard what has jumped until fleets regroup', () => {
  const units = { cv: unit('CV', { jumped: 1 }), f: unit('F'), e: unit('DD', { owner: 1, system: 'C1' }) };
  const table = moving(units);
  expect(rule(table, [board(table, 'f', 'cv')])).toBe('IA-hyp-7');
  const late = given({ phase: 'regroup', units });
  late.act(0, 'reorganise', { taskForces: [], dissolve: [], shifts: [board(late, 'f', 'cv')] });
  late.act(1, 'reorganise', { taskForces: [], dissolve: [], shifts: [] });
  expect(host(late, 'f')).toBe(late.unit('cv'));
  const t = moving({ t: unit('T', { jumped: 1 }), i: unit('Inf', { aboard: 't', jumped: 0 }) });
  expect(rule(t, [leave(t, 'i')])).toBe('IA-gnd-5');
});

test('IA-gnd-2 from base to transport beside a planet that others hold; back and forth only once a turn', () => {
  const table = moving({
    t: unit('T', { taskForce: 3 }),
    b: base,
    i: unit('Inf', { aboard: 'b' }),
    j: unit('Inf', { aboard: 'u' }),
    u: unit('T'),
    k: { type: 'Inf', owner: 1, system: 'A1', where: 'surface' },
  });
  expect(rule(table, [leave(table, 'j')])).toBe('IA-gnd-2');
  table.act(0, 'strategicMove', move([board(table, 'i', 't')]));
  const { worked, boarded, taskForce } = table.g.units;
  expect([worked[table.unit('t')], worked[table.unit('b')], boarded[table.unit('i')]]).toEqual([1, 0, 1]);
  expect(taskForce[table.unit('i')]).toBe(3);
  const home = moving({ t: unit('T'), i: unit('Inf', { aboard: 't' }), b: base, j: inf });
  expect(rule(home, [leave(home, 'i'), board(home, 'i', 'b')])).toBe('IA-gnd-2');
  home.act(0, 'strategicMove', move([board(home, 'j', 'b')]));
  expect([home.g.units.boarded[home.unit('j')], home.g.units.worked[home.unit('b')]]).toEqual([0, 0]);
});

test('IA-land-4 R68 only half squadrons of one owner on one carrier or base are merged', () => {
  const half = (aboard: string, more: Partial<GivenUnit> = {}): GivenUnit => unit('F', { aboard, steps: 1, ...more });
  const table = moving({
    b: base,
    cv: unit('CV'),
    a: half('b'),
    c: half('b'),
    other: half('cv'),
    full: unit('F', { aboard: 'cv' }),
    loose: unit('F', { steps: 1 }),
    free: unit('F', { steps: 1 }),
    built: half('b', { project: true }),
    dd: unit('DD', { aboard: 'b', steps: 1 }),
    eb: { type: 'B', owner: 1, system: 'A1', where: 'orbit:rocky' },
    e: half('eb', { owner: 1 }),
  });
  const merge = (one: string, two: string) =>
    rule(table, [{ do: 'merge', unit: table.unit(one), with: table.unit(two) }]);
  for (const [one, two] of [
    ['a', 'other'],
    ['other', 'full'],
    ['loose', 'free'],
    ['a', 'built'],
    ['a', 'dd'],
    ['dd', 'a'],
    ['a', 'e'],
    ['a', 'a'],
  ] as const)
    expect(merge(one, two), `${one} with ${two}`).toBe('IA-land-4');
  expect(rule(table, [{ do: 'merge', unit: table.unit('a'), with: 4711 }])).toBe('IA-land-4');
  table.act(0, 'strategicMove', move([{ do: 'merge', unit: table.unit('a'), with: table.unit('c') }]));
  const merged = table.events.filter(({ type }) => type === 'merged');
  expect(merged.map(({ data, visibleTo }) => [data, visibleTo])).toEqual([
    [{ unit: table.unit('a'), with: table.unit('c') }, [0]],
  ]);
});

test('IA-neu-6 R68 R109 a squadron that takes in half of a garrison is bound with it', () => {
  for (const bound of ['f', 'h', '']) {
    const half = (name: string) => unit('F', { aboard: 'cv', steps: 1, bound: name === bound });
    const table = moving({ cv: unit('CV'), f: half('f'), h: half('h') });
    const merge: Shift = { do: 'merge', unit: table.unit('f'), with: table.unit('h') };
    const jump: Jump = { units: [table.unit('cv')], to: [8, 8] };
    expect(rule(table, [merge], jump)).toBe(bound === '' ? undefined : 'IA-neu-6');
  }
});

test('IA-end-8 a cargo ship that left a battle here does not go in by its own wish', () => {
  const table = moving({ cg: unit('Cg', { outside: 'withdrawn' }) });
  for (const outside of [true, false])
    expect(rule(table, [{ do: 'outside', unit: table.unit('cg'), outside }])).toBe('IA-end-8');
});

test('R29 R62 only troops that land end what others build on the planet', () => {
  const of1 = (type: GivenUnit['type'], more: Partial<GivenUnit>): GivenUnit => ({ type, owner: 1, ...more });
  const left = (shift: (table: GivenTable) => Shift): number => {
    const table = given({
      phase: 'moving',
      order: [1, 0],
      units: {
        site: { type: 'Inf', owner: 0, system: 'B1', where: 'surface', project: true, steps: 1 },
        b: of1('B', { system: 'B1', where: 'orbit:habitable' }),
        dd: of1('DD', { aboard: 'b' }),
        i: of1('Inf', { aboard: 'b' }),
        t: of1('T', { system: 'B1' }),
      },
    });
    table.act(1, 'strategicMove', move([shift(table)]));
    return table.g.units.status[table.unit('site')]!;
  };
  expect(left((table) => leave(table, 'dd'))).toBe(IN_PLAY);
  expect(left((table) => board(table, 'i', 't'))).toBe(IN_PLAY);
  expect(left((table) => leave(table, 'i'))).toBe(CANCELLED);
});

test('IA-seq-5 R26 after a jump others come aboard at home', () => {
  const table = moving({ cv: unit('CV', { taskForce: 2 }), f: unit('F'), dd: unit('DD') });
  const jump: Jump = { units: [table.unit('dd')], to: [8, 8] };
  table.act(0, 'strategicMove', move([], jump, [board(table, 'f', 'cv')]));
  expect([host(table, 'f'), table.g.units.taskForce[table.unit('f')]]).toEqual([0, 2]);
});
