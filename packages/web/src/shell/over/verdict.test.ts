import { expect, test } from 'vitest';
import type { TableState } from '../../table/types.ts';
import { reasonOf } from './verdict.ts';

const seats = [
  { seat: 0, name: 'Red', player: { is: 'person' } },
  { seat: 1, name: 'Blue', player: { is: 'computer', level: 'captain' } },
] as TableState['seats'];
const lost = (why: string): string => reasonOf({ places: [2, 1], why, rule: 'DV-11.0b' }, { seats, viewer: 0 });

test('who lost reads who won, and reads it once', () => {
  expect(lost('Given up by Red.')).toBe('Blue wins: Given up by Red.');
  expect(lost('Blue wins when the red Dagger is destroyed.')).toBe('Blue wins when the red Dagger is destroyed.');
});
