import { expect, test } from 'vitest';
import { randomGame, settingFor } from '../src/index.ts';
import { gameLoaders } from '../src/testing.ts';
import { shortened } from './short.ts';

test.each(gameLoaders.map(({ id, open }) => ({ id, open })))('$id puts every question into words', ({ open }) => {
  const opened = open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { module } = opened;
  const { game } = module;
  const texts = new Map<string, string>();
  for (const { id: scenario } of game.scenarios.slice(0, 12)) {
    const wish = settingFor(game, { scenario, options: shortened(game, scenario, 3) });
    if (!wish.ok) throw new Error(wish.refusal.why);
    randomGame(game, wish.setting, 'questions', {
      depth: 300,
      watch: ({ table }, { decision }) => {
        const asked = table.pending.find(({ id }) => id === decision);
        if (asked) texts.set(asked.kind, module.describeQuestion(game.view(table.g, asked.by), asked));
      },
    });
  }
  expect(texts.size).toBeGreaterThan(8);
  for (const [kind, text] of texts) {
    expect(text, kind).not.toBe(kind);
    expect(text, kind).not.toMatch(/undefined|NaN|\[object|nowhere|no world/);
  }
});
