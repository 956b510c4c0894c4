import { loadAnyGame, settingFor } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { loadBot } from '../load-bot.ts';
import { bareBoard } from '../match.ts';
import { recordedGame } from './recorded-game.ts';

/** Turns of a game between random players. */
async function turnsOf(scenario: string, options: Record<string, number> = {}): Promise<number> {
  const opened = await loadAnyGame('imperial-ambitions');
  if (!opened.ok) throw new Error(opened.problems.join());
  const { game } = opened.module;
  const wish = settingFor(game, { scenario, options });
  const bot = await loadBot('imperial-ambitions', 'random');
  if (!wish.ok || !bot) throw new Error('it cannot be played');
  const seats = Array.from({ length: wish.setting.seats }, () => bot);
  return recordedGame(game, bareBoard(game, wish.setting, 'a'), {
    number: 0,
    seed: 'a',
    scenario,
    bots: seats,
    allowance: { nodes: 1 },
  }).turns;
}

test('a battle lasts so many tactical turns, a war so many of its own, whatever its battles', async () => {
  expect(await turnsOf('01-duel')).toBe(12);
  expect(await turnsOf('06-border-war', { turnLimit: 2 })).toBe(2);
});
