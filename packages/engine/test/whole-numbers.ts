/** Prints the lists of doubles in games played at random; `whole-numbers.test.ts` runs it in a process of its own. */
import { randomGame, settingFor } from '../src/core/index.ts';
import { gameLoaders } from '../src/testing.ts';

/** Does V8 hold the list as doubles? One value that is no small integer is enough, and all lists made like it follow. */
const isOfDoubles = new Function('list', 'return %HasDoubleElements(list)') as (list: readonly unknown[]) => boolean;

function doublesIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && isOfDoubles(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => doublesIn(inner, `${path}.${name}`));
}

const found = doublesIn({ good: [1, 2], bad: [1, 2.5] }, 'sample');
for (const loader of gameLoaders) {
  const opened = loader.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game } = opened.module;
  for (const { id } of [game.scenarios[0]!, game.scenarios.at(-1)!]) {
    const wish = settingFor(game, { scenario: id });
    const played = wish.ok ? randomGame(game, wish.setting, 'integers', { depth: 300 }) : wish;
    if (!played.ok) throw new Error(played.refusal.why);
    found.push(...doublesIn(played.table.g, id));
  }
}
console.log(JSON.stringify(found));
