import { expect, test } from 'vitest';
import { SITE_HEX } from '../data/load-scenarios.ts';
import { CV, F, NEUTRAL } from '../data/names.ts';
import type { Force } from '../data/types.ts';
import { SPACE, SURFACE } from '../state.ts';
import { given } from '../testing/given.ts';
import { addForce, addGroup } from './forces.ts';

const table = () => given({ phase: 'build', units: { a: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' } } });
test('IA-neu-2 R50 a force stands in its system, the first one too, and neutrals are bound to it', () => {
  const made = table();
  const { g } = made;
  const add = (force: Partial<Force>): number => {
    const before = g.units.type.length;
    const whole = {
      owner: 0,
      system: 0,
      where: 'space',
      planet: 2,
      units: [{ type: F, n: 1, steps: 1, aboard: [] }],
      ...force,
    };
    addForce(made.play(), whole as Force, true);
    return g.units.type.length > before ? before : -1;
  };
  const columns = (unit: number) => {
    const { place, planet, bound, lastSystem } = g.units;
    return [place[unit], planet[unit], bound[unit], lastSystem[unit]];
  };
  const hexOfA1 = g.units.hex[made.unit('a')];
  const first = add({});
  expect([g.units.hex[first], columns(first)]).toEqual([hexOfA1, [SPACE, -1, 0, 0]]);
  expect(columns(add({ owner: NEUTRAL }))).toEqual([SPACE, -1, 1, 0]);
  expect(columns(add({ where: 'orbit' }))).toEqual([SPACE, 2, 0, 0]);
  expect(columns(add({ where: 'surface' }))).toEqual([SURFACE, -1, 0, 0]);
  expect(g.units.hex[add({ system: -1 })]).toBe(SITE_HEX);
});

test('R23 what a group carries is aboard it, in space and in no orbit; the numbers of its own are handed back', () => {
  const made = table();
  const { g } = made;
  const group = {
    type: CV,
    n: 2,
    steps: 4,
    aboard: [{ type: F, n: 1, steps: 2, aboard: [] }],
  };
  const row = { owner: 0, hex: 5, place: SURFACE, planet: 1 };
  const own = addGroup(made.play(), group as never, row as never, true);
  const start = own[0]!;
  expect(own).toEqual([start, start + 2]);
  expect(own.map((unit) => [g.units.host[unit], g.units.host[unit + 1]])).toEqual([
    [-1, start],
    [-1, start + 2],
  ]);
  expect([g.units.place[start + 1], g.units.planet[start + 1], g.units.planet[start]]).toEqual([SPACE, -1, 1]);
});
