import { expect, test } from 'vitest';
import { freeSystem, takeSystem } from '../../board/ownership.ts';
import { card, type Given, given, system } from '../../testing/given.ts';
import { announce, operation } from '../11-operations/operations.ts';
import { scoreConquest } from '../12-conquest.ts';
import { intercept, interceptWindow } from '../15-intercept/intercept.ts';
import { autoIntercept, outworlderCard } from './cards.ts';

const harvest = system('harvest');
const perkis = system('perkis');
const CARD_19 = 18; // lists 1, 2, 3 and 5
const CARD_14 = 13; // lists 1 and 2
const scene = (position: Given = {}) =>
  given(
    { start: { active: 'avian' }, outworlders: [{ seat: 'harvest', cards: 1 }], ...position },
    { steps: { operation, interceptWindow, scoreConquest }, choices: { intercept } },
  );

test('SS-21.11b the kept card Intercepts the first Conquest or Raid on any System of the Outworlder, once', () => {
  const at = scene({ systems: { perkis: { owner: 'outworlder-1', tech: 1 }, skysworld: { tech: 1 } } });
  expect(autoIntercept(at.g, 8)).toEqual({ by: 8, extra: 0, chits: [] });
  at.table.pending.length = 0;
  const play = at.play(card(1), card(2));
  const raid = { base: system('skysworld'), target: perkis, path: [], gate: false, extra: 6, chits: [] };
  announce(play, at.seat('avian'), { do: 'raid', ...raid });
  play.advance();
  // 3 Military + 1 - 1 - Range 1 + 0 - 2 same Race - 1 related Ideology + 6 extra = 5, less 5 for the Intercept
  expect(at.told('revealed')).toMatchObject([
    { by: at.seat('avian'), card: 0, rating: 0 },
    { by: 8, card: 1, rating: 0 },
  ]);
  expect(at.g.outworlders.cards).toEqual([0]);
  expect(autoIntercept(at.g, 8)).toBeNull();
});

test('SS-21.2a a card that lists Sector 5 ends the Outworlder and frees its Systems as they are', () => {
  const at = scene({ systems: { perkis: { owner: 'outworlder-1', tech: -1, web: 2, gate: true } } });
  outworlderCard(at.play(), 0, CARD_14);
  expect(at.g.outworlders.active).toEqual([1]);
  outworlderCard(at.play(), 0, CARD_19);
  const { owner, tech, web, gate, unrest } = at.g.systems;
  expect(at.g.outworlders.active).toEqual([0]);
  expect([owner[harvest], owner[perkis]]).toEqual([-1, -1]);
  expect([tech[perkis], web[perkis], gate[perkis], unrest[perkis]]).toEqual([-1, 2, 1, 0]);
  expect(at.told('outworlder-gone')).toEqual([{ row: 0 }]);
});

test('SS-21.2a the Draka end in the same way, and what they emptied is void', () => {
  const at = scene({
    outworlders: [{ seat: 'harvest', draka: true }],
    systems: { phage: { owner: 'outworlder-1', tech: -3, dead: true } },
  });
  outworlderCard(at.play(), 0, CARD_19);
  expect([at.g.systems.owner[system('phage')], at.g.systems.dead[system('phage')]]).toEqual([-1, 1]);
});

test('SS-21.2b an Outworlder is gone with its last System, not before', () => {
  const at = scene({ systems: { perkis: { owner: 'outworlder-1' } } });
  takeSystem(at.play(), harvest, at.seat('avian'), 'military', 'SS-12.2a');
  expect(at.g.outworlders.active).toEqual([1]);
  freeSystem(at.play(), perkis, 'revolt', 'SS-9.13');
  expect([at.g.outworlders.active, at.g.outworlders.cards]).toEqual([[0], [0]]);
  expect(at.told('outworlder-gone')).toEqual([{ row: 0 }]);
});

test('SS-21.2a with the last card goes the one that was kept; who is gone Intercepts no more', () => {
  const at = scene();
  outworlderCard(at.play(), 0, CARD_19);
  expect(at.g.outworlders.cards).toEqual([0]);
  at.g.outworlders.cards[0] = 1;
  expect(autoIntercept(at.g, 8)).toBeNull();
});
