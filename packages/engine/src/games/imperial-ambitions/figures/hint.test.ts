import { expect, test } from 'vitest';
import { given } from '../testing/given.ts';
import { hintFor } from './hint.ts';

test('IA-tac-cbt-7 the odds of an attack before it is made', () => {
  const table = given({
    battle: 'fire',
    units: {
      bb: { type: 'BB', owner: 0, at: [20, 20], facing: 1 },
      dd: { type: 'DD', owner: 1, at: [20, 23], facing: 1 },
    },
    dice: [6, 1],
  });
  const at = { g: table.g, data: table.game.data };
  const fire = { do: 'fire', units: [table.unit('bb')], target: table.unit('dd') };
  expect(hintFor(at, 'fire', 0, fire)).toMatch(/^12 against 4, 3-1: \d+ % to hit/);
  expect(hintFor(at, 'fire', 0, { do: 'done' })).toBeNull();
});

test('IA-bld-21 the price of a list, IA-mov-8 the length of a jump', () => {
  const table = given({
    phase: 'build',
    treasury: [100, 0],
    units: {
      b: { type: 'B', owner: 0, system: 'A1', where: 'orbit:habitable' },
      inf: { type: 'Inf', owner: 0, system: 'A1', where: 'surface' },
      dd: { type: 'DD', owner: 0, system: 'A1' },
    },
  });
  const at = { g: table.g, data: table.game.data };
  const start = { do: 'start', base: table.unit('b'), type: 'BB' };
  expect(hintFor(at, 'build', 0, { orders: [start] })).toBe('costs 30 of 100');
  const jump = { units: [table.unit('dd')], to: [9, 8] };
  expect(hintFor(at, 'strategicMove', 0, { before: [], jump, after: [] })).toBe('2 of 3 hexes');
  expect(hintFor(at, 'strategicMove', 0, { before: [], jump: null, after: [] })).toBeNull();
});

test('R23 no hint of what is refused: units of others, wherever they stand, tell nothing', () => {
  const at = (x: number) => {
    const table = given({
      phase: 'moving',
      order: [0, 1],
      units: { dd: { type: 'DD', owner: 0, system: 'A1' }, foe: { type: 'DD', owner: 1, xy: [x, 12] } },
      options: { fog: 'full' },
    });
    return { g: table.g, data: table.game.data };
  };
  for (const x of [20, 24, 30])
    for (const to of [
      [21, 12],
      [25, 12],
      [30, 12],
    ] as const)
      for (const jump of [
        { units: [1], to },
        { units: [0, 1], to },
      ])
        expect(hintFor(at(x), 'strategicMove', 0, { before: [], jump, after: [] })).toBeNull();
  const far = { units: [0], to: [39, 15] };
  expect(hintFor(at(20), 'strategicMove', 0, { before: [], jump: far, after: [] })).toBeNull();
});
