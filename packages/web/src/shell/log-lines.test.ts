import { expect, test } from 'vitest';
import type { LogEvent } from '../table/types.ts';
import { linesOf, textOf } from './log-lines.ts';

const told = (what: string, words: string): LogEvent => ({ rule: 'DV-8.1c', what, words, with: {}, roll: null });
const cast = (value: number, sides = 10): LogEvent => ({
  rule: 'DV-8.0c',
  what: 'roll',
  words: `Rolled ${value}.`,
  with: {},
  roll: { value, sides },
});

test('a fire is one line: act, what it needs, die, outcome; the aim is folded', () => {
  const lines = linesOf('deltavee', [
    told('fire', 'Dagger fires at Sword.'),
    told('aim', 'Range 8: Target Value 9, needs 5.'),
    cast(8),
    told('missed', 'Dagger misses Sword.'),
    told('phase', 'Game-Turn 2, Movement Phase of Venable.'),
    told('moved', 'Sword moves to A0413.'),
  ]);
  expect(lines.map(({ isMark }) => isMark)).toEqual([false, true, false]);
  expect(lines[0]?.parts).toEqual([
    { is: 'words', words: 'Dagger fires at Sword.' },
    { is: 'needs', figure: 5 },
    { is: 'die', roll: { value: 8, sides: 10 }, look: 'bad' },
    { is: 'words', words: 'Dagger misses Sword.' },
  ]);
  expect(lines[0]?.details).toEqual(['Range 8: Target Value 9, needs 5.']);
});

test('a rating keeps its sum for the fold, and drawn cards are no dice', () => {
  const lines = linesOf('sword-and-stars', [
    told('announced', 'The Hive: Govern in Dom; rating Administrative +2 = 2.'),
    cast(6, 32),
    told('revealed', 'The Hive turns card 13.'),
  ]);
  expect(lines).toHaveLength(1);
  expect(textOf(lines[0]!)).toBe('The Hive: Govern in Dom. The Hive turns card 13.');
  expect(lines[0]?.details).toEqual(['rating Administrative +2 = 2.']);
});
