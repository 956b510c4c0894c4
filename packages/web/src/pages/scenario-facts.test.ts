import { games, loadGame } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { factsOf } from './scenario-facts.ts';

test.each(games)('$title: each scenario is told by its length and how hard it is', async ({ id }) => {
  const opened = await loadGame(id);
  if (!opened.ok) throw new Error(opened.problems.join());
  const untold = opened.module.game.scenarios.filter((one) => factsOf(one.id).minutes === null);
  expect(untold.map((one) => one.id)).toEqual([]);
});

test('nobody guesses at a scenario of somebody else', () => {
  expect(factsOf('my-chase')).toEqual({ turns: null, minutes: null, difficulty: null });
});
