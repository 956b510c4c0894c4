import { expect, test } from 'vitest';
import { settingFor } from '#core/options';
import { standardGame } from '../testing/given.ts';
import { setUpState } from './setting.ts';

const game = standardGame();

function setUp(scenario: string, options = {}) {
  const wish = settingFor(game, { scenario, options });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const [kept, made] = [game.setUp(wish.setting), setUpState(game.data, wish.setting)];
  if (!kept.ok || !made.ok) throw new Error(`${scenario} is not set up`);
  return { kept: kept.g, made: made.g };
}

test('a game that was set up before starts as if it were the first, whatever became of the first', () => {
  for (const scenario of ['01-duel', '04-planetfall', '07-buffer-zone', 'generated-3']) {
    const { kept } = setUp(scenario);
    kept.units.steps[0] = 99;
    kept.systems.controller.fill(7);
    kept.options['fog'] = 'nonsense';
    const again = setUp(scenario);
    expect(JSON.stringify(again.kept)).toBe(JSON.stringify(again.made));
  }
});

test('other options are another set-up', () => {
  const forces = ['scenario', 'preset', 'purchase'].map((choice) => setUp('07-buffer-zone', { forces: choice }));
  for (const { kept, made } of forces) expect(kept).toEqual(made);
  expect(new Set(forces.map(({ kept }) => kept.names.length)).size).toBeGreaterThan(1);
});
