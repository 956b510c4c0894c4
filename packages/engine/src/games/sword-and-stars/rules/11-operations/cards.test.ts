import { expect, test } from 'vitest';
import { COMMUNICATE, CONQUEST, GOVERN, GUARDIAN_WEB } from '../../data/types.ts';
import { card, given } from '../../testing/given.ts';
import { applies, listsLevel, resultAt, shuffleDeck, sparableCards, turnCard } from './cards.ts';

const scene = given({});
const lineOf = (nr: number, operation: number) => scene.data.cards[nr - 1]!.lines[operation]!;

test('SS-5.0b SS-5.0c a turned card leaves the deck until the next Round', () => {
  const at = given({});
  const play = at.play(card(9), card(56));
  expect([turnCard(play, 'SS-5.0b').nr, turnCard(play, 'SS-5.0b').nr, at.g.deck.length]).toEqual([9, 56, 54]);
  shuffleDeck(at);
  expect(at.g.deck).toHaveLength(56);
});

test('SS-11.3a applies at its figure or more, SS-11.3b or less, SS-11.3c always', () => {
  const conquest = lineOf(6, CONQUEST); // C from 7, target from 6, base up to 5
  expect([6, 7].map((rating) => applies(conquest.result, rating))).toEqual([false, true]);
  expect([5, 6].map((rating) => applies(conquest.base, rating))).toEqual([true, false]);
  expect([-9, 99].map((rating) => applies(lineOf(9, CONQUEST).result, rating))).toEqual([true, true]);
  expect(applies(lineOf(16, CONQUEST).base, 0)).toBe(true);
});

test('SS-11.3d both halves of a Web line may apply at ratings 4 and 5', () => {
  const { result, base } = lineOf(1, GUARDIAN_WEB);
  const both = [3, 4, 5, 6].filter((rating) => resultAt(result, rating) === 'G' && applies(base, rating));
  expect(both).toEqual([4, 5]);
});

test('SS-11.3e T/C gives C from its figure on and T below', () => {
  const { result } = lineOf(4, COMMUNICATE);
  expect([0, 4, 5, 9].map((rating) => resultAt(result, rating))).toEqual(['T', 'T', 'C', 'C']);
  expect(resultAt(lineOf(18, COMMUNICATE).result, 0)).toBe('C');
  expect(resultAt(lineOf(5, GOVERN).result, 9)).toBeNull();
});

test('SS-6.2a the card lists a level or not', () => {
  const check = scene.data.cards[18]!; // card 19: 1, 2, 3, 5
  expect([1, 2, 3, 5, 9].map((level) => listsLevel(check, level))).toEqual([true, true, true, true, false]);
});

test('SS-15.2 at most four Intercepts, and never the last card before the own turn', () => {
  const at = given({
    players: {
      atjayan: { cards: 5 },
      avian: { cards: 1 },
      vereen: { cards: 3, intercepts: 2 },
      hospodar: { cards: 2, turnDone: true },
      hive: { cards: 5, turnDone: true, intercepts: 4 },
    },
  });
  expect([0, 1, 2, 3, 4].map((seat) => sparableCards(at.g, seat))).toEqual([4, 0, 2, 2, 0]);
});
