import { expect, test } from 'vitest';
import type { GameId, LogEvent } from '../table/types.ts';
import { aroundDie, linesOf, ownedLines, textOf } from './log-lines.ts';

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

test('a die alone is told with what it was cast for, and a hex off the named sheets in words', () => {
  const [first] = linesOf('deltavee', [{ ...cast(9), rule: 'DV-3.0g' }]);
  expect(first?.parts).toEqual([
    {
      is: 'words',
      words: 'Cast for the first move: the first side has it on 1 to 5, else the second.',
    },
    { is: 'die', roll: { value: 9, sides: 10 }, look: null },
  ]);
  expect(textOf(linesOf('sword-and-stars', [cast(2, 6)])[0]!)).toBe('A die is cast.');
  const [moved] = linesOf('deltavee', [told('moved', 'Sword moves to (1,-1)0709.')]);
  expect(textOf(moved!)).toBe('Sword moves to hex 0709 of sheet (1,-1).');
});

test('what a die decides stands before it or after it, sometimes on one side alone', () => {
  const [fire] = linesOf('deltavee', [told('fire', 'Dagger fires.'), cast(8), told('missed', 'Dagger misses.')]);
  expect(aroundDie(fire!)).toEqual({ act: 'Dagger fires.', outcome: 'Dagger misses.' });
  const [field] = linesOf('deltavee', [cast(7), told('field', 'Dagger tries to raise its field: too late.')]);
  expect(aroundDie(field!)).toEqual({ act: '', outcome: 'Dagger tries to raise its field: too late.' });
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

const seatsOf = (...names: string[]) => names.map((name, seat) => ({ seat, name, player: { is: 'person' } as const }));
const owned = (game: GameId, names: string[], by: number, events: LogEvent[]) =>
  ownedLines(game, seatsOf(...names), { action: 1, by, phase: '', events, hasReason: true }).map(
    ({ line, owner, isAct }) => [textOf(line), owner, isAct],
  );

test('what an act brought on belongs to whom it names, and only the act itself can be asked for its reason', () => {
  const empires = ['VeReen Empire', 'Nelldon Empire'];
  expect(
    owned('sword-and-stars', empires, 1, [
      told('announced', 'Nelldon Empire: Govern in Dom.'),
      told('card-flipped', 'VeReen Empire turns card 51 unused.'),
      told('announced', 'Outworlder 1: Raid of Nelldon.'),
    ]),
  ).toEqual([
    ['Nelldon Empire: Govern in Dom.', 1, true],
    ['VeReen Empire turns card 51 unused.', 0, false],
    ['Outworlder 1: Raid of Nelldon.', null, false],
  ]);
  expect(owned('sword-and-stars', empires, 1, [told('announced', 'Outworlder 3: Conquest of Leandri.')])).toEqual([
    ['Outworlder 3: Conquest of Leandri.', null, false],
  ]);
});

test('a fire that ends the phase is not the reason for what flies in the next', () => {
  expect(
    owned('deltavee', ['Red', 'Blue'], 1, [
      told('fire', 'Dagger P2-A fires at Dagger P1-A.'),
      told('phase', 'Game-Turn 2, Movement Phase of Red.'),
      told('moved', 'Dagger P1-A moves to A0709.'),
    ]),
  ).toEqual([
    ['Dagger P2-A fires at Dagger P1-A.', 1, true],
    ['Game-Turn 2, Movement Phase of Red.', 0, false],
    ['Dagger P1-A moves to A0709.', 0, false],
  ]);
});
