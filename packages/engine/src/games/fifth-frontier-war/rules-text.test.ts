import { expect, test } from 'vitest';
import { standardData } from './data/standard.ts';
import { rulesText } from './rules-text.ts';

const ids = new Set(rulesText.map(({ id }) => id));

test('310 rules, each id once, each with its printed section', () => {
  expect([rulesText.length, ids.size]).toEqual([310, 310]);
  const wrong = rulesText.filter(
    ({ id, case: printed, text }) => !/^FFW-[1-9]\.\d+[a-z]$/.test(id) || !printed || !text,
  );
  expect(wrong).toEqual([]);
  const sections = rulesText.map(({ id }) => Number(id.slice('FFW-'.length).split('.')[0]));
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => sections.filter((one) => one === section).length)).toEqual([
    11, 11, 91, 73, 50, 23, 19, 14, 18,
  ]);
});

test('every rule that the order of battle names is in the index', () => {
  const { initial, guerrillas, reinforcements, imperialDie, surprise } = standardData.orderOfBattle;
  const named = [...initial.flat(), guerrillas, ...reinforcements, imperialDie, ...surprise].map(({ rule }) => rule);
  expect(named.filter((rule) => !ids.has(rule))).toEqual([]);
});
