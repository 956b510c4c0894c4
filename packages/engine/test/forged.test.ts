import { expect, test } from 'vitest';
import { boxes } from '../src/index.ts';
import { laws } from '../src/testing.ts';

/** Forged, stale, wrong-seat, mistyped and random actions: refused with a rule, every byte unchanged, no exception. */
test.each(boxes.map(({ id, open }) => ({ id, open })))(
  '$id refuses 100,000 forged actions and changes nothing',
  ({ open }) => {
    const opened = open(null, null);
    if (!opened.ok) throw new Error(opened.problems[0]);
    const { game } = opened.box;
    const perEntry = 150;
    let forged = 0;
    for (let seed = 0; forged < 100_000; seed++) {
      const scenario = game.scenarios[seed % game.scenarios.length]!.id;
      const report = laws(game, {
        scenarios: [scenario],
        seeds: [`forged ${seed}`],
        optionSets: [{}],
        depth: 40,
        forgeries: perEntry,
      });
      expect(report.violations).toEqual([]);
      forged += report.checked['refused changes nothing'] ?? 0;
    }
    expect(forged).toBeGreaterThanOrEqual(100_000);
  },
  600_000,
);
