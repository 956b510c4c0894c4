import { expect, test } from 'vitest';
import { splitByTerms } from './terms.ts';

test('a term is marked once, in its longest form, and never inside another word', () => {
  const terms = ['Velocity', 'Relative velocity', 'Pod'].map((term) => ({ term, means: '', rule: '' }));
  const parts = splitByTerms(terms, 'Velocity and relative velocity; velocity again, podium');
  expect(parts.map((part) => (typeof part === 'string' ? part : `[${part.words}]`)).join('')).toBe(
    '[Velocity] and [relative velocity]; velocity again, podium',
  );
});
