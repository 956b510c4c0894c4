import { expect, test } from 'vitest';
import type { Dice } from './dice.ts';
import { commitmentTo, EnteredDice, GivenDice, MissingRoll, RecordingDice, seededDice, wordsOf } from './dice.ts';

const rolls = (dice: Dice, words: number[], count: number): number[] =>
  Array.from({ length: count }, () => dice.roll(words, 6, 'R'));

test('the dice of a seed are what the published recipe gives', () => {
  expect(rolls(seededDice, wordsOf('admiralty'), 20)).toEqual([
    4, 5, 2, 4, 4, 4, 3, 1, 6, 3, 1, 5, 3, 4, 4, 3, 1, 6, 6, 3,
  ]);
});

test('the commitment is a digest that anybody can work out again', () => {
  expect(commitmentTo('admiralty')).toBe('2c940dff26b068958e649e678ddf5ddbb9f91577d25c5a4094acc70ed34f64f0');
});

test('each taking back has dice of its own', () => {
  const streams = [0, 1, 2].map((branch) => rolls(seededDice, wordsOf('s', branch), 12).join());
  expect(new Set(streams).size).toBe(3);
});

test('given dice are used in order and leave the generator alone', () => {
  const words = [1, 2, 3, 4];
  const dice = new GivenDice([6, 1]);
  expect(rolls(dice, words, 2)).toEqual([6, 1]);
  expect(words).toEqual([1, 2, 3, 4]);
  expect(dice.tooMany()).toBeNull();
});

test.each([
  [[], 'a roll of a 6-sided die is needed (1 to 6)'],
  [[7], '7 is not a roll of a 6-sided die'],
  [[0], '0 is not a roll of a 6-sided die'],
  [[2.5], '2.5 is not a roll of a 6-sided die'],
])('given dice %j are asked for again with the rule that rolls', (values, why) => {
  const dice = new GivenDice(values);
  const wanted = { rule: 'P-6.2', sides: 6, isDrawn: false };
  expect(() => dice.roll([], 6, 'P-6.2')).toThrow(expect.objectContaining({ wanted, message: why }));
  expect(() => new GivenDice(values).roll([], 6, 'R')).toThrow(MissingRoll);
});

test('given dice that nobody needed are named', () => {
  const dice = new GivenDice([1, 2, 3]);
  dice.roll([], 6, 'R');
  expect(dice.tooMany()).toEqual({ rule: 'CORE-dice', why: '2 of the given rolls are not needed' });
});

test('recording dice pass on and remember', () => {
  const dice = new RecordingDice(new GivenDice([3, 5]));
  expect(rolls(dice, [], 2)).toEqual([3, 5]);
  expect(dice.rolls).toEqual([3, 5]);
});

const left = ['4', '17', 'Star Gate', '17'];
const faceOf = (side: number): string => left[side - 1]!;
test.each([
  [17, 2],
  ['17', 2],
  [4, 1],
  [' star gate ', 3],
])('what was drawn is entered as printed: %j', (value, place) => {
  const dice = new RecordingDice(new EnteredDice([value]));
  expect(dice.roll([], 4, 'R', faceOf)).toBe(place);
  expect(dice.rolls).toEqual([place]);
});

test.each([
  [[], undefined, 'a roll of a 6-sided die is needed (1 to 6)'],
  [['six'], undefined, 'six is not a roll of a 6-sided die'],
  [['7'], undefined, '7 is not a roll of a 6-sided die'],
  [[''], undefined, ' is not a roll of a 6-sided die'],
  [[], faceOf, 'the printed number or name of what was drawn is needed'],
  [['Star'], faceOf, 'Star is not among what is left to draw'],
  [[2], faceOf, '2 is not among what is left to draw'],
])('entered %j with faces %j is asked for again', (values, faces, why) => {
  const sides = faces ? left.length : 6;
  expect(() => new EnteredDice(values).roll([], sides, 'R', faces)).toThrow(
    expect.objectContaining({
      wanted: { rule: 'R', sides, isDrawn: faces !== undefined },
      message: why,
    }),
  );
});

test('a plain die is entered as a number or its digits', () => {
  expect(rolls(new EnteredDice(['6', 2]), [], 2)).toEqual([6, 2]);
});

test('scripted and seeded dice draw by place, whatever the faces are called', () => {
  const scripted: Dice = new GivenDice([2]);
  expect(scripted.roll([], 4, 'R', faceOf)).toBe(2);
  const [plain, faced] = [wordsOf('s'), wordsOf('s')];
  expect(seededDice.roll(faced, 4, 'R', faceOf)).toBe(seededDice.roll(plain, 4, 'R'));
});
