import { expect, test } from 'vitest';
import { openingsFor } from '#core/figures';
import { given, givenScenario } from '../../testing/given.ts';
import { withAboard, withoutAboard, withoutUnit, withUnit } from './bought.ts';

test('IA-init-4 the shop offers what the points still buy, place by place', () => {
  const table = givenScenario('06-border-war', { options: { forces: 'purchase' } });
  const empty = table.next('purchase', { forces: [], system: 'A1', into: null });
  expect([empty.left, empty.systems]).toEqual([900, ['A1', 'A2', 'A3', 'A4']]);
  expect(empty.offers).toContainEqual({
    type: 'BB',
    where: 'space',
    cost: 150,
    strength: { as: 12, ds: 15, ma: 3, isHyperspaceCapable: true, range: 2 },
  });
  expect(empty.offers.some(({ type, where }) => type === 'BB' && where === 'surface')).toBe(false);
  const five = withUnit([], 'A1', 'space', 'BB');
  for (let bought = 1; bought < 6; bought++) five.splice(0, five.length, ...withUnit(five, 'A1', 'space', 'BB'));
  expect(five).toEqual([{ system: 'A1', where: 'space', units: [{ type: 'BB', n: 6 }] }]);
  expect(table.next('purchase', { forces: five, system: 'A1', into: null })).toMatchObject({ left: 0, offers: [] });
});

test('IA-init-2 fighters are bought aboard one carrier of several, and sold again', () => {
  const table = givenScenario('06-border-war', { options: { forces: 'purchase' } });
  const two = withUnit(withUnit([], 'A1', 'space', 'CV'), 'A1', 'space', 'CV');
  const place = { force: 0, group: 0 };
  expect(table.next('purchase', { forces: two, system: 'A1', into: place }).offers.map(({ type }) => type)).toEqual([
    'F',
  ]);
  const loaded = withAboard(two, place, 'F');
  // a carrier of four steps lands four of fighters, and a squadron has two
  expect(table.next('purchase', { forces: loaded, system: 'A1', into: null }).hosts).toEqual([
    { force: 0, group: 0, fighters: [0, 4], ships: [0, 0], ground: [0, 0] },
    { force: 0, group: 1, fighters: [2, 4], ships: [0, 0], ground: [0, 0] },
  ]);
  expect(loaded[0]?.units).toEqual([
    { type: 'CV', n: 1 },
    { type: 'CV', n: 1, aboard: [{ type: 'F', n: 1 }] },
  ]);
  expect(withoutAboard(loaded, { force: 0, group: 1 }, 'F')[0]?.units).toEqual([
    { type: 'CV', n: 1 },
    { type: 'CV', n: 1 },
  ]);
  expect(withoutUnit(withUnit([], 'A1', 'space', 'CV'), place)).toEqual([]);
});

test('IA-tf-1 IA-tf-5 ships of one hex may be in a task force there, and an empty one may be made', () => {
  const table = given({
    phase: 'reorganise',
    units: { dd: { type: 'DD', owner: 0, system: 'A1' }, foe: { type: 'DD', owner: 1, system: 'C1' } },
  });
  const { hexes, free } = table.next('reorganise', {
    plans: { taskForces: [], dissolve: [], shifts: [] },
    at: null,
  });
  expect(hexes).toEqual([{ xy: [7, 8], units: [table.unit('dd')], mayBluff: true }]);
  expect([free.length, free[0]]).toEqual([25, 1]);
});

test('IA-tf-2 R22 how far each task force would jump: its slowest ship, an empty one like the best', () => {
  const table = given({
    phase: 'reorganise',
    units: {
      dd: { type: 'DD', owner: 0, system: 'A1' },
      bb: { type: 'BB', owner: 0, system: 'A1' },
      foe: { type: 'DD', owner: 1, system: 'C1' },
    },
  });
  const at: [number, number] = [7, 8];
  const rangesOf = (...forces: number[][]) =>
    table.next('reorganise', {
      plans: { taskForces: forces.map((units, nth) => ({ number: nth + 1, at, units })), dissolve: [], shifts: [] },
      at: null,
    }).ranges;
  const [dd, bb] = [table.unit('dd'), table.unit('bb')];
  expect(rangesOf()).toEqual([]);
  expect(rangesOf([dd], [bb])).toEqual([
    { number: 1, range: 3 },
    { number: 2, range: 2 },
  ]);
  expect(rangesOf([dd, bb], [])).toEqual([
    { number: 1, range: 2 },
    { number: 2, range: 3 },
  ]);
});

test('IA-gc-2 troops land from a ship that goes into orbit with them', () => {
  const table = given({
    assault: 'declare',
    planets: { habitable: '0610' },
    units: {
      t: { type: 'T', owner: 1 },
      arm: { type: 'Arm', owner: 1, aboard: 't' },
      inf: { type: 'Inf', owner: 0, where: 'surface' },
    },
  });
  const [t, arm] = [table.unit('t'), table.unit('arm')];
  expect(table.next('declareAssault', { ships: [], land: [] })).toEqual({
    ships: [t],
    land: [{ unit: arm, from: t }],
  });
  const asked = table.table.pending[0]!;
  const foreign = { ships: [table.unit('inf')], land: [] };
  expect(openingsFor(table.play(), asked, foreign)).toMatchObject({ ok: false, refusal: { rule: 'IA-gc-2' } });
});
