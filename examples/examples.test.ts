import { loadGame } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { playAgainstCaptain } from './against-captain.ts';
import { playGame } from './first-bot.ts';
import { crossing, playCrossing } from './own-scenario.ts';

test('the first bot plays a game to its end, the same each time', async () => {
  const result = await playGame('example');
  expect([...result.places].sort()).toContain(1);
  expect(result.why).not.toBe('');
  expect(await playGame('example')).toEqual(result);
});

test('a bot of one’s own plays against the captain', async () => {
  const result = await playAgainstCaptain('example');
  expect([...result.places].sort()).toContain(1);
  expect(await playAgainstCaptain('example')).toEqual(result);
});

test("the author's scenario is played to its end", async () => {
  const results = await playCrossing(5);
  expect(results.map(({ places }) => places.length)).toEqual([2, 2, 2, 2, 2]);
});

test('a fault in it is named by file, record and field', async () => {
  const [scenario] = crossing.scenarios;
  const wrong = { ...crossing, scenarios: [{ ...scenario, firstPlayer: 7 }] };
  const opened = await loadGame('deltavee', { scenarios: wrong });
  expect(opened.ok ? [] : opened.problems).toEqual([expect.stringContaining('firstPlayer')]);
});
