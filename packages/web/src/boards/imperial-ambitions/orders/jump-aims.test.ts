import type { IaView, JumpNext, Xy } from '@admiralty/engine/imperial-ambitions';
import { expect, test } from 'vitest';
import { aimsOf } from './jump-aims.ts';

test('systems out of range: the nearest first, each with the hex to jump to now and the jumps that it takes', () => {
  const systems = (
    [
      [5, 5],
      [5, 4],
      [5, 10],
      [12, 5],
    ] as Xy[]
  ).map((xy, system) => ({ system, xy }));
  const view = { systems } as IaView;
  const ends: JumpNext['ends'] = (
    [
      [5, 4],
      [5, 7],
      [7, 5],
    ] as Xy[]
  ).map((to) => ({ to, distance: 2 }));
  expect(aimsOf(view, [5, 5], ends, 2)).toEqual([
    { system: 2, xy: [5, 10], hexes: 5, jumps: 3, to: [5, 7] },
    { system: 3, xy: [12, 5], hexes: 7, jumps: 4, to: [7, 5] },
  ]);
  expect(aimsOf(view, [5, 5], [], 0)).toEqual([]); // it cannot jump at all
});
