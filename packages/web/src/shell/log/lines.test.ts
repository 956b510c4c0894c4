import type { EventStyle, Phrase } from '@admiralty/engine';
import { aside, diePart, lineOf, phraseText, placePart, say, seatPart, unitPart } from '@admiralty/engine/line';
import { expect, test } from 'vitest';
import type { LogEvent } from '../../table/types.ts';
import { aroundDie, captionOf, linesOf, ownedLines, saidOf } from './lines.ts';

const told = (phrase: Phrase, style: EventStyle<unknown> = {}): LogEvent => ({
  rule: 'DV-8.1c',
  what: 'told',
  line: lineOf(phrase, style, {}, null),
  with: {},
  roll: null,
});
const cast = (value: number, sides = 10): LogEvent => ({
  ...told(`Rolled ${value}.`),
  rule: 'DV-8.0c',
  roll: { value, sides },
});
const head = { role: 'head' } as const;
const mark = { role: 'mark' } as const;
const detail = { role: 'detail' } as const;
const dagger = unitPart(1, 'Dagger', 1);
const sword = unitPart(0, 'Sword', 0);
const red = seatPart(0, 'Red');

test('a fire is one line: act, what it needs, die, outcome; the aim is folded', () => {
  const aim = say`Range 8: Target Value 9, ${diePart({ sides: 10, value: null, needs: 5, text: 'needs 5' })}.`;
  const lines = linesOf([
    told(say`${dagger} fires at ${sword}.`),
    told(aim, detail),
    cast(8),
    told(say`${dagger} misses ${sword}.`, { weight: 'notable' }),
    told(say`Game-Turn 2, Movement Phase of ${red}.`, mark),
    told(say`${sword} moves to ${placePart('A0413', 'A0413')}.`),
  ]);
  expect(lines.map(({ isMark, owner, weight }) => [isMark, owner, weight])).toEqual([
    [false, 1, 'notable'],
    [true, 0, 'routine'],
    [false, 0, 'routine'],
  ]);
  expect(lines[0]?.parts).toEqual([
    { is: 'said', parts: [dagger, ' fires at ', sword, '.'] },
    { is: 'needs', figure: 5 },
    { is: 'cast', roll: { value: 8, sides: 10 }, look: 'bad' },
    { is: 'said', parts: [dagger, ' misses ', sword, '.'], weight: 'notable' },
  ]);
  expect(lines[0]?.details).toEqual([aim]);
});

test('who answered is folded into what was done by it, past a part of play that begins; at the end into the last line', () => {
  const ahead = { role: 'ahead' } as const;
  const lines = linesOf([
    told('By standing order: fire.', ahead),
    told('CA1 fires.', head),
    told('Without a choice: land nothing.', ahead),
    told('Tactical turn 3.', mark),
    told('Without a choice: launch nothing.', ahead),
    told('Red moves first.'),
    told('By standing order: done.', ahead),
  ]);
  expect(lines.map((line) => [saidOf(line), line.details])).toEqual([
    [['CA1 fires.'], [['By standing order: fire.']]],
    [['Tactical turn 3.'], []],
    [
      ['Red moves first.'],
      [['Without a choice: land nothing.'], ['Without a choice: launch nothing.'], ['By standing order: done.']],
    ],
  ]);
});

test('an answer given in advance from which nothing came that can be told is a line of its own', () => {
  const [line] = linesOf([told('By standing order: stand aside.', { role: 'ahead' })]);
  expect(saidOf(line!)).toEqual(['By standing order: stand aside.']);
});

test('a die alone is told with what it was rolled for', () => {
  const [first] = linesOf([{ ...cast(9), rule: 'DV-3.0g' }], { 'DV-3.0g': 'Roll for the first move.' });
  expect(first?.parts).toEqual([
    { is: 'said', parts: ['Roll for the first move.'] },
    { is: 'cast', roll: { value: 9, sides: 10 }, look: null },
  ]);
  expect(saidOf(linesOf([cast(2, 6)])[0]!)).toEqual(['Die roll.']);
});

test('dice that are rolled for something of their own stand apart from what was told before', () => {
  const initiative = (value: number): LogEvent => ({ ...cast(value, 6), rule: 'IA-seq-3' });
  const lines = linesOf([told('Task force 1 stands at Aldren.'), initiative(6), initiative(4)], {
    'IA-seq-3': 'Initiative.',
  });
  expect(lines.map((line) => [saidOf(line), line.parts.filter(({ is }) => is === 'cast').length])).toEqual([
    [['Task force 1 stands at Aldren.'], 0],
    [['Initiative.'], 2],
  ]);
});

test('what a die decides stands before it or after it, sometimes on one side alone', () => {
  const [fire] = linesOf([told('Dagger fires.'), cast(8), told('Dagger misses.')]);
  expect(aroundDie(fire!)).toEqual({ act: ['Dagger fires.'], outcome: ['Dagger misses.'] });
  const [field] = linesOf([cast(7), told('Dagger tries to raise its field: too late.')]);
  expect(aroundDie(field!)).toEqual({ act: [], outcome: ['Dagger tries to raise its field: too late.'] });
});

test('a rating keeps its sum for the fold, and drawn cards are no dice', () => {
  const lines = linesOf([
    told(say`The Hive: Govern in Dom${aside('; ', 'rating Administrative +2 = 2')}.`, head),
    cast(6, 32),
    told('The Hive turns card 13.'),
  ]);
  expect(lines).toHaveLength(1);
  expect(phraseText(saidOf(lines[0]!))).toBe('The Hive: Govern in Dom. The Hive turns card 13.');
  expect(lines[0]?.details).toEqual([['rating Administrative +2 = 2.']]);
});

const owned = (by: number, ...events: LogEvent[]) =>
  ownedLines({ by, events }).map(({ line, isAct }) => [phraseText(saidOf(line)), line.owner, isAct]);

test('what an act brought on belongs to whom it names, and only the act itself can be asked for its reason', () => {
  const [vereen, nelldon] = [seatPart(0, 'VeReen Empire'), seatPart(1, 'Nelldon Empire')];
  expect(
    owned(
      1,
      told(say`${nelldon}: Govern in Dom.`, head),
      told(say`${vereen} turns card 51 unused.`, head),
      told('Outworlder 1: Raid of Nelldon.', head),
    ),
  ).toEqual([
    ['Nelldon Empire: Govern in Dom.', 1, true],
    ['VeReen Empire turns card 51 unused.', 0, false],
    ['Outworlder 1: Raid of Nelldon.', null, false],
  ]);
  expect(owned(1, told('Outworlder 3: Conquest of Leandri.', head))).toEqual([
    ['Outworlder 3: Conquest of Leandri.', null, false],
  ]);
});

test('a fire that ends the phase is not the reason for what flies in the next', () => {
  expect(
    owned(
      1,
      told(say`${dagger} fires at ${sword}.`),
      told(say`Game-Turn 2, Movement Phase of ${red}.`, mark),
      told(say`${sword} moves to A0709.`),
    ),
  ).toEqual([
    ['Dagger fires at Sword.', 1, true],
    ['Game-Turn 2, Movement Phase of Red.', 0, false],
    ['Sword moves to A0709.', 0, false],
  ]);
});

test('a caption says what weighs most and what led to it, not every step; a die stays with its sentence', () => {
  const moves = [told(say`The Dagger moves.`), cast(9), told(say`Missile 3 moves.`), told(say`Contact 3 is revealed.`)];
  const captionAfter = (...events: LogEvent[]) => captionOf(linesOf([...moves, ...events])[0]!);
  const struck = captionAfter(
    told(say`Missile 3 meets the Dagger.`),
    cast(4),
    told(say`It explodes.`),
    told(say`The Dagger is destroyed.`, { weight: 'grave' }),
  );
  expect(phraseText(saidOf(struck))).toBe('Missile 3 meets the Dagger. It explodes. The Dagger is destroyed.');
  expect(struck.parts.flatMap((part) => (part.is === 'cast' ? [part.roll.value] : []))).toEqual([4]);
  const quiet = captionAfter(told(say`Nothing else.`));
  expect(phraseText(saidOf(quiet))).toBe('The Dagger moves. Missile 3 moves. Contact 3 is revealed.');
});
