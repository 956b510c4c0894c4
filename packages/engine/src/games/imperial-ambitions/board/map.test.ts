import { expect, test } from 'vitest';
import { GivenDice } from '#core/dice';
import { Play } from '#core/play';
import { keyAt, xOf, yOf } from '../data/coordinates.ts';
import { givenState, standardGame } from '../testing/given.ts';
import { jumpDistance, jumpReach, sectorAt } from './chart.ts';
import { rollOrder } from './sides.ts';

test('IA-mov-8 IA-map-1 a jump is counted along connected hexes of sheets that exist', () => {
  const { at } = givenState({ units: {} });
  const chart = at.data.chartFor(at.g);
  expect(jumpDistance(chart, keyAt(13, 8), keyAt(15, 9), 3)).toBe(2);
  expect(jumpDistance(chart, keyAt(13, 8), keyAt(17, 8), 3)).toBe(-1);
  expect(sectorAt(chart, keyAt(20, 16))).toBe(-1);
  expect(jumpReach(chart, keyAt(1, 1), 2).every((hex) => xOf(hex) >= 1 && yOf(hex) >= 1)).toBe(true);
});

test('IA-seq-3 R16 high roll first; the tied roll again among themselves', () => {
  const { at } = givenState({ units: {} });
  const table = { g: at.g, stack: [], pending: [], rng: [] } as never;
  const play = new Play(standardGame(), table, new GivenDice([3, 5, 3, 2, 6]));
  expect(rollOrder(play, [0, 1, 2], 'IA-seq-3')).toEqual([1, 2, 0]);
});
