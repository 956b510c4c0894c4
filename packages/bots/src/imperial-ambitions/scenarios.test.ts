import { type Game, type GameTypes, settingFor } from '@admiralty/engine';
import { imperialAmbitions as loader } from '@admiralty/engine/imperial-ambitions';
import { expect, test } from 'vitest';
import { bareBoard } from '../match.ts';
import { Players } from '../players.ts';
import { botOf } from '../testing.ts';

const opened = loader.open(null, null);
if (!opened.ok) throw new Error('the game does not open');
const game = opened.module.game as Game<GameTypes>;

/** Captains at all seats, to the end or for so many decisions; no proposal may be refused. */
function playOn(scenario: string, most: number, options: Record<string, boolean | string> = {}): boolean {
  const wish = settingFor(game, { scenario, options });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const board = bareBoard(game, wish.setting, scenario);
  const captain = botOf(game.id, 'captain')!;
  const players = new Players(game, new Array(wish.setting.seats).fill(captain), scenario, { nodes: 100 });
  players.hear(board.opening);
  for (let decisions = 0; decisions < most && !board.table.result; decisions++) {
    const turn = players.next(board.table)!;
    expect({ about: turn.about, dropped: turn.dropped }).toEqual({ about: turn.about, dropped: 0 });
    players.hear(board.act(turn.action));
  }
  return board.table.result !== null;
}

const battles = game.scenarios.filter(({ id }) => id < '06');
const wars = game.scenarios.filter(({ id }) => id > '06');

test.each(battles.map(({ id }) => id))('captains fight %s to its end, and no proposal is refused', (id) => {
  expect(playOn(id, 3000)).toBe(true);
});

test('a war of two comes to its end', () => {
  expect(playOn('06-border-war', 5000)).toBe(true);
});

test.each(wars.map(({ id }) => id))('captains begin %s, and no proposal is refused', (id) => {
  playOn(id, 60);
});

test('captains play with every option, and with forces of their own choice', () => {
  const every = Object.fromEntries(game.options.flatMap(({ id, type }) => (type === 'boolean' ? [[id, true]] : [])));
  playOn('02-carrier-strike', 120, every);
  playOn('generated-2', 60, { ...every, forces: 'purchase', fog: 'full' });
});
