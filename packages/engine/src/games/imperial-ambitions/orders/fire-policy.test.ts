import { expect, test } from 'vitest';
import { type Given, type GivenTable, given, givenState, unitAt } from '../testing/given.ts';
import { canAttack, orderedAttack, planAt, policyAttack, shooters, smallestOf } from './fire-policy.ts';
import { lossOrder } from './loss-order.ts';
import type { FireOrder, Pace } from './pace-types.ts';

test('IA-tac-cbt-3 the policy takes the nine strongest, ties by lower number (R124)', () => {
  const fighters = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`f${index}`, unitAt('F', 0, [20, 21])]),
  );
  const { at, unit } = givenState({
    battle: 'fire',
    units: { ...fighters, b: unitAt('B', 0, [20, 21]), foe: unitAt('BB', 1, [20, 20], { facing: 1 }) },
  });
  const plan = planAt(at, shooters(at, 0, false), unit('foe'))!;
  expect(plan.units).toEqual([unit('b'), 0, 1, 2, 3, 4, 5, 6, 7]);
  expect(plan.row).toBe(5); // 32 + 32 to 15
});

test('IA-tac-cbt-23 the end-on units alone when that is a better row (R124, R36)', () => {
  const { at, unit } = givenState({
    battle: 'fire',
    units: {
      ahead: unitAt('CA', 0, [20, 17], { facing: 1 }), // 6, broadside of its own
      abeam: unitAt('T', 0, [22, 20]), // 1
      foe: unitAt('BB', 1, [20, 20], { steps: 3 }), // DS 12, halved 6
    },
  });
  // both: 7 to 12, 1-2; the cruiser alone: 6 to 6
  expect(policyAttack(at, 0)).toEqual({ do: 'fire', units: [unit('ahead')], target: unit('foe') });
});

test('IA-tac-cbt-2 best row; ties: fewer steps, dearer, lower number; done without a row of 1-3 (R124)', () => {
  const units: Given['units'] = {
    b: unitAt('B', 0, [20, 20]),
    ca: unitAt('CA', 1, [22, 20]), // 32 to 8: 4-1
    dd: unitAt('DD', 1, [22, 20]), // 5-1
    dd1: unitAt('DD', 1, [22, 20], { steps: 1 }), // 5-1, one step
    cl1: unitAt('CL', 1, [22, 20], { steps: 1 }), // 5-1, one step, dearer
  };
  const aim = (left: Given['units']): string => {
    const { at } = givenState({ battle: 'fire', units: left });
    const attack = policyAttack(at, 0);
    return attack.do === 'done' ? 'done' : at.g.names[attack.target]!;
  };
  expect(aim(units)).toBe('cl1');
  expect(aim({ b: units['b']!, ca: units['ca']!, dd: units['dd']!, dd1: units['dd1']! })).toBe('dd1');
  expect(aim({ f: unitAt('F', 0, [20, 20]), foe: unitAt('B', 1, [20, 21]) })).toBe('done');
});

test('IA-pdb-5 the policy fires PDBs apart from space units', () => {
  const { at, unit } = givenState({
    battle: 'fire',
    planets: { habitable: '0905' },
    units: {
      pdb: { type: 'PDB', owner: 0, where: 'surface' },
      dd: unitAt('DD', 0, [24, 21]),
      foe: unitAt('DD', 1, [22, 21], { facing: 0 }),
    },
  });
  expect(policyAttack(at, 0)).toEqual({ do: 'fire', units: [unit('dd')], target: unit('foe') });
  expect(policyAttack(at, 0, true)).toEqual({ do: 'fire', units: [unit('pdb')], target: unit('foe') });
});

test('IA-tac-cbt-7 smallestGroup: the shortest prefix, strongest first, with the row of them all (5.2)', () => {
  const { at, unit } = givenState({
    battle: 'fire',
    units: {
      bb: unitAt('BB', 0, [22, 20]),
      ca: unitAt('CA', 0, [22, 20]),
      dd: unitAt('DD', 0, [22, 20]),
      foe: unitAt('CA', 1, [20, 20]), // DS 8
    },
  });
  const plan = planAt(at, shooters(at, 0, false), unit('foe'))!; // 21 to 8: 2-1
  expect(smallestOf(at, plan)).toEqual({ target: unit('foe'), row: 3, units: [unit('bb'), unit('ca')] });
});

test('IA-gc-13 losses: cheapest build cost first, then fewest steps, then lower number; a list of types goes before (R124, 5.2)', () => {
  const { at, unit } = givenState({
    battle: 'fire',
    units: {
      bb: unitAt('BB', 0, [22, 20]),
      dd: unitAt('DD', 0, [22, 20]),
      dd1: unitAt('DD', 0, [22, 20], { steps: 1 }),
      cg: unitAt('Cg', 0, [22, 20]),
      foe: unitAt('CA', 1, [20, 20]),
    },
  });
  const all = ['bb', 'dd', 'dd1', 'cg'].map(unit);
  const names = (): string[] => lossOrder(at, 0, all).map((one) => at.g.names[one]!);
  expect(names()).toEqual(['cg', 'dd1', 'dd', 'bb']);
  at.g.pace[0]!.losses = ['BB', 'DD'];
  expect(names()).toEqual(['bb', 'dd1', 'dd', 'cg']);
});

const order = (target: number | null, more: Partial<FireOrder> = {}): FireOrder => ({
  target,
  types: [],
  members: null,
  leastRow: 0,
  smallestGroup: false,
  ...more,
});
test('R124 at the same row the whole group fires, not the end-on units alone, nor the fewest that do it', () => {
  const { at, unit } = givenState({
    battle: 'fire',
    units: {
      b: unitAt('B', 0, [20, 18]), // 32 to 2: 5-1 whoever joins
      f: unitAt('F', 0, [22, 20]),
      foe: unitAt('DD', 1, [20, 20]),
    },
  });
  expect(policyAttack(at, 0)).toEqual({ do: 'fire', units: [unit('b'), unit('f')], target: unit('foe') });
  expect(policyAttack(at, 0, undefined, true)).toEqual({ do: 'fire', units: [unit('b')], target: unit('foe') });
});

test('IA-pdb-5 R124 PDBs fire when no ship can, by policy and by order', () => {
  const { at, unit } = givenState({
    battle: 'fire',
    planets: { habitable: '0905' },
    units: {
      pdb: { type: 'PDB', owner: 0, where: 'surface' },
      far: unitAt('DD', 0, [5, 5]),
      foe: unitAt('DD', 1, [22, 21]),
    },
  });
  const shot = { do: 'fire', units: [unit('pdb')], target: unit('foe') };
  expect([policyAttack(at, 0), orderedAttack(at, 0, order(unit('foe')))]).toEqual([shot, shot]);
});

test('R42 who has no unfired unit in range of an enemy cannot attack', () => {
  const may = (units: Given['units']): boolean => canAttack(givenState({ battle: 'fire', units }).at, 0);
  const foes = { near: unitAt('DD', 1, [20, 22]), away: unitAt('DD', 1, [35, 40]) };
  const dd = unitAt('DD', 0, [20, 20]);
  expect(may({ dd, ...foes })).toBe(true);
  expect(may({ dd: { ...dd, fired: true }, ...foes })).toBe(false);
  expect(may({ dd, away: foes.away })).toBe(false);
});

/** Three bases of seat 0 against two ships of seat 1; unit numbers 0 to 4. */
const start = (pace: Partial<Pace>, dice: number[]): GivenTable =>
  given({
    battle: 'fire',
    units: {
      b0: unitAt('B', 0, [20, 20]),
      b1: unitAt('B', 0, [20, 20]),
      b2: unitAt('B', 0, [20, 20]),
      bb: unitAt('BB', 1, [22, 20]),
      dd: unitAt('DD', 1, [22, 20]),
    },
    pace: [
      { yield: 'never', ...pace },
      { fireThen: 'done', yield: 'never' },
    ],
    dice: [6, 1, ...dice],
  });

test('IA-tac-cbt-2 fireOrders: each in its slot, dropped when the odds are too low, then as fireThen says (5.2)', () => {
  const asks = start(
    { fireOrders: [order(4, { members: [1] }), order(3, { leastRow: 6 }), order(3, { members: [0] })] },
    [4, 6],
  );
  expect(asks.told('fire')).toMatchObject([
    { units: [1], target: 4 },
    { units: [0], target: 3 },
  ]);
  expect(asks.decision()).toMatchObject({ by: 0, kind: 'fire' });
  const done = start({ fireOrders: [order(4, { members: [1] })], fireThen: 'done' }, [4, 6, 1]);
  expect(done.told('fire')).toHaveLength(1);
  expect(done.g.pace[0]!.fireThen).toBe('ask'); // a list is for one phase
});

test('IA-tac-cbt-2 fireStops: a kill or an own loss ends the list and asks (5.2)', () => {
  const list = (): FireOrder[] => [order(4, { members: [1] }), order(3, { members: [0] })];
  const kill = start({ fireOrders: list(), fireThen: 'done', fireStops: ['onKill'] }, [2]); // 32 to 4: three hits
  expect(kill.told('fire')).toHaveLength(1);
  expect(kill.decision()).toMatchObject({ by: 0, kind: 'fire' });
  const goesOn = start({ fireOrders: list(), fireStops: ['onKill'] }, [4, 6]); // one hit
  expect(goesOn.told('fire')).toHaveLength(2);
});

test('IA-tac-cbt-2 fireAuto never asks (5.2)', () => {
  const table = start({ fireAuto: true }, [5, 5, 6, 6, 1]);
  expect(table.told('fire')).toMatchObject([
    { units: [0], target: 4, row: 6 },
    { units: [1], target: 4, row: 6 },
    { units: [2], target: 3, row: 3 },
  ]);
});
