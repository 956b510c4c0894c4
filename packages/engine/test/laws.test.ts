import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameModule } from '../src/core/index.ts';
import { gameLoaders, type LawsOptions, laws, randomOptions } from '../src/testing.ts';
import { freshSeed } from './fresh-seed.ts';
import { boxOf } from './parley/box.ts';
import { fitting, shortened } from './short.ts';

/** a busy machine may take long; no law is about time */
const PATIENCE = 900_000;

interface Case {
  box: GameModule;
  /** games from the fixed seed, and from a fresh one */
  runs: number;
  options: Omit<LawsOptions, 'seeds'>;
  /** options at random, and this many turns of a war; left out: the defaults, from the fresh seed options at random, and whole games */
  turns?: number;
}

/** Every game of the house: one line each. */
const games: Case[] = [
  { box: boxOf(), runs: 4, options: {} },
  { box: openBox('deltavee'), runs: 1, options: { depth: 50 } },
  // wars are cut short: every option, map and number of players for a few turns
  { box: openBox('fifth-frontier-war'), runs: 1, options: { depth: 25 }, turns: 26 },
  { box: openBox('imperial-ambitions'), runs: 1, options: { depth: 10 }, turns: 2 },
  { box: openBox('sword-and-stars'), runs: 1, options: { depth: 25 } },
];

function openBox(id: string): GameModule {
  const opened = gameLoaders.find((box) => box.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`${id} does not open`);
  return opened.box;
}

/** Every scenario with every number of players. */
const cases = games.flatMap((one) =>
  one.box.game.scenarios.flatMap(({ id, minSeats, seats: { length: most } }) =>
    Array.from({ length: most - minSeats + 1 }, (_, more) => ({
      ...one,
      id,
      seats: minSeats + more,
      name: `${one.box.game.id} ${id}${minSeats < most ? ` for ${minSeats + more}` : ''}`,
    })),
  ),
);

describe.each(cases)('the laws hold in $name', ({ box, id, seats, runs, options, turns }) => {
  const { game } = box;
  // fast-check prints seed and path; the violations name scenario, options, seed and entry
  const holds = (seed: string, isUsual: boolean): void => {
    const drawn = fitting(game, id, seats, randomOptions(game.options, seed));
    const optionSets = turns ? [{ ...drawn, ...shortened(game, id, turns) }] : [isUsual ? {} : drawn];
    const { violations } = laws(game, { box, ...options, optionSets, scenarios: [id], seats, seeds: [seed] });
    expect(violations).toEqual([]);
  };
  const seeds = fc.nat().map((number) => `laws/${number}`);

  test(
    'from a fixed seed',
    () => {
      const property = fc.property(seeds, (seed) => holds(seed, true));
      fc.assert(property, { numRuns: runs, seed: 1977, endOnFailure: true });
    },
    PATIENCE,
  );

  test(
    'from a fresh seed',
    () => {
      const property = fc.property(seeds, (seed) => holds(seed, false));
      fc.assert(property, { numRuns: runs, seed: freshSeed, endOnFailure: true });
    },
    PATIENCE,
  );
});
