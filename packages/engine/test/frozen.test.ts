import { expect, test } from 'vitest';
import type { GameTypes } from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';

/** What a bot in the same process is given to think with cannot be turned into an ear at the true table. */
test.each(gameLoaders.map(({ id, open }) => ({ id, open })))('$id: game and module cannot be changed', ({ open }) => {
  const opened = open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { module } = opened;
  const { game } = module;
  const parts = [
    module,
    game,
    game.steps,
    game.choices,
    game.anytime,
    game.offers,
    game.migrations,
    game.options,
    game.scenarios,
    game.data,
    ...Object.values(game.choices as Record<string, object>),
    ...Object.values(game.anytime as Record<string, object>),
    ...Object.values(game.offers as Record<string, object>),
  ];
  for (const part of parts) expect(Object.isFrozen(part)).toBe(true);
  expect(() => Object.assign(game, { clone: (g: GameTypes['state']) => g })).toThrow(TypeError);
});
