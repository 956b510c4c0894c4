import { settingFor } from '@admiralty/engine';
import { gameLoaders } from '@admiralty/engine/testing';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../bot.ts';
import { levelsOf } from '../load-bot.ts';
import { bareBoard, playMatch } from '../match.ts';
import { botOf } from '../testing.ts';

const opened = gameLoaders.find(({ id }) => id === 'fifth-frontier-war')?.open(null, null);
if (!opened?.ok) throw new Error('the game does not open');
const { game } = opened.module;

/** A whole war, or so many actions of one; what was refused of the proposals. */
function played(
  scenario: string,
  levels: readonly Level[],
  options: Readonly<Record<string, unknown>>,
  bound: number,
  seats = 2,
) {
  const wish = settingFor(game, { scenario, seats, options });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const board = bareBoard(game, wish.setting, scenario);
  const bots = levels.map((level) => botOf(game.id, level)!);
  const refused: string[] = [];
  const watch = ({ about, dropped }: { about: string; dropped: number }): void => {
    if (dropped > 0) refused.push(about);
  };
  try {
    playMatch(game, board, bots, scenario, { allowance: { nodes: 40 }, watch }, bound);
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('no end after')) throw error;
  }
  return { refused, result: board.table.result };
}

test('every level plays it', () => {
  expect(levelsOf('fifth-frontier-war')).toEqual(LEVELS);
});

const fronts = ['ruie-gunnery', 'jewell-gate', 'regina-front', 'lanth-road'];

describe.each(fronts)('%s', (scenario) => {
  const fogged = { fogOfWar: true, jumpTroops: true, squadronQuality: true };
  const chosen = scenario === 'ruie-gunnery' ? [{}] : [{}, fogged];

  test.each(chosen)('captains play it to the end and propose nothing illegal, options %o', (options) => {
    const { refused, result } = played(scenario, ['captain', 'captain'], options, 2000);
    expect(refused).toEqual([]);
    expect(result).not.toBeNull();
  });
});

test('captains at three and four seats propose nothing illegal', () => {
  for (const seats of [3, 4])
    expect(
      played(
        'lanth-road',
        Array.from({ length: seats }, () => 'captain'),
        {},
        400,
        seats,
      ).refused,
    ).toEqual([]);
});

test('the campaign begins, with every option', () => {
  const everyOption = Object.fromEntries(
    game.options.flatMap(({ id, type }) => (type === 'boolean' ? [[id, true]] : [])),
  );
  expect(played('campaign', ['captain', 'captain'], everyOption, 250).refused).toEqual([]);
});
