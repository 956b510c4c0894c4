import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { randomGame, settingFor } from '../src/core/index.ts';
import { gameLoaders } from '../src/testing.ts';

setFlagsFromString('--allow-natives-syntax');
/** Does V8 hold the list as doubles? One value that is no small integer is enough, and all lists made like it follow. */
const isOfDoubles = runInThisContext('(list) => %HasDoubleElements(list)') as (list: readonly unknown[]) => boolean;

function doublesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && isOfDoubles(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => doublesIn(inner, `${path}.${name}`));
}

test('a list with one fraction is a list of doubles', () => {
  expect(doublesIn({ good: [1, 2], bad: [1, 2.5] })).toEqual(['.bad']);
});

test.each(gameLoaders.map((loader) => [loader.title, loader] as const))(
  'the columns of %s hold integers',
  (_, loader) => {
    const opened = loader.open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const { game } = opened.box;
    for (const { id } of [game.scenarios[0]!, game.scenarios.at(-1)!]) {
      const wish = settingFor(game, { scenario: id });
      const played = wish.ok ? randomGame(game, wish.setting, 'integers', { depth: 300 }) : wish;
      if (!played.ok) throw new Error(played.refusal.why);
      expect(doublesIn(played.table.g)).toEqual([]);
    }
  },
);
