import type { Act, CardOdds, OperationFigures } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { byTarget, nodesOf, type Route, variantsOf } from './routes.ts';

const conquest = (base: number, target: number, more: object = {}): Act => ({
  do: 'conquest',
  base,
  target,
  path: [],
  gate: false,
  extra: 0,
  chits: [],
  ...more,
});

test('each route is listed once, with the least points and without chits where that is legal', () => {
  const acts: Act[] = [
    conquest(1, 2, { extra: 3 }),
    conquest(1, 2, { extra: 1 }),
    conquest(1, 2, { chits: [7] }),
    conquest(1, 2, { path: [5], extra: 2 }),
    conquest(3, 4, { chits: [7] }),
    { do: 'govern', target: 1, extra: 0 },
    { do: 'end' },
  ];
  expect(variantsOf(acts, 'conquest')).toEqual([
    conquest(1, 2, { extra: 1 }),
    conquest(1, 2, { path: [5], extra: 2 }),
    conquest(3, 4, { chits: [7] }),
  ]);
  expect(variantsOf(acts, 'govern')).toEqual([{ do: 'govern', target: 1, extra: 0 }]);
});

const odds = (success: number): CardOdds => ({
  rating: 0,
  cards: 50,
  effects: {},
  success,
  rebellions: [],
  planet: { n: 1, of: 1 },
});
const route = (target: number, base: number, c: number, cost: number): Route => ({
  act: { do: 'conquest', base, target, path: [9], gate: false, extra: 0, chits: [] },
  figures: { cost, odds: odds(c), opposed: null } as OperationFigures,
});

test('the best route to each Target stands first: by chance, then by price', () => {
  const best = byTarget([route(1, 5, 10, 2), route(1, 6, 20, 4), route(2, 5, 30, 3), route(2, 6, 30, 2)]);
  expect(best.map(({ act }) => nodesOf(act))).toEqual([
    [6, 9, 2],
    [6, 9, 1],
  ]);
});
