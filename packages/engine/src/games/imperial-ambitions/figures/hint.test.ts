import { expect, test } from 'vitest';
import { figuresFor } from '#core/figures';
import { given } from '../testing/given.ts';
import type { Position } from '../types.ts';
import { figures } from './figures.ts';
import { hintFor } from './hint.ts';

const hint = (at: Position, kind: string, by: number, answer: unknown): string | null => {
  const decision = { id: 1, by, kind, rule: 'IA-seq-1', sealed: false, about: null };
  return hintFor(kind, figuresFor({ figures }, at, decision, [answer])[0]);
};

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
  expect(hint(at, 'fire', 0, fire)).toMatch(/^12 against 4, 3-1: \d+ % to hit/);
  expect(hint(at, 'fire', 0, { do: 'done' })).toBeNull();
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
  expect(hint(at, 'build', 0, { orders: [start] })).toBe('costs 30 of 100');
  const jump = { units: [table.unit('dd')], to: [9, 8] };
  expect(hint(at, 'strategicMove', 0, { before: [], jump, after: [] })).toBe('2 of 3 hexes');
  expect(hint(at, 'strategicMove', 0, { before: [], jump: null, after: [] })).toBeNull();
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
        expect(hint(at(x), 'strategicMove', 0, { before: [], jump, after: [] })).toBeNull();
  const far = { units: [0], to: [39, 15] };
  expect(hint(at(20), 'strategicMove', 0, { before: [], jump: far, after: [] })).toBeNull();
});
