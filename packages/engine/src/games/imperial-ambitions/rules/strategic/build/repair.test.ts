import { expect, test } from 'vitest';
import { type GivenTable, type GivenUnit, given } from '../../../testing/given.ts';
import type { BuildOrder } from '../../../types.ts';

const base: GivenUnit = { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' };
const inf: GivenUnit = { type: 'Inf', owner: 0, system: 'A1', where: 'surface' };
const building = (units: Record<string, GivenUnit>): GivenTable =>
  given({ phase: 'build', treasury: [100, 100], units });
const repair = (table: GivenTable, unit: string, by: string | null): BuildOrder => ({
  do: 'repair',
  unit: table.unit(unit),
  by: by === null ? -1 : table.unit(by),
});
const refusal = (table: GivenTable, ...orders: BuildOrder[]): string | undefined =>
  table.refusal(0, 'build', { orders })?.rule;
function order(table: GivenTable, ...orders: BuildOrder[]): void {
  table.act(0, 'build', { orders });
  table.act(1, 'build', { orders: [] });
}

test('IA-rep-1 only docked ships and landed fighters are repaired', () => {
  const table = building({
    b: base,
    docked: { type: 'BB', owner: 0, aboard: 'b', steps: 2 },
    landed: { type: 'F', owner: 0, aboard: 'b', steps: 1 },
    dd: { type: 'DD', owner: 0, system: 'A1', steps: 1 },
    f: { type: 'F', owner: 0, system: 'A1', steps: 1 },
  });
  for (const unit of ['docked', 'landed']) expect(refusal(table, repair(table, unit, 'b'))).toBeUndefined();
  for (const unit of ['dd', 'f']) expect(refusal(table, repair(table, unit, 'b'))).toBe('IA-rep-1');
  expect(refusal(table, repair(table, 'dd', 'dd'))).toBe('IA-rep-1');
});

test('IA-rep-2 one step for the repair cost: a battleship 15', () => {
  const table = building({ b: base, bb: { type: 'BB', owner: 0, aboard: 'b', steps: 2 } });
  order(table, repair(table, 'bb', 'b'));
  expect([table.g.units.steps[table.unit('bb')], table.g.players.treasury[0]]).toEqual([3, 85]);
});

test('IA-rep-3 only a base with four steps repairs others', () => {
  const table = building({ b: { ...base, steps: 3 }, dd: { type: 'DD', owner: 0, aboard: 'b', steps: 1 } });
  expect(refusal(table, repair(table, 'dd', 'b'))).toBe('IA-rep-3');
});

test('IA-rep-4 a base makes one step of repair a turn, however many units are with it', () => {
  const table = building({
    b: base,
    dd: { type: 'DD', owner: 0, aboard: 'b', steps: 1 },
    f: { type: 'F', owner: 0, aboard: 'b', steps: 1 },
  });
  expect(refusal(table, repair(table, 'dd', 'b'), repair(table, 'f', 'b'))).toBe('IA-bld-13');
});

test('IA-rep-5 a base at any strength repairs itself one step for 25, a station for 6', () => {
  const table = building({ b: { ...base, steps: 1 }, s: { ...base, type: 'SS', steps: 2 } });
  order(table, repair(table, 'b', 'b'), repair(table, 's', 's'));
  expect([table.g.units.steps[table.unit('b')], table.g.units.steps[table.unit('s')]]).toEqual([2, 3]);
  expect(table.g.players.treasury[0]).toBe(69);
});

test('IA-rep-6 a planet repairs ground units and PDBs on it, nothing else', () => {
  const table = building({
    i: { ...inf, steps: 1 },
    p: { ...inf, type: 'PDB', steps: 2 },
    b: { ...base, steps: 2 },
    dd: { type: 'DD', owner: 0, system: 'A1', steps: 1 },
    t: { type: 'T', owner: 0, system: 'A1' },
    aboard: { type: 'Inf', owner: 0, aboard: 't', steps: 1 },
  });
  for (const unit of ['i', 'p']) expect(refusal(table, repair(table, unit, null))).toBeUndefined();
  for (const unit of ['b', 'dd', 'aboard']) expect(refusal(table, repair(table, unit, null))).toBe('IA-rep-6');
  order(table, repair(table, 'p', null));
  expect([table.g.units.steps[table.unit('p')], table.g.players.treasury[0]]).toEqual([3, 75]);
});

test('IA-rep-7 a unit is never repaired above its full steps', () => {
  const table = building({ b: base, dd: { type: 'DD', owner: 0, aboard: 'b' }, i: inf });
  expect(refusal(table, repair(table, 'dd', 'b'))).toBe('IA-rep-7');
  expect(refusal(table, repair(table, 'b', 'b'))).toBe('IA-rep-7');
  expect(refusal(table, repair(table, 'i', null))).toBe('IA-rep-7');
});

test('IA-rep-9 a neutral planet repairs one step free: fewest steps first, then PDB, Arm, Inf', () => {
  const neutral = (type: 'PDB' | 'Arm' | 'Inf', system: string, steps: number): GivenUnit => ({
    type,
    owner: 'neutral',
    system,
    where: 'surface',
    steps,
  });
  const table = building({
    i: neutral('Inf', 'B1', 1),
    a: neutral('Arm', 'B1', 1),
    p: neutral('PDB', 'B1', 3),
    j: neutral('Inf', 'B2', 1),
    q: neutral('PDB', 'B2', 1),
  });
  order(table);
  const steps = (name: string): number => table.g.units.steps[table.unit(name)]!;
  expect([steps('i'), steps('a'), steps('p')]).toEqual([1, 2, 3]);
  expect([steps('j'), steps('q')]).toEqual([1, 2]);
  expect(table.g.players.treasury).toEqual([100, 100]);
});

test('IA-rep-10 a base repairs an embarked ground unit', () => {
  const table = building({ b: base, i: { type: 'Inf', owner: 0, aboard: 'b', steps: 1 } });
  order(table, repair(table, 'i', 'b'));
  expect([table.g.units.steps[table.unit('i')], table.g.players.treasury[0]]).toEqual([2, 94]);
});

test('IA-rep-11 fighters aboard a carrier are repaired only while it is docked at a full-strength base', () => {
  const carrier = (cv: GivenUnit, steps = 4): GivenTable =>
    building({ b: { ...base, steps }, cv, f: { type: 'F', owner: 0, aboard: 'cv', steps: 1 } });
  const docked = carrier({ type: 'CV', owner: 0, aboard: 'b' });
  expect(refusal(docked, repair(docked, 'f', 'b'))).toBeUndefined();
  expect(refusal(docked, repair(docked, 'f', 'cv'))).toBe('IA-rep-1');
  const loose = carrier({ type: 'CV', owner: 0, system: 'A1' });
  expect(refusal(loose, repair(loose, 'f', 'b'))).toBe('IA-rep-1');
  const weak = carrier({ type: 'CV', owner: 0, aboard: 'b' }, 3);
  expect(refusal(weak, repair(weak, 'f', 'b'))).toBe('IA-rep-3');
});

test('R68 two half squadrons on one host are merged in S2 at no cost', () => {
  const half: GivenUnit = { type: 'F', owner: 0, aboard: 'b', steps: 1 };
  const table = building({ b: base, f: half, h: half, full: { type: 'F', owner: 0, aboard: 'b' } });
  const merge = (a: string, b: string): BuildOrder => ({ do: 'merge', unit: table.unit(a), with: table.unit(b) });
  expect(refusal(table, merge('f', 'full'))).toBe('IA-land-4');
  expect(refusal(table, merge('f', 'f'))).toBe('IA-land-4');
  order(table, merge('f', 'h'));
  expect([table.g.units.steps[table.unit('f')], table.g.units.steps[table.unit('h')]]).toEqual([2, 0]);
});

test('IA-land-5 a fighter is repaired only where its host has room for the step', () => {
  const squadron = (aboard: string, steps: number): GivenUnit => ({ type: 'F', owner: 0, aboard, steps });
  const table = building({
    b: base,
    c: { ...base, system: 'A2' },
    cv: { type: 'CV', owner: 0, aboard: 'b', steps: 3 },
    one: squadron('cv', 2),
    two: squadron('cv', 1),
    x: squadron('c', 2),
    y: squadron('c', 1),
  });
  expect(refusal(table, repair(table, 'two', 'b'))).toBe('IA-land-5'); // three steps, all taken
  expect(refusal(table, repair(table, 'y', 'c'))).toBeUndefined(); // three of four
});
