import { loadAnyGame } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { sectionOf } from '../../rules/rule-search.ts';
import { rulesWords } from '../../words/rules.ts';
import { axialOf, pointOf, xyOf } from './ids.ts';
import { chartsOf } from './reference/charts.ts';
import { reference } from './reference/reference.ts';

test('terms and charts point at rules that exist, every section of the book has its title', async () => {
  const opened = await loadAnyGame('imperial-ambitions', null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const ids = (await opened.module.texts()).rules.map(({ id }) => id);
  const charts = chartsOf(opened.module.game.data);
  const named = [...reference.terms, ...charts].map(({ rule }) => rule);
  expect(named.filter((rule) => !ids.includes(rule))).toEqual([]);
  expect(
    [...new Set(ids.map(sectionOf))].filter((one) => !(one in reference.sections || one in rulesWords.sections)),
  ).toEqual([]);
});

test('IA-tac-cbt-10 IA-tac-cbt-15 charts show the printed figures', async () => {
  const opened = await loadAnyGame('imperial-ambitions', null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const [combat, range, units] = chartsOf(opened.module.game.data);
  expect(combat?.rows.map(({ label, cells }) => [label, ...cells].join(' '))).toEqual([
    '1-3 A – – – – –',
    '1-2 1 – – – – –',
    '1-1 1 1 – – – –',
    '2-1 1 1 1 – – –',
    '3-1 2 1 1 1 – –',
    '4-1 3 2 1 1 1 –',
    '5-1 4 3 2 1 1 B',
    'A 1 1 1 – – –',
    'B – – 1 1 2 2',
  ]);
  expect(range?.rows.map(({ cells }) => cells[0])).toEqual(['+½', '–', '–', '–', '−1', '−2', '−3']);
  expect(units?.rows[0]).toEqual({ label: 'Battleship', cells: ['12-15-3, 9-12-3, 6-8-2, 3-4-1*', '30', '15', '150'] });
});

test('even columns lie half a hex further south, and the way back is the same', () => {
  const [odd, even] = [pointOf([1, 1]), pointOf([2, 1])];
  expect(even.y - odd.y).toBeCloseTo((Math.sqrt(3) * 32) / 2);
  expect(xyOf(axialOf([20, 23]))).toEqual([20, 23]);
});
