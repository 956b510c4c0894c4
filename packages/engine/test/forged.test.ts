import { expect, test } from 'vitest';
import { gameLoaders, laws } from '../src/testing.ts';
import { shortened } from './short.ts';
import { freshSeed, volume } from './volume.ts';

/** Tables of many units and seats take long to compare byte by byte. */
const FEWER: Readonly<Record<string, { deep: number; seats: number }>> = {
  'fifth-frontier-war': { deep: 12_000, seats: Infinity },
  'imperial-ambitions': { deep: 20_000, seats: 3 },
};

/** Forged, stale, wrong-seat, mistyped and random actions: refused with a rule, every byte unchanged, no exception. */
test.each(gameLoaders.map(({ id, open }) => ({ id, open })))(
  '$id refuses forged actions by the thousand and changes nothing',
  ({ id, open }) => {
    const opened = open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const { game } = opened.module;
    const perEntry = 150;
    let forged = 0;
    const { deep, seats } = FEWER[id] ?? { deep: 100_000, seats: Infinity };
    const wanted = volume({ quick: Math.min(deep, 20_000), deep });
    const scenarios = game.scenarios.filter(({ minSeats }) => minSeats <= seats);
    for (let seed = 0; forged < wanted; seed++) {
      const scenario = scenarios[(freshSeed + seed) % scenarios.length]!.id;
      const report = laws(game, {
        scenarios: [scenario],
        seeds: [`forged ${freshSeed} ${seed}`],
        optionSets: [shortened(game, scenario, 2)],
        depth: 40,
        forgeries: perEntry,
        refusalsOnly: true,
      });
      expect(report.violations).toEqual([]);
      forged += report.checked['refused changes nothing'] ?? 0;
    }
    expect(forged).toBeGreaterThanOrEqual(wanted);
  },
  600_000,
);
