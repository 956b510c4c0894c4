import { expect, test } from 'vitest';
import { around, searchRules, sectionOf, sectionsOf } from './rule-search.ts';

const rules = [
  { id: 'DV-7.1a', case: '7.1', text: 'A ship may receive its rating less its velocity' },
  { id: 'DV-7.1b', case: '7.1', text: 'At least one Command stays' },
  { id: 'DV-8.0a', case: '8.0', text: 'Velocity and range make the Target Value' },
  { id: 'DV-S1', case: 'S1', text: 'Destroy the Piccolo' },
];

test('a number finds its family first, words find every rule that has them all', () => {
  expect(searchRules(rules, '7.1').map(({ id }) => id)).toEqual(['DV-7.1a', 'DV-7.1b']);
  expect(searchRules(rules, 'dv-8').map(({ id }) => id)).toEqual(['DV-8.0a']);
  expect(searchRules(rules, 'velocity').map(({ id }) => id)).toEqual(['DV-7.1a', 'DV-8.0a']);
  expect(searchRules(rules, 'velocity range').map(({ id }) => id)).toEqual(['DV-8.0a']);
  expect(searchRules(rules, 'dragon')).toEqual([]);
});

test('a chip opens its rule between its neighbours', () => {
  const found = around(rules, 'DV-7.1b', 1);
  expect([found?.before[0]?.id, found?.rule.id, found?.after[0]?.id]).toEqual(['DV-7.1a', 'DV-7.1b', 'DV-8.0a']);
  expect(around(rules, 'DV-8.0', 1)?.rule.id).toBe('DV-8.0a');
  expect(around(rules, 'SS-1', 1)).toBeNull();
});

test('sections follow the book', () => {
  expect(sectionsOf(rules).map(({ key, rules: found }) => [key, found.length])).toEqual([
    ['7', 2],
    ['8', 1],
    ['S', 1],
  ]);
  expect(sectionOf('DV-FSB-P4')).toBe('FSB');
  expect(['IA-map-1', 'IA-tac-cbt-22', 'IA-position'].map(sectionOf)).toEqual(['map', 'tac-cbt', 'position']);
});
