import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameModule } from '../src/core/index.ts';
import { gameLoaders, type LawsOptions, laws, randomOptions } from '../src/testing.ts';
import { boxOf } from './parley/box.ts';
import { fitting, shortened } from './short.ts';
import { freshSeed, volume } from './volume.ts';

/** a busy machine may take long; no law is about time */
const PATIENCE = 900_000;

interface Case {
  box: GameModule;
  /** games in a quick run */
  runs: number;
  options: Omit<LawsOptions, 'seeds'>;
  /** options at random, and this many turns of a war; left out: half of the games with the usual options, and whole games */
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
  const holds = (number: number): void => {
    const seed = `laws/${number}`;
    const drawn = fitting(game, id, seats, randomOptions(game.options, seed));
    const optionSets = turns ? [{ ...drawn, ...shortened(game, id, turns) }] : [number % 2 ? drawn : {}];
    const { violations } = laws(game, { box, ...options, optionSets, scenarios: [id], seats, seeds: [seed] });
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
