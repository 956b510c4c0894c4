/** What holds for every board. */
import { type GameModule, games, loadAnyGame, Session, settingFor } from '@admiralty/engine';
import type { DvView } from '@admiralty/engine/deltavee';
import type { FfwView } from '@admiralty/engine/fifth-frontier-war';
import { describe, expect, test } from 'vitest';
import type { Lesson } from '../learning/types.ts';
import { sectionOf } from '../rules/rule-search.ts';
import { rulesWords } from '../words/rules.ts';
import { boxes, boxOf, playable } from './boxes.ts';
import { chartsOf } from './charts.ts';
import { loadBoard, loadReference } from './load.ts';

async function moduleOf(game: string, position: unknown = null): Promise<GameModule> {
  const opened = await loadAnyGame(game, null, position);
  if (!opened.ok) throw new Error(opened.problems[0]);
  return opened.module;
}

/** What the learner sees as a lesson begins. */
async function viewOf({
  setup: { game, scenario, players, position = null, seed = '' },
}: Lesson<never>): Promise<unknown> {
  const { game: rules } = await moduleOf(game, position);
  const wish = settingFor(rules, { scenario, options: {}, seats: players.length, position });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = Session.start(rules, wish.setting, seed);
  if (!started.ok) throw new Error(started.refusal.why);
  return started.session.observe(0).view;
}

test('every game has its box, each at a place of its own', () => {
  expect(boxes.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
  expect(new Set(boxes.map(({ place }) => place)).size).toBe(boxes.length);
});

describe.each(playable)('%s', (game) => {
  const { play, balance } = boxOf(game);

  test('the box names what is in it', async () => {
    const { game: rules } = await moduleOf(game);
    const scenario = rules.scenarios.find(({ id }) => id === play.scenario);
    expect(play).toMatchObject({ scenarioTitle: scenario?.title });
    const ids = rules.scenarios.map(({ id }) => id);
    expect(Object.keys(balance).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('the guided game is a real position, its steps rest on real rules', async () => {
    const board = await loadBoard(game);
    expect(board.game).toBe(game);
    const lesson = await board.lesson?.();
    if (!lesson) throw new Error('no lesson');
    const { scenario, players, position = null, seed = '' } = lesson.setup;
    const module = await moduleOf(game, position);
    const { game: rules } = module;
    const wish = settingFor(rules, { scenario, options: {}, seats: players.length, position });
    if (!wish.ok) throw new Error(wish.refusal.why);
    const started = Session.start(rules, wish.setting, seed);
    expect(started.ok && started.session.table.pending.map(({ by }) => by)).toEqual([0]);
    const ids = new Set((await module.texts()).rules.map(({ id }) => id));
    expect(lesson.steps.flatMap(({ why }) => (why && !ids.has(why.rule) ? [why.rule] : []))).toEqual([]);
    expect(lesson.steps.filter(({ refuses, why }) => refuses && !why)).toEqual([]);
    expect(play).toMatchObject({ lessonSteps: lesson.steps.length });
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8);
    expect(lesson.steps.length).toBeLessThanOrEqual(15);
  });

  test('further guided games are real positions too', async () => {
    const { moreLessons = {} } = await loadBoard(game);
    const named = play.moreLessons ?? [];
    expect(named.map(({ part }) => part)).toEqual(Object.keys(moreLessons));
    for (const { part, steps } of named) {
      const lesson = await moreLessons[part]?.();
      if (!lesson) throw new Error('no lesson');
      const { scenario, players, position = null, seed = '' } = lesson.setup;
      const module = await moduleOf(game, position);
      const { game: rules } = module;
      const wish = settingFor(rules, { scenario, options: {}, seats: players.length, position });
      if (!wish.ok) throw new Error(wish.refusal.why);
      const started = Session.start(rules, wish.setting, seed);
      expect(started.ok && started.session.table.pending.map(({ by }) => by)).toContain(0);
      const ids = new Set((await module.texts()).rules.map(({ id }) => id));
      expect(lesson.steps.flatMap(({ why }) => (why && !ids.has(why.rule) ? [why.rule] : []))).toEqual([]);
      expect([lesson.part, lesson.steps.length]).toEqual([part, steps]);
    }
  });

  test('terms and charts point at rules that exist, every section of the book has its title', async () => {
    const module = await moduleOf(game);
    const { game: rules } = module;
    const { terms, sections } = await loadReference(game);
    const ids = (await module.texts()).rules.map(({ id }) => id);
    const isThere = (rule: string): boolean => ids.some((id) => id.startsWith(rule));
    expect(terms.filter(({ rule }) => !isThere(rule)).map(({ term, rule }) => `${term} ${rule}`)).toEqual([]);
    const charts = await chartsOf(game, rules.data);
    expect(charts.length).toBeGreaterThan(0);
    expect(charts.filter(({ rule }) => !isThere(rule)).map(({ title, rule }) => `${title} ${rule}`)).toEqual([]);
    expect(
      [...new Set(ids.map(sectionOf))].filter((section) => !(section in sections || section in rulesWords.sections)),
    ).toEqual([]);
  });
});

test('a step of the first command holds back what it does not teach', async () => {
  const { lesson } = await import('./deltavee/lesson/lesson.ts');
  const view = (await viewOf(lesson)) as DvView;
  expect(lesson.steps.at(-1)?.isDone).toBeDefined();
  expect(lesson.steps[4]?.refuses?.('fire', { do: 'fire', source: 1 }, view)).toMatch(/burster/);
  expect(lesson.steps[4]?.refuses?.('fire', { do: 'fire', source: 0 }, view)).toBeNull();
  expect(lesson.steps[4]?.refuses?.('fire', { do: 'end' }, view)).toMatch(/burster/);
});

test('the first plot of the guided war leads to the enemy, or the lesson would speak of another place', async () => {
  const { lesson } = await import('./fifth-frontier-war/lesson/lesson.ts');
  const view = (await viewOf(lesson)) as FfwView;
  const step = lesson.steps.find(({ id }) => id === 'plot');
  const enemy = view.squadrons.find(({ fleet }) => fleet < 0)?.place ?? -1;
  const jump = (to: number) => ({ fleets: [{ fleet: 0, change: 'none', orders: [{ to, jump: true, detach: [] }] }] });
  expect(step?.refuses?.('plots', jump(enemy), view)).toBeNull();
  expect(step?.refuses?.('plots', jump(enemy + 1), view)).toMatch(/Mongo/);
  expect(step?.refuses?.('plots', { fleets: [] }, view)).toMatch(/Mongo/);
});
