import { expect, test } from 'vitest';
import { card, type Given, given } from '../../testing/given.ts';
import { sectorCheck, sectorChecks } from '../06-seats/sector-checks.ts';
import { flipCards, leftovers } from './leftovers.ts';

const scene = (position: Given) =>
  given(position, { steps: { flipCards, leftovers, sectorChecks }, choices: { sectorCheck } });

test('SS-5.0k everybody turns his unplayed cards in the order of turns', () => {
  const at = scene({ order: ['hive', 'atjayan'], players: { hive: { cards: 1 }, atjayan: { cards: 2 } } });
  at.run('leftovers', {}, card(9), card(1), card(2));
  expect(at.told('card-flipped')).toEqual([
    { player: 4, card: 8 },
    { player: 0, card: 0 },
    { player: 0, card: 1 },
  ]);
  expect([at.g.players.cards, at.g.deck.length]).toEqual([[0, 0, 0, 0, 0], 53]);
});

test('SS-6.22 a leftover checks the Administrative Sector only', () => {
  const at = scene({ players: { avian: { cards: 1, sectors: [3, 5, 1] } } });
  at.run('leftovers', {}, card(19), 1, 1); // 1, 2, 3, 5; two on column 5 is 9
  expect([at.g.players.military[1], at.g.players.administrative[1], at.g.players.diplomatic[1]]).toEqual([3, 9, 1]);
});

test('SS-6.22 and only if its level is listed', () => {
  const at = scene({ players: { avian: { cards: 1, sectors: [1, 5, 1] } } });
  at.run('leftovers', {}, card(4)); // level 1 alone
  expect(at.told('sector-check')).toEqual([]);
});

test('SS-6.22 each leftover meets the level that the one before has left', () => {
  const at = scene({ players: { avian: { cards: 2, sectors: [3, 3, 3] } } });
  at.run('leftovers', {}, card(47), 6, 6, card(14), 3, 3); // 12 on column 3, then 6 on the new column
  const checks = at.told('sector-check') as { from: number; to: number }[];
  expect(checks.map(({ from, to }) => [from, to])).toEqual([
    [3, 1],
    [1, 3],
  ]);
});

test('R7 one card can be turned alone', () => {
  const at = scene({ players: { avian: { cards: 5 } } });
  at.run('flipCards', { player: 1, left: 1 }, card(2));
  expect(at.g.players.cards[1]).toBe(4);
});
