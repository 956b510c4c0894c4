import { expect, test } from 'vitest';
import type { TableState } from '../../table/types.ts';
import { reasonOf, verdictOf } from './verdict.ts';

const seats = [
  { seat: 0, name: 'Red', player: { is: 'person' } },
  { seat: 1, name: 'Blue', player: { is: 'computer', level: 'captain' } },
] as TableState['seats'];
const lost = (why: string): string => reasonOf({ places: [2, 1], why, rule: 'DV-11.0b' }, { seats, viewer: 0 });

test('who lost reads who won, and reads it once', () => {
  expect(lost('Given up by Red.')).toBe('Blue wins: Given up by Red.');
  expect(lost('Blue wins when the red Dagger is destroyed.')).toBe('Blue wins when the red Dagger is destroyed.');
});

test('two at one screen read who won; each at a screen of their own, that it was they or not', () => {
  const both = seats.map((one) => ({ ...one, player: { is: 'person' } as const }));
  const result = { places: [2, 1], why: 'Given up by Red.', rule: 'DV-11.0h' };
  const link = {} as NonNullable<TableState['link']>;
  expect(verdictOf(result, { seats: both, viewer: 0 }).verdict).toBeNull();
  expect(verdictOf(result, { seats: both, viewer: 0, link }).verdict).toBe('lost');
  expect(verdictOf(result, { seats: both, viewer: 1, link }).verdict).toBe('won');
  expect(verdictOf(result, { seats: both, viewer: 'public', link }).verdict).toBeNull();
});
