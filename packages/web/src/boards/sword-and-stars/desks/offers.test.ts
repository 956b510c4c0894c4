import { expect, test } from 'vitest';
import { bargainsIn } from './offers.ts';

test('the trade desk holds bargains and agreements, and no wish to go back or for a draw', () => {
  const kinds = ['trade', 'takeBack', 'agreement', 'draw', 'endAgreement'];
  const offers = kinds.map((kind, id) => ({ id, by: 0, to: [1], kind, with: {}, accepted: [] }));
  expect(bargainsIn(offers).map(({ kind }) => kind)).toEqual(['trade', 'agreement', 'endAgreement']);
});
