import { eraseLoader, Session, settingFor } from '@admiralty/engine';
import { deltavee } from '@admiralty/engine/deltavee';
import { swordAndStars } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { lesson as first } from './deltavee/lesson/lesson.ts';
import { boxFronts } from './shelf.ts';
import { lesson as second } from './sword-and-stars/lesson/lesson.ts';

test.each([
  ['deltavee', first, eraseLoader(deltavee)],
  ['sword-and-stars', second, eraseLoader(swordAndStars)],
] as const)('the guided game of %s is a real position, its steps rest on real rules', (id, lesson, maker) => {
  const { scenario, players, position = null, seed = '' } = lesson.setup;
  const opened = maker.open(null, position);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game, rules } = opened.box;
  const wish = settingFor(game, { scenario, options: {}, seats: players.length, position });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = Session.start(game, wish.setting, seed);
  expect(started.ok && started.session.table.pending.map(({ by }) => by)).toEqual([0]);
  const ids = new Set(rules.map(({ id: rule }) => rule));
  expect(lesson.steps.flatMap(({ why }) => (why && !ids.has(why.rule) ? [why.rule] : []))).toEqual([]);
  expect(lesson.steps.filter(({ refuses, why }) => refuses && !why)).toEqual([]);
  const box = boxFronts.find((one) => one.id === id);
  expect(box?.play.is === 'board' && box.play.lessonSteps).toBe(lesson.steps.length);
  expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
  expect(lesson.steps.length).toBeLessThanOrEqual(15);
});

test('each step of the first command opens when the one before is done', () => {
  const opened = deltavee.open(null, first.setup.position ?? null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const last = first.steps.at(-1);
  expect(last?.isDone).toBeDefined();
  expect(first.steps[4]?.refuses?.('fire', { do: 'fire', source: 1 })).toMatch(/burster/);
  expect(first.steps[4]?.refuses?.('fire', { do: 'fire', source: 0 })).toBeNull();
  expect(first.steps[4]?.refuses?.('fire', { do: 'end' })).toMatch(/burster/);
});
