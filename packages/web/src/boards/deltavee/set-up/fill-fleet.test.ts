import { startGame } from '@admiralty/engine';
import type { BoughtShip } from '@admiralty/engine/deltavee';
import { expect, test } from 'vitest';
import { costOf, filledFleet } from './fill-fleet.ts';
import type { Article } from './use-catalogue.ts';

const plain = { pods: 0, holdsCraft: 0, fires: 0, energy: 0, notes: '', figures: [] };
const articles: Article[] = [
  { ...plain, id: 'dagger', name: 'Dagger', cost: 12_200, pods: 2, kind: 'spaceship' },
  { ...plain, id: 'sword', name: 'Sword', cost: 22_100, pods: 5, kind: 'spaceship' },
  { ...plain, id: 'piccolo', name: 'Piccolo', cost: 5400, pods: 1, kind: 'spaceship' },
  { ...plain, id: 'hunter', name: 'Hunter', cost: 2000, kind: 'pod', fires: 1 },
  { ...plain, id: 'arsenal', name: 'Arsenal', cost: 5000, kind: 'pod', fires: 1 },
  { ...plain, id: 'energy', name: 'Energy', cost: 250, kind: 'pod', energy: 144 },
  { ...plain, id: 'crew', name: 'Crew', cost: 100, kind: 'pod' },
];
const mine: BoughtShip = { class: 'sword', boxes: ['hunter', null, null, null, 'crew'], craft: [] };

test('what is yours stays, the rest buys armed ships for nearly all of the money', async () => {
  const ships = filledFleet([mine], articles, 175_000);
  expect(ships[0]).toEqual(mine);
  const spent = ships.reduce((sum, ship) => sum + costOf(ship, articles), 0);
  expect(spent).toBeLessThanOrEqual(175_000);
  expect(spent).toBeGreaterThan(165_000);
  expect(ships.slice(1).every(({ boxes }) => boxes.includes('arsenal'))).toBe(true);
  const game = await startGame('deltavee', { scenario: 'dv-10', seed: 'fill' });
  const [asked] = game.seat(0).questions;
  if (asked?.kind !== 'buyFleet') throw new Error('no fleet is asked for');
  expect(game.seat(0).answer(asked, { ships })).toMatchObject({ ok: true });
});

test('an empty ship of yours is fitted out', () => {
  const [ship] = filledFleet([{ class: 'piccolo', boxes: [null], craft: [] }], articles, 11_000);
  expect(ship).toEqual({ class: 'piccolo', boxes: ['arsenal'], craft: [] });
});
