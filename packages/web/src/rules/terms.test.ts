import { expect, test } from 'vitest';
import { splitByTerms } from './terms.ts';

test('a sign in capitals is not the word that is spelled like it', () => {
  const terms = ['AS', 'PDB'].map((term) => ({ term, means: '', rule: '' }));
  const marked = splitByTerms(terms, 'as strong as its AS; PDBs').filter((part) => typeof part !== 'string');
  expect(marked.map(({ words }) => words)).toEqual(['AS', 'PDBs']);
});

test('a term is marked once, in its longest form, and never inside another word', () => {
  const terms = ['Velocity', 'Relative velocity', 'Pod'].map((term) => ({ term, means: '', rule: '' }));
  const parts = splitByTerms(terms, 'Velocity and relative velocity; velocity again, podium');
  expect(parts.map((part) => (typeof part === 'string' ? part : `[${part.words}]`)).join('')).toBe(
    '[Velocity] and [relative velocity]; velocity again, podium',
  );
});
