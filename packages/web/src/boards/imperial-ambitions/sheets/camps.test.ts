import { startGame } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { campsOf, neutralPlanets } from './camps.ts';

test('team mates stand together, whoever has no team alone', async () => {
  const { players } = (await startGame('imperial-ambitions', { scenario: '09-four-dukes', seed: 'camps' })).seat(
    0,
  ).view;
  const teams = [2, -1, 2, -1];
  const camps = campsOf(players.map((player, seat) => ({ ...player, team: teams[seat] ?? -1 })));
  expect(camps.map(({ team, players: members }) => [team, members.map(({ seat }) => seat)])).toEqual([
    [2, [0, 2]],
    [null, [1]],
    [null, [3]],
  ]);
});

test('The Buffer Zone: eight of fourteen planets are held, six are neutral; a battle counts none', async () => {
  const war = (await startGame('imperial-ambitions', { scenario: '07-buffer-zone', seed: 'camps' })).seat(0).view;
  expect([...war.players.map(({ planets }) => planets), neutralPlanets(war)]).toEqual([4, 4, 6]);
  const battle = (await startGame('imperial-ambitions', { scenario: '04-planetfall', seed: 'camps' })).seat(0).view;
  expect(neutralPlanets(battle)).toBe(0);
});
