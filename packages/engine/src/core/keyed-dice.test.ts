import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo } from './dice.ts';
import { countersOf, diceKey, isCommittedTo, KeyedDice } from './keyed-dice.ts';

const rolls = (dice: KeyedDice, words: number[], sides: number, count: number): number[] =>
  Array.from({ length: count }, () => dice.roll(words, sides));

test('a roll can be worked out again with any HMAC-SHA-256', () => {
  const key = createHash('sha256').update('["admiralty dice key","a seed","north","south"]').digest();
  expect(Buffer.from(diceKey('a seed', ['north', 'south'])).equals(key)).toBe(true);
  const first = createHmac('sha256', key).update('admiralty roll 3 1').digest().readUInt32BE(0);
  expect(new KeyedDice(key).roll(countersOf(3), 6)).toBe((first % 6) + 1);
});

test('the dice of a seed stay what they are', () => {
  const dice = new KeyedDice(diceKey('admiralty'));
  expect(rolls(dice, countersOf(), 6, 20).join('')).toMatchInlineSnapshot(`"46524136266114541235"`);
});

test('the table counts the draws and holds nothing of the key', () => {
  const words = countersOf(7);
  rolls(new KeyedDice(diceKey('s')), words, 6, 12);
  expect(words).toEqual([7, 12]);
});

test('each branch, seed, contribution and order of contributions has dice of its own', () => {
  const streams = [
    rolls(new KeyedDice(diceKey('s')), countersOf(0), 6, 20),
    rolls(new KeyedDice(diceKey('s')), countersOf(1), 6, 20),
    rolls(new KeyedDice(diceKey('t')), countersOf(0), 6, 20),
    rolls(new KeyedDice(diceKey('s', [''])), countersOf(0), 6, 20),
    rolls(new KeyedDice(diceKey('s', ['a', 'b'])), countersOf(0), 6, 20),
    rolls(new KeyedDice(diceKey('s', ['b', 'a'])), countersOf(0), 6, 20),
    rolls(new KeyedDice(diceKey('s', ['ab'])), countersOf(0), 6, 20),
  ].map((stream) => stream.join());
  expect(new Set(streams).size).toBe(streams.length);
});

test.each([2, 6, 10, 13])('a die of %i sides shows every side about as often', (sides) => {
  const made = rolls(new KeyedDice(diceKey('even')), countersOf(), sides, 6000);
  const expected = 6000 / sides;
  const counts = Array.from({ length: sides }, (_, at) => made.filter((roll) => roll === at + 1).length);
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(40); // 12 degrees of freedom go beyond it once in 10,000 tries; the stream is fixed
});

test('there is nothing to draw from no side', () => {
  expect(() => new KeyedDice(diceKey('s')).roll(countersOf(), 0)).toThrow(RangeError);
});

test('a host is bound before the others add to the seed', () => {
  const commitment = commitmentTo('secret of the host');
  expect(isCommittedTo(commitment, 'secret of the host')).toBe(true);
  expect(isCommittedTo(commitment, 'another')).toBe(false);
});
