import { expect, test } from 'vitest';
import { readStartLink } from './start-link.ts';

const setup = {
  game: 'deltavee',
  scenario: 'dv-1',
  players: [{ is: 'person' }, { is: 'computer', level: 'cadet' }],
  seed: 'x&y=1',
};
const link = (json: unknown) => `#start=${encodeURIComponent(JSON.stringify(json))}`;

test('a link gives back the start that was put into it', () => {
  expect(readStartLink(link(setup))).toEqual(setup);
});

test.each([
  ['', null],
  ['#start=', null],
  ['#start=%7B', null],
  [link([]), null],
  [link({ ...setup, game: 'chess' }), null],
  [link({ ...setup, players: [{ is: 'computer', level: 'god' }] }), null],
  [link({ ...setup, seed: 5 }), null],
])('%s is no start', (hash, nothing) => {
  expect(readStartLink(hash)).toBe(nothing);
});
