import { expect, test } from 'vitest';
import { type GivenUnit, givenState } from '../testing/given.ts';
import { dockRoom, fighterRoom, hasGroundRoom, hasRoom } from './carrying.ts';

const base: GivenUnit = { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' };
const loose = (type: GivenUnit['type'], steps?: number): GivenUnit => ({
  type,
  owner: 0,
  system: 'A1',
  ...(steps ? { steps } : {}),
});

test('IA-land-2 IA-land-5 a base lands one fighter step for each current step, and no more', () => {
  const { at, unit } = givenState({
    units: {
      b: { ...base, steps: 3 },
      f: { type: 'F', owner: 0, aboard: 'b' },
      whole: loose('F'),
      half: loose('F', 1),
    },
  });
  expect(fighterRoom(at, unit('b'))).toBe(1);
  expect([hasRoom(at, unit('whole'), unit('b')), hasRoom(at, unit('half'), unit('b'))]).toEqual([false, true]);
});

test('IA-land-3 a carrier lands one fighter step for each current step', () => {
  const { at, unit } = givenState({ units: { cv: loose('CV', 2) } });
  expect(fighterRoom(at, unit('cv'))).toBe(2);
});

test('IA-land-1 IA-land-10 IA-land-11 one ship of any type docks, whatever is landed', () => {
  const { at, unit } = givenState({
    units: {
      b: { ...base, steps: 1 },
      f: { type: 'F', owner: 0, steps: 1, aboard: 'b' },
      bb: loose('BB'),
      dd: loose('DD', 1),
    },
  });
  expect([hasRoom(at, unit('bb'), unit('b')), hasRoom(at, unit('dd'), unit('b'))]).toEqual([true, true]);
  at.g.units.host[unit('bb')] = unit('b');
  expect([dockRoom(at, unit('b')), hasRoom(at, unit('dd'), unit('b'))]).toEqual([0, false]);
});

test('IA-gnd-8 IA-gnd-11 a base takes one ground unit beside docked and landed ones', () => {
  const { at, unit } = givenState({
    units: {
      b: base,
      dd: { type: 'DD', owner: 0, aboard: 'b' },
      f1: { type: 'F', owner: 0, aboard: 'b' },
      f2: { type: 'F', owner: 0, aboard: 'b' },
      arm: { type: 'Arm', owner: 0, system: 'A1', where: 'surface' },
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    },
  });
  expect(hasGroundRoom(at, unit('b'), unit('arm'))).toBe(true);
  at.g.units.host[unit('arm')] = unit('b');
  expect([hasGroundRoom(at, unit('b'), unit('inf')), fighterRoom(at, unit('b'))]).toEqual([false, 0]);
});

test('IA-gnd-9 each transport step carries one ground step', () => {
  const { at, unit } = givenState({
    units: {
      t: loose('T'),
      half: loose('T', 1),
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      weak: { type: 'Inf', owner: 0, steps: 1, system: 'A1', where: 'surface' },
    },
  });
  const room = (host: string, troops: string): boolean => hasGroundRoom(at, unit(host), unit(troops));
  expect([room('t', 'inf'), room('half', 'inf'), room('half', 'weak')]).toEqual([true, false, true]);
});

test('IA-bld-2 R56 a fighter under construction fills two steps of room from its first turn on', () => {
  const { at, unit } = givenState({
    units: { b: base, f: { type: 'F', owner: 0, steps: 1, project: true, aboard: 'b' } },
  });
  expect(fighterRoom(at, unit('b'))).toBe(2);
});

test('IA-gnd-3 IA-pdb-10 a PDB boards nothing', () => {
  const { at, unit } = givenState({
    units: { t: loose('T'), b: base, pdb: { type: 'PDB', owner: 0, system: 'A1', where: 'surface' } },
  });
  expect([hasRoom(at, unit('pdb'), unit('t')), hasRoom(at, unit('pdb'), unit('b'))]).toEqual([false, false]);
});

test('room is the same where the caller says among whom to look, whoever else is named', () => {
  const { at, unit } = givenState({
    units: {
      b: { ...base, steps: 3 },
      f: { type: 'F', owner: 0, aboard: 'b' },
      dd: { type: 'DD', owner: 0, aboard: 'b' },
      arm: { type: 'Arm', owner: 0, aboard: 'b' },
      far: { type: 'B', owner: 0, system: 'A2', where: 'orbit:habitable' },
      half: loose('F', 1),
      other: loose('DD'),
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
    },
  });
  const among = [unit('half'), unit('f'), unit('dd'), unit('arm'), unit('inf')];
  for (const host of [unit('b'), unit('far')]) {
    expect(fighterRoom(at, host, among)).toBe(fighterRoom(at, host));
    for (const one of [unit('half'), unit('other'), unit('inf')])
      expect(hasRoom(at, one, host, among)).toBe(hasRoom(at, one, host));
  }
  expect([fighterRoom(at, unit('b'), []), fighterRoom(at, unit('b'), among)]).toEqual([3, 1]);
});
