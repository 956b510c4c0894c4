import { deltavee } from '@admiralty/engine/deltavee';
import { swordAndStars } from '@admiralty/engine/sword-and-stars';
import { expect, test } from 'vitest';
import { splitByTerms, termsOf } from './terms.ts';

test('a term is marked once, in its longest form, and never inside another word', () => {
  const parts = splitByTerms('deltavee', 'Velocity and relative velocity; velocity again, podium');
  expect(parts.map((part) => (typeof part === 'string' ? part : `[${part.words}]`)).join('')).toBe(
    '[Velocity] and [relative velocity]; velocity again, podium',
  );
});

test.each([
  ['deltavee', deltavee],
  ['sword-and-stars', swordAndStars],
] as const)('every term of %s points at a rule that exists', (game, maker) => {
  const opened = maker.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const ids = new Set(opened.box.rules.map(({ id }) => id));
  const families = [...ids];
  const astray = termsOf(game).filter(({ rule }) => !ids.has(rule) && !families.some((id) => id.startsWith(rule)));
  expect(astray.map(({ term, rule }) => `${term} ${rule}`)).toEqual([]);
});
