import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameModule } from '../src/core/index.ts';
import { gameLoaders, type LawsOptions, laws, randomOptions } from '../src/testing.ts';
import { moduleOf } from './parley/module.ts';
import { fitting, shortened } from './short.ts';
import { freshSeed, volume } from './volume.ts';

/** a busy machine may take long; no law is about time */
const PATIENCE = 900_000;

interface Case {
  module: GameModule;
  /** games in a quick run */
  runs: number;
  options: Omit<LawsOptions, 'seeds'>;
  /** options at random, and this many turns of a war; left out: half of the games with the usual options, and whole games */
  turns?: number;
}

/** Every game, one line each. */
const games: Case[] = [
  { module: moduleOf(), runs: 4, options: {} },
  { module: openModule('deltavee'), runs: 1, options: { depth: 50 } },
  // wars are cut short: every option, map and number of players for a few turns
  { module: openModule('fifth-frontier-war'), runs: 1, options: { depth: 25 }, turns: 26 },
  { module: openModule('imperial-ambitions'), runs: 1, options: { depth: 10 }, turns: 2 },
  { module: openModule('sword-and-stars'), runs: 1, options: { depth: 25 } },
];

function openModule(id: string): GameModule {
  const opened = gameLoaders.find((loader) => loader.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`${id} does not open`);
  return opened.module;
}

/** Every scenario with every number of players. */
const cases = games.flatMap((one) =>
  one.module.game.scenarios.flatMap(({ id, minSeats, seats: { length: most } }) =>
    Array.from({ length: most - minSeats + 1 }, (_, more) => ({
      ...one,
      id,
      seats: minSeats + more,
      name: `${one.module.game.id} ${id}${minSeats < most ? ` for ${minSeats + more}` : ''}`,
    })),
  ),
);

describe.each(cases)('the laws hold in $name', ({ module, id, seats, runs, options, turns }) => {
  const { game } = module;
  // fast-check prints seed and path; the violations name scenario, options, seed and entry
  const holds = (number: number): void => {
    const seed = `laws/${number}`;
    const drawn = fitting(game, id, seats, randomOptions(game.options, seed));
    const optionSets = turns ? [{ ...drawn, ...shortened(game, id, turns) }] : [number % 2 ? drawn : {}];
    const { violations } = laws(game, { module, ...options, optionSets, scenarios: [id], seats, seeds: [seed] });
    expect(violations).toEqual([]);
  };

  test(
    'from a fresh seed',
    () => {
      const numRuns = volume({ quick: runs, deep: 4 * runs });
      fc.assert(fc.property(fc.nat(), holds), { numRuns, seed: freshSeed, endOnFailure: true });
    },
    PATIENCE,
  );
});
