import { expect, test } from 'vitest';
import { LOST } from '../../state.ts';
import { type Given, type GivenTable, type GivenUnit, given, givenState } from '../../testing/given.ts';
import { groundAttack, groundDefence } from './strength.ts';

const home = (type: GivenUnit['type'], steps?: number): GivenUnit => ({
  type,
  owner: 0,
  where: 'surface',
  ...(steps ? { steps } : {}),
});
const landed = (type: GivenUnit['type'], steps?: number): GivenUnit => ({
  type,
  owner: 1,
  where: 'surface',
  landing: 'landed',
  ...(steps ? { steps } : {}),
});
const units: Given['units'] = {
  inf: home('Inf'),
  pdb: home('PDB', 3),
  arm: landed('Arm'),
  inf2: landed('Inf'),
  t: { type: 'T', owner: 1, orbit: true },
};
/** Losses are the cheapest, unless a test says otherwise. */
const start = ({ pace = [], ...more }: Partial<Given> = {}): GivenTable =>
  given({
    assault: 'defender',
    units,
    pace: [0, 1].map((seat) => ({ losses: 'cheapest' as const, ...pace[seat] })),
    ...more,
  });
const steps = (table: GivenTable, ...names: string[]): number[] =>
  names.map((name) => table.g.units.steps[table.unit(name)]!);

test('IA-gc-11 IA-gc-12 the defender attacks first, all against all; then the attacker with what is left', () => {
  const table = start({ dice: [2, 6] });
  // 3 + 3 to 4 + 4: 1-2, a miss; 6 + 3 to 4 + 3: 1-1
  expect(table.told('groundAttack')).toEqual([
    { by: 0, attack: 6, defence: 8, row: 1, round: 1 },
    { by: 1, attack: 9, defence: 7, row: 2, round: 1 },
  ]);
  const hit = start({ dice: [1, 6] }); // the infantry, cheapest, loses a step: 6 + 2
  expect(hit.told('groundAttack')[1]).toEqual({ by: 1, attack: 8, defence: 7, row: 2, round: 1 });
});

test('IA-gc-13 losses at once, as the owner chooses', () => {
  const table = start({ dice: [1], pace: [{}, { losses: 'ask' }] });
  expect(table.decision()).toMatchObject({ by: 1, kind: 'chooseLosses', about: { steps: 1 } });
  table.act(1, 'chooseLosses', { units: [table.unit('arm')] }, [1]); // then 4 + 3 to 7: 1-1, one hit
  expect(steps(table, 'arm', 'inf2', 'inf', 'pdb')).toEqual([1, 2, 1, 3]);
});

test('IA-gc-14 IA-gc-17 rounds go on until one side is gone; only the attacker is asked', () => {
  const table = start({ dice: [6, 6] });
  for (let round = 1; round < 5; round++) {
    expect(table.decision()).toMatchObject({ by: 1, kind: 'pressOn', about: { round } });
    table.act(1, 'pressOn', { do: 'continue' }, [6, 6]);
  }
  const last = given({
    assault: 'attacker',
    units: { inf: home('Inf', 1), arm: landed('Arm'), t: { type: 'T', owner: 1, orbit: true } },
    dice: [1], // 6 to 3: 2-1
  });
  expect(last.told('assaultEnd')).toEqual([{ system: 0, owner: 1 }]);
});

test('IA-gc-14 a side that is wiped out does not attack any more', () => {
  const table = given({
    assault: 'defender',
    units: { a: home('Arm'), b: home('Arm'), inf: landed('Inf', 1), t: { type: 'T', owner: 1, orbit: true } },
    dice: [1],
  });
  expect(table.told('groundAttack')).toHaveLength(1);
  expect(table.told('assaultEnd')).toEqual([{ system: 0, owner: 0 }]);
});

test('IA-gc-15 withdrawal at the end of a round: all, to transports in orbit, what does not fit is lost', () => {
  const table = start({ dice: [6, 6] });
  const [arm, inf2, t] = [table.unit('arm'), table.unit('inf2'), table.unit('t')];
  const leave = (aboard: { unit: number; host: number }[]) => ({ do: 'withdraw' as const, aboard });
  expect(table.refusal(1, 'pressOn', leave([]))?.rule).toBe('IA-gc-15'); // one of them fits
  const both = [arm, inf2].map((unit) => ({ unit, host: t }));
  expect(table.refusal(1, 'pressOn', leave(both))?.rule).toBe('IA-gc-15'); // a T takes two steps
  expect(table.refusal(1, 'pressOn', leave([{ unit: table.unit('pdb'), host: t }]))?.rule).toBe('IA-gc-15');
  expect(table.refusal(1, 'pressOn', leave([{ unit: arm, host: inf2 }]))?.rule).toBe('IA-gc-15');
  table.act(1, 'pressOn', leave([{ unit: inf2, host: t }]));
  expect([table.g.units.host[inf2], table.g.units.status[arm]]).toEqual([t, LOST]);
  expect(table.told('assaultEnd')).toEqual([{ system: 0, owner: 0 }]);
});

test('IA-pdb-10 a PDB stays: it never boards', () => {
  const table = start({ dice: [6, 6] });
  const aboard = [{ unit: table.unit('pdb'), host: table.unit('t') }];
  expect(table.refusal(1, 'pressOn', { do: 'withdraw', aboard })?.rule).toBe('IA-gc-15');
});

test('IA-gc-15 after 100 rounds the attacker must withdraw (R106)', () => {
  const table = start({
    dice: [6, 6],
    position: { assault: { system: 'site', attacker: 2, phase: 'defender', round: 100 } },
  });
  expect(table.told('withdrawal')).toEqual([{ units: [table.unit('arm')] }]);
  expect(table.g.units.status[table.unit('inf2')]).toBe(LOST);
});

test('IA-gc-16 the same table, with its second dice, and no limit of nine units', () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`a${index}`, landed('Arm')]));
  const table = given({
    assault: 'attacker',
    units: { inf: home('Inf'), inf3: home('Inf'), t: { type: 'T', owner: 1, orbit: true }, ...many },
    dice: [6, 1], // 72 to 8: 5-1, second die: nothing
  });
  expect(table.told('groundAttack')).toEqual([{ by: 1, attack: 72, defence: 8, row: 6, round: 1 }]);
  expect(table.decision().kind).toBe('pressOn');
});

test('IA-pdb-7 in ground combat a PDB has AS and DS equal to its steps; feeding infantry is a target only (R58)', () => {
  const { at, unit } = givenState({
    assault: 'defender',
    units: {
      ...units,
      site: { ...home('PDB', 1), project: true },
      feeder: { ...home('Inf'), feeds: 'site' },
    },
  });
  expect([groundAttack(at, [unit('pdb')]), groundDefence(at, [unit('pdb')])]).toEqual([3, 3]);
  expect([groundAttack(at, [unit('feeder')]), groundDefence(at, [unit('feeder')])]).toEqual([0, 4]);
});

test('IA-gc-15 groundStand withdraws below its row or steps, else fights on (5.2)', () => {
  // 9, 8 and then 6 to 7: the infantry is hit in rounds 2 and 3
  const row = start({ dice: [6, 6, 1, 6, 1, 6], pace: [{}, { groundStand: { leastRow: 2, leastSteps: 1 } }] });
  expect(row.told('withdrawal')).toEqual([{ units: [row.unit('arm')] }]);
  expect(row.told('assaultEnd')).toEqual([{ system: 0, owner: 0 }]);
  const fewer = start({ dice: [6, 6, 1, 6], pace: [{}, { groundStand: { leastRow: 0, leastSteps: 4 } }] });
  expect(fewer.told('withdrawal')).toHaveLength(1);
});

test('IA-gc-16 the hits of each attack are announced with their chances in thirty-sixths', () => {
  const table = start({ dice: [2, 6] });
  // 1-2: a hit on a 1; 1-1: on a 1 or 2
  expect(table.told('groundHits')).toEqual([
    { by: 0, hits: 0, chances: [30, 6, 0, 0, 0] },
    { by: 1, hits: 0, chances: [24, 12, 0, 0, 0] },
  ]);
  expect(start({ dice: [1, 6] }).told('groundHits')[0]).toMatchObject({ by: 0, hits: 1 });
});
