import { expect, test } from 'vitest';
import { type Given, type GivenTable, given, givenState } from '../../testing/given.ts';
import { bombardPolicy } from './plans.ts';

const units: Given['units'] = {
  inf: { type: 'Inf', owner: 0, where: 'surface' },
  arm: { type: 'Arm', owner: 0, where: 'surface' },
  pdb: { type: 'PDB', owner: 0, where: 'surface', steps: 2 },
  landed: { type: 'Inf', owner: 1, where: 'surface', landing: 'landed' },
  cl: { type: 'CL', owner: 1, orbit: true },
  bb: { type: 'BB', owner: 1, orbit: true },
  t: { type: 'T', owner: 1, orbit: true },
  f: { type: 'F', owner: 1, orbit: true },
  away: { type: 'BB', owner: 1 },
};
const start = (more: Partial<Given> = {}): GivenTable => given({ assault: 'bombard', units, ...more });
const shot = (table: GivenTable, names: string[], target: string) => ({
  do: 'fire' as const,
  units: names.map((name) => table.unit(name)),
  target: table.unit(target),
});

test('IA-gc-7 each ship attacks once with half its AS, rounded down for each', () => {
  const table = start();
  table.act(1, 'bombard', shot(table, ['cl', 'bb'], 'inf'), [4, 6]); // 2 + 6 to 4: 2-1; then the first round
  expect(table.told('fire')).toEqual([
    { by: 1, units: [table.unit('cl'), table.unit('bb')], target: table.unit('inf'), attack: 8, defence: 4, row: 3 },
  ]);
  const once = start();
  once.act(1, 'bombard', shot(once, ['bb'], 'inf'), [6]);
  expect(once.refusal(1, 'bombard', shot(once, ['bb'], 'arm'))?.rule).toBe('IA-gc-7');
  expect(once.refusal(1, 'bombard', shot(once, ['t'], 'arm'))?.rule).toBe('IA-gc-7'); // half of 1
});

test('IA-gc-8 no ground unit is bombarded twice', () => {
  const table = start();
  table.act(1, 'bombard', shot(table, ['bb'], 'inf'), [6]); // 6 to 4: 1-1
  expect(table.refusal(1, 'bombard', shot(table, ['cl'], 'inf'))?.rule).toBe('IA-gc-7');
  expect(table.refusal(1, 'bombard', shot(table, ['cl'], 'arm'))).toBeNull();
});

test('IA-gc-9 targets are Inf, Arm and PDB of the defender', () => {
  const table = start();
  for (const target of ['inf', 'arm', 'pdb'])
    expect(table.refusal(1, 'bombard', shot(table, ['bb'], target))).toBeNull();
  expect(table.refusal(1, 'bombard', shot(table, ['bb'], 'landed'))?.rule).toBe('IA-gc-7');
});

test('IA-gc-10 printed DS without range and facing; a PDB has that of a base (R105)', () => {
  const table = start();
  table.act(1, 'bombard', shot(table, ['bb'], 'pdb'), [1]); // 6 to 12: 1-2
  expect(table.told('fire')).toEqual([
    { by: 1, units: [table.unit('bb')], target: table.unit('pdb'), attack: 6, defence: 12, row: 1 },
  ]);
  expect(table.g.units.steps[table.unit('pdb')]).toBe(1);
});

test('IA-gc-20 only ships in orbit bombard; fighters by option', () => {
  const table = start();
  for (const name of ['away', 'f'])
    expect(table.refusal(1, 'bombard', shot(table, [name], 'inf'))?.rule).toBe('IA-gc-7');
  const option = start({ options: { fightersBombard: true } });
  expect(option.refusal(1, 'bombard', shot(option, ['f'], 'inf'))).toBeNull();
});

test('IA-gc-7 fireAuto: the strongest ship on the unit with the best row, one target each (5.4)', () => {
  const { at, unit } = givenState({ assault: 'bombard', units });
  // 6 to 4 against Inf and Arm: the Arm is dearer
  expect(bombardPolicy(at)).toEqual({ do: 'fire', units: [unit('bb')], target: unit('arm') });
});
