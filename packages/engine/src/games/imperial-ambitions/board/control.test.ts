import { expect, test } from 'vitest';
import { type GivenUnit, givenState } from '../testing/given.ts';
import { controllerNow, isBlockaded, planetOwner, presentIn } from './control.ts';

const A1 = 0;
const inf = (owner: GivenUnit['owner']): GivenUnit => ({ type: 'Inf', owner, system: 'A1', where: 'surface' });
const ship = (type: GivenUnit['type'], owner: number): GivenUnit => ({ type, owner, system: 'A1' });
const at = (units: Record<string, GivenUnit>) => givenState({ units }).at;

test('IA-ctl-1 a system is controlled by the player who alone has ships or bases in it', () => {
  expect(controllerNow(at({ a: ship('DD', 1) }), A1)).toBe(1);
  expect(controllerNow(at({ a: { type: 'SS', owner: 1, system: 'A1', where: 'orbit:rocky' } }), A1)).toBe(1);
});

test('IA-ctl-1 R47 several players there: whoever controlled it last keeps it; nobody: the owner of the planet', () => {
  const contested = at({ a: ship('DD', 0), b: ship('DD', 1) });
  contested.g.systems.controller[A1] = 1;
  expect(controllerNow(contested, A1)).toBe(1);
  expect(controllerNow(at({ a: inf(0) }), A1)).toBe(0);
});

test('R48 cargo ships, projects and units outside do not count', () => {
  const others: GivenUnit[] = [
    ship('Cg', 1),
    { type: 'B', owner: 1, system: 'A1', where: 'orbit:rocky', project: true, steps: 1 },
    { ...ship('BB', 1), outside: 'withdrawn' },
  ];
  for (const other of others) expect(presentIn(at({ a: ship('DD', 0), other }), A1)).toEqual([0]);
});

test('IA-ctl-2 IA-ctl-3 the planet belongs to the only ground units on it, without any it is neutral', () => {
  expect(planetOwner(at({ a: inf(1) }), A1)).toBe(1);
  expect(planetOwner(at({ a: ship('DD', 0) }), A1)).toBe(-1);
  expect(planetOwner(at({ a: inf('neutral') }), A1)).toBe(-1);
  expect(planetOwner(at({ a: inf(0), b: inf(1) }), A1)).toBe(-1); // R127
});

test('IA-ctl-5 a finished PDB counts as a ground unit, a project does not', () => {
  const pdb: GivenUnit = { type: 'PDB', owner: 1, system: 'A1', where: 'surface' };
  expect(planetOwner(at({ pdb }), A1)).toBe(1);
  expect(planetOwner(at({ pdb: { ...pdb, project: true, steps: 1 } }), A1)).toBe(-1);
});

test('IA-ctl-4 IA-ctl-7 system and planet in two hands: the planet is blockaded and stays with its owner', () => {
  const state = at({ a: inf(0), b: ship('DD', 1) });
  expect([isBlockaded(state, A1), planetOwner(state, A1), controllerNow(state, A1)]).toEqual([true, 0, 1]);
});

test('R46 a ship of the owner lifts the blockade, a PDB does not; a neutral planet has none', () => {
  expect(isBlockaded(at({ a: inf(0), b: ship('DD', 1), c: ship('T', 0) }), A1)).toBe(false);
  expect(isBlockaded(at({ a: { ...inf(0), type: 'PDB' }, b: ship('DD', 1) }), A1)).toBe(true);
  expect(isBlockaded(at({ a: inf(0), b: ship('Cg', 1) }), A1)).toBe(false);
  expect(isBlockaded(at({ a: inf('neutral'), b: ship('DD', 1) }), A1)).toBe(false);
});
