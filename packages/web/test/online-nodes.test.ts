import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NodeSite, openNodes } from './support/nodes.ts';
import { playGame } from './support/whole-game.ts';

let site: NodeSite;
beforeAll(async () => {
  site = await openNodes('PostgreSQL');
});
afterAll(() => site.close());

/** The short form of `npm run online-games`. */
test('two nodes on PostgreSQL: hidden fleets, a reload, a node killed, a lost connection, another device, the end, a rematch', async () => {
  const played = await playGame(site, {
    game: 'deltavee',
    scenario: 'The Chess Players',
    people: 2,
    moves: 20,
    isProposed: true,
  });
  expect(played).toMatchObject({ kills: 1, agreed: 5 });
});
