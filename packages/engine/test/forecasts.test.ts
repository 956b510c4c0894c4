import { describe, expect, test } from 'vitest';
import type { Action } from '../src/core/index.ts';
import { forecastBreach } from '../src/core/laws/forecasts.ts';
import { settingFor } from '../src/core/options.ts';
import { randomFrom } from '../src/core/random.ts';
import { swordAndStars } from '../src/games/sword-and-stars/index.ts';
import { swordForecasts } from '../src/games/sword-and-stars/testing/forecasts.ts';
import { forecastCases, randomGame } from '../src/testing.ts';
import { freshSeed, volume } from './volume.ts';

const PATIENCE = 300_000;

describe.each(forecastCases)('what is forecast in $id comes true', ({ run }) => {
  test(
    'over every roll and card, in positions at random',
    () => {
      const wanted = volume({ quick: 400, deep: 2000 });
      const { positions, breaches } = run({ positions: wanted, seed: String(freshSeed) });
      expect(breaches).toEqual([]);
      expect(positions).toBe(wanted);
    },
    PATIENCE,
  );
});

test('a forecast that is a little off is found', () => {
  const opened = swordAndStars.open(null, null);
  if (!opened.ok) throw new Error(opened.problems[0]);
  const { game } = opened.module;
  const setting = settingFor(game, { scenario: game.scenarios[0]!.id });
  if (!setting.ok) throw new Error(setting.refusal.why);
  const found: (string | null)[][] = [];
  randomGame(game, setting.setting, 'off', {
    depth: 60,
    watch: (play, action: Action) => {
      const decision = play.table.pending.find(({ id }) => id === action.decision)!;
      for (const forecast of swordForecasts(game.data)(play.table, decision, action.with)) {
        const [name] = Object.entries(forecast.claims).find(([, chance]) => chance > 0)!;
        const off = { ...forecast, claims: { ...forecast.claims, [name]: forecast.claims[name]! - 0.001 } };
        found.push([forecast, off].map((one) => forecastBreach(game, play.table, action, one, randomFrom(1))));
      }
    },
  });
  expect(found.length).toBeGreaterThan(0);
  for (const [right, wrong] of found) {
    expect(right).toBeNull();
    expect(wrong).toContain('forecast at');
  }
});
