import { type GameEvent, loadAnyGame, observe, Play, seededDice, settingFor, startTable } from '@admiralty/engine';
import { playersOf, randomAction } from '@admiralty/engine/testing';
import { expect, test } from 'vitest';
import { board } from './index.ts';

/** The end of the game has a cue of its own. */
const ENDS = ['result', 'resign', 'armistice'];

test('what is grave in a war is heard: ships, cargo, admirals and units lost, worlds that change hands', async () => {
  const opened = await loadAnyGame('fifth-frontier-war', null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game, describeEvent } = opened.module;
  const grave = new Set<string>();
  for (const seed of ['first', 'second']) {
    const wish = settingFor(game, { scenario: 'campaign', options: { turnLimit: 26 } });
    if (!wish.ok) throw new Error(wish.refusal.why);
    const events: GameEvent[] = [];
    const started = startTable(game, wish.setting, seed, seededDice);
    if (!started.ok) throw new Error(started.refusal.why);
    const play = new Play(game, started.table, seededDice, (event) => events.push(event));
    const random = playersOf(seed);
    while (!play.table.result) {
      play.act(randomAction(play, play.table.pending[0]!, random));
      const { view } = observe(game, play.table, 'referee');
      for (const event of events.splice(0)) if (describeEvent(view, event).weight === 'grave') grave.add(event.type);
    }
  }
  expect([...grave].filter((type) => !(type in board.blows) && !ENDS.includes(type))).toEqual([]);
  expect([...grave]).toEqual(expect.arrayContaining(['lost', 'cargoLost', 'groundLost', 'surrendered', 'control']));
});
