import { loadAnyGame } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { piecesOf, rulingsOn } from './rulings.ts';

const rulings = [
  { id: 'R7', about: '6.1', text: 'Left hexside first.' },
  { id: 'R10', about: '2.5', text: 'Revealed by it.' },
  { id: 'R12', about: '4.1-4.6', text: 'Ratings.' },
  { id: 'R20', about: '4.8 lost, 5.4, 8.5', text: 'Fields.' },
];
const on = (text: string, printed: string): string[] =>
  rulingsOn({ id: 'DV-1a', case: printed, text }, rulings).map(({ id }) => id);

test('a rule has the rulings that it names, and those on its printed case', () => {
  expect(on('A missile is revealed (R10)', '6.1')).toEqual(['R10', 'R7']);
  expect(on('Fields are raised', '5.4')).toEqual(['R20']);
  expect(on('Fields are raised', '4.8')).toEqual(['R20']);
  expect(on('Ratings are printed', '4.6')).toEqual(['R12']);
  expect(on('Ratings are printed', '4.7')).toEqual([]);
  expect(on('Ratings are printed', '4.1, 8.5')).toEqual(['R12', 'R20']);
});

test('numbers of rulings are found in a text, ids of rules and hexes are left alone', () => {
  const marked = (text: string): string =>
    piecesOf(text)
      .map(({ words, ruling }) => (ruling ? `[${ruling}]` : words))
      .join('');
  expect(marked('see A5, R10 and (R73)')).toBe('see [A5], [R10] and ([R73])');
  expect(marked('SS-R125 in hex A0307 of DV-A1')).toBe('SS-R125 in hex A0307 of DV-A1');
});

test.each(['deltavee', 'sword-and-stars', 'imperial-ambitions', 'fifth-frontier-war'])(
  'every ruling that a rule of %s names can be opened',
  async (game) => {
    const opened = await loadAnyGame(game);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const { rules, rulings: all } = await opened.module.texts();
    const known = new Set(all.map(({ id }) => id));
    const named = rules.flatMap(({ text }) => piecesOf(text).flatMap(({ ruling }) => ruling ?? []));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(rules.filter((rule) => rulingsOn(rule, all).length > 0).length).toBeGreaterThan(20);
  },
);
