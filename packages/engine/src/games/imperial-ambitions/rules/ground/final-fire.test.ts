import { expect, test } from 'vitest';
import { type Given, type GivenTable, given, givenState } from '../../testing/given.ts';
import { finalFirePolicy } from './plans.ts';

const units: Given['units'] = {
  pdb1: { type: 'PDB', owner: 0, where: 'surface' },
  pdb2: { type: 'PDB', owner: 0, where: 'surface', steps: 1 },
  inf: { type: 'Inf', owner: 0, where: 'surface' },
  t: { type: 'T', owner: 1, orbit: true },
  arm: { type: 'Arm', owner: 1, aboard: 't', landing: 'marked' },
  bb: { type: 'BB', owner: 1, orbit: true },
  cv: { type: 'CV', owner: 1 },
};
const start = (more: Partial<Given> = {}): GivenTable => given({ assault: 'finalFire', units, ...more });
const shot = (table: GivenTable, names: string[], target: string) => ({
  do: 'fire' as const,
  units: names.map((name) => table.unit(name)),
  target: table.unit(target),
});

test('IA-gc-4 each PDB fires once at ships in orbit, without return fire', () => {
  const table = start();
  table.act(0, 'finalFire', shot(table, ['pdb1'], 'bb'), [6]); // 32 to 15: 2-1
  expect(table.decision()).toMatchObject({ by: 0, kind: 'finalFire' });
  expect(table.refusal(0, 'finalFire', shot(table, ['pdb1'], 'bb'))?.rule).toBe('IA-pdb-6');
  table.act(0, 'finalFire', shot(table, ['pdb2'], 'bb'), [1]); // 12 to 15: 1-2
  expect(table.g.units.steps[table.unit('bb')]).toBe(3);
  expect(table.decision().kind).toBe('bombard'); // both have fired: the troops have landed
});

test('IA-gc-5 printed AS against printed DS: no range, no facing', () => {
  const table = start();
  table.act(0, 'finalFire', shot(table, ['pdb1', 'pdb2'], 'bb'), [6]);
  expect(table.told('fire')).toEqual([
    { by: 0, units: [0, 1], target: table.unit('bb'), attack: 44, defence: 15, row: 3 },
  ]);
});

test('IA-gc-20 ships out of orbit are not fired at', () => {
  const table = start();
  expect(table.refusal(0, 'finalFire', shot(table, ['pdb1'], 'cv'))?.rule).toBe('IA-pdb-6');
});

test('IA-pdb-6 PDBs fire combined or not, never with infantry or armor', () => {
  const table = start();
  expect(table.refusal(0, 'finalFire', shot(table, ['pdb1', 'pdb2'], 't'))).toBeNull();
  expect(table.refusal(0, 'finalFire', shot(table, ['pdb1', 'inf'], 't'))?.rule).toBe('IA-pdb-6');
  expect(table.refusal(0, 'finalFire', shot(table, ['inf'], 't'))?.rule).toBe('IA-pdb-6');
  expect(table.refusal(0, 'finalFire', shot(table, ['pdb1', 'pdb1'], 't'))?.rule).toBe('IA-tac-cbt-4');
});

test('IA-gc-4 a transport that dies takes its marked troops along', () => {
  const table = start();
  table.act(0, 'finalFire', shot(table, ['pdb1'], 't'), [3]); // 32 to 2: two hits
  expect(table.g.units.steps[table.unit('arm')]).toBe(0);
});

test('IA-gc-4 neutrals fire together at the best odds; fireAuto at loaded transports first (R124, 5.4)', () => {
  const { at, unit } = givenState({
    assault: 'finalFire',
    units: { ...units, dd: { type: 'DD', owner: 1, orbit: true } },
  });
  // all reach 5-1 against T and DD; both have two steps, the DD is dearer
  expect(finalFirePolicy(at, false)).toEqual({ do: 'fire', units: [unit('pdb1'), unit('pdb2')], target: unit('dd') });
  expect(finalFirePolicy(at, true)).toEqual({ do: 'fire', units: [unit('pdb1')], target: unit('t') });
  const auto = start({ pace: [{ fireAuto: true }, {}], dice: [6, 1, 6, 1] });
  expect(auto.told('fire')).toHaveLength(2);
});

test('IA-gc-4 without a finished PDB nobody is asked (5.1)', () => {
  const table = given({
    assault: 'finalFire',
    units: {
      pdb: { type: 'PDB', owner: 0, where: 'surface', project: true, steps: 1 },
      inf: { type: 'Inf', owner: 0, where: 'surface' },
      t: { type: 'T', owner: 1, orbit: true },
      arm: { type: 'Arm', owner: 1, aboard: 't', landing: 'marked' },
      bb: { type: 'BB', owner: 1, orbit: true },
    },
  });
  expect(table.decision().kind).toBe('bombard');
});

test('IA-gc-4 the PDBs of a player who gives up fire on as neutrals (R114)', () => {
  const table = start({ seats: 3 });
  const play = table.play([6, 1]); // both together at the best odds: 44 to 2, second die
  table.game.resign(play, 0);
  play.advance();
  expect(table.told('fire')).toMatchObject([{ by: -1, units: [0, 1], target: table.unit('t') }]);
  expect(table.decision()).toMatchObject({ by: 1, kind: 'bombard' });
});
