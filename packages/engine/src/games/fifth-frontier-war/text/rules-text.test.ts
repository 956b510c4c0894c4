import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { standardData } from '../data/standard.ts';
import { rulesText } from './rules-text.ts';

const ids = new Set(rulesText.map(({ id }) => id));

/** all but what is our own: positions that cannot be */
const printedRules = rulesText.filter(({ id }) => id !== 'FFW-position');

test('318 rules, each id once, each with its printed section', () => {
  expect([printedRules.length, ids.size]).toEqual([318, rulesText.length]);
  const wrong = printedRules.filter(
    ({ id, case: printed, text }) => !/^FFW-[1-9]\.\d+[a-z]$/.test(id) || !printed || !text,
  );
  expect(wrong).toEqual([]);
  const sections = printedRules.map(({ id }) => Number(id.slice('FFW-'.length).split('.')[0]));
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((section) => sections.filter((one) => one === section).length)).toEqual([
    12, 11, 92, 73, 51, 23, 22, 14, 20,
  ]);
});

test('every rule that the order of battle names is in the index', () => {
  const { initial, guerrillas, reinforcements, imperialDie, surprise } = standardData.orderOfBattle;
  const named = [...initial.flat(), guerrillas, ...reinforcements, imperialDie, ...surprise].map(({ rule }) => rule);
  expect(named.filter((rule) => !ids.has(rule))).toEqual([]);
});

test('every rule that the code cites is in the index', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const cited = sources.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/FFW-\d\.\d+[a-z]/g) ?? []);
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter((id) => !ids.has(id))).toEqual([]);
});
