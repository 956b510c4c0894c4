import { expect, test } from 'vitest';
import { randomOptions } from '#core/laws';
import { imagineLookAlikes } from '#core/laws/look-alikes';
import { settingFor } from '#core/options';
import type { Setting } from '#core/types';
import { standardData } from '../data/standard.ts';
import { createDeltaVee } from '../index.ts';

const game = createDeltaVee(standardData);
/** `npm test` takes it from the commit. The long run is `npm run look-alikes`. */
const freshSeed = Number(process.env['ADMIRALTY_SEED'] ?? Math.trunc(Math.random() * 0x7fffffff));
const PATIENCE = 300_000;

function plain(scenario: string): { setting: Setting } {
  const wish = settingFor(game, { scenario });
  if (!wish.ok) throw new Error(wish.refusal.why);
  return wish;
}

test.each(game.scenarios.map(({ id }) => id))(
  'A8 tables of %s that look alike give the same imagined worlds',
  (scenario) => {
    const seed = `look-alikes ${freshSeed}`;
    const wish = settingFor(game, { scenario, options: randomOptions(game.options, seed) });
    const { setting } = wish.ok ? wish : plain(scenario); // options that do not go together
    expect(imagineLookAlikes(game, setting, seed, { depth: 50 }).breaches).toEqual([]);
  },
  PATIENCE,
);
