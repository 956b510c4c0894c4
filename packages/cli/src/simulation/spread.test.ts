import { settingFor } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { openModule } from '../table-file.ts';
import { reportOf } from './report.ts';
import { type Report, spread } from './spread.ts';
import { summarise } from './summary.ts';
import type { Work } from './work.ts';

const module = await openModule('deltavee', null);
const wish = settingFor(module.game, { scenario: 'dv-own-1' });
if (!wish.ok) throw new Error(wish.refusal.why);
const work: Work = {
  game: 'deltavee',
  pack: null,
  settings: [wish.setting],
  seed: 'spread',
  verify: false,
  bots: ['captain', 'cadet'],
  rotate: true,
  think: { nodes: 1 },
  longest: Number.POSITIVE_INFINITY,
};

test('stopped after three games it keeps these three, and the report says so', async () => {
  const stop = new AbortController();
  let ended = 0;
  const records = await spread(work, 50, 1, stop.signal, (report) => {
    if ('record' in report) ended++;
    if (ended === 3) stop.abort();
  });
  expect(records.map(({ number }) => number)).toEqual([0, 1, 2]);
  const whole = await spread(work, 3, 1, new AbortController().signal, () => {});
  expect(records.map(({ places, actions }) => [places, actions])).toEqual(
    whole.map(({ places, actions }) => [places, actions]),
  );
  const scenarios = [summarise('deltavee', 'dv-own-1', ['Red', 'Blue'], records)];
  const page = reportOf({
    module,
    rules: [],
    command: 'admiralty',
    records,
    scenarios,
    seconds: 1,
    isInterrupted: true,
  });
  expect(page).toContain('3 games');
  expect(page).toContain('It was interrupted');
});

test('a stop before the first game leaves a report without games', () => {
  const scenarios = [summarise('deltavee', 'dv-own-1', ['Red', 'Blue'], [])];
  const page = reportOf({
    module,
    rules: [],
    command: 'a < b',
    records: [],
    scenarios,
    seconds: 0,
    isInterrupted: true,
  });
  expect(page).toContain('a &#60; b');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

test('a long game tells how far it is, and a stop ends it in the middle', async () => {
  const long = settingFor(module.game, { scenario: 'dv-10' });
  if (!long.ok) throw new Error(long.refusal.why);
  const stop = new AbortController();
  const heard: Report[] = [];
  const records = await spread({ ...work, settings: [long.setting] }, 1, 1, stop.signal, (report) => {
    heard.push(report);
    stop.abort();
  });
  expect(records).toEqual([]);
  expect(heard).toEqual([{ underway: { number: 0, actions: expect.any(Number), turn: expect.any(Number) } }]);
});

test('a game that is longer than it may be is broken off, told and not counted', async () => {
  const heard: Report[] = [];
  const lengths = await spread(work, 4, 1, new AbortController().signal, () => {});
  const longest = Math.min(...lengths.map(({ actions }) => actions));
  const kept = await spread({ ...work, longest: longest + 1 }, 4, 1, new AbortController().signal, (report) =>
    heard.push(report),
  );
  const shortest = lengths.filter(({ actions }) => actions === longest);
  expect(kept.map(({ number }) => number)).toEqual(shortest.map(({ number }) => number));
  expect(heard.filter((report) => 'brokenOff' in report)).toHaveLength(4 - kept.length);
  expect(kept.length).toBeLessThan(4);
});
