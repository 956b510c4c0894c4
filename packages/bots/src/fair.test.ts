import {
  type Game,
  type GameTypes,
  Play,
  playersOf,
  randomAction,
  resampleTable,
  type Seat,
  seededDice,
  settingFor,
  startTable,
  type Table,
} from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';
import { describe, expect, test } from 'vitest';
import { decide } from './bot.ts';
import { Budget } from './budget.ts';
import { levelsOf } from './load-bot.ts';
import { Players } from './players.ts';
import { wireOf } from './request.ts';
import { botOf } from './testing.ts';

function gameOf(id: string): Game<GameTypes> {
  const opened = gameLoaders.find((loader) => loader.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`${id} does not open`);
  return opened.module.game;
}

/** Positions of a random game, some actions apart. */
function* positions(game: Game<GameTypes>, scenario: string, seed: string, count: number): Generator<Table<object>> {
  const wish = settingFor(game, { scenario });
  const started = wish.ok ? startTable(game, wish.setting, seed, seededDice) : wish;
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const play = new Play(game, table, seededDice);
  const random = playersOf(seed);
  for (let found = 0; found < count && !table.result; found++) {
    yield table;
    for (let actions = 17; actions > 0 && !table.result; actions--)
      play.act(randomAction(play, table.pending[random.below(table.pending.length)]!, random));
  }
}

/** What the bot of a seat gets to know, and what it thinks: first unasked, then asked. */
function askOn(
  game: Game<GameTypes>,
  table: Table<object>,
  only: Seat,
  level: 'random' | 'cadet' | 'captain' | 'admiral',
) {
  const bot = botOf(game.id, level)!;
  const bots = Array.from({ length: table.seats }, (_, seat) => (seat === only ? bot : null));
  const players = new Players(game, bots, 'fair', { nodes: 150 });
  for (const heard: string[] = []; ; ) {
    const asking = players.ask(table)!;
    const thought = decide(bot, asking.input, new Budget({ nodes: 150 }), playersOf('its own chance'));
    heard.push(JSON.stringify(wireOf(asking.input)), JSON.stringify(thought));
    if (asking.input.asked) return heard;
    players.note(asking, null);
  }
}

const cases = gameLoaders.flatMap(({ id }) =>
  gameOf(id).scenarios.flatMap(({ id: scenario }) => levelsOf(id).map((level) => ({ id, scenario, level }))),
);

describe.each(cases)('$level in $id $scenario', ({ id, scenario, level }) => {
  const game = gameOf(id);
  test('decides alike on tables that differ only in what its seat cannot know', () => {
    for (const table of positions(game, scenario, 'fair', 4)) {
      const seat = table.pending[0]!.by;
      const other = resampleTable(game, table, seat, playersOf(`other ${scenario}`));
      expect(askOn(game, other, seat, level)).toEqual(askOn(game, table, seat, level));
    }
  });
});
