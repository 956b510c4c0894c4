import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '../src/core/index.ts';
import { boxes } from '../src/index.ts';
import { type LawsOptions, laws, randomOptions } from '../src/testing.ts';
import { parley } from './parley/index.ts';
import { fitting, shortened } from './short.ts';

/** a busy machine may take long; no law is about time */
const PATIENCE = 300_000;

interface Case {
  game: Game<GameTypes>;
  /** games from the fixed seed, and from a fresh one */
  runs: number;
  options: Omit<LawsOptions, 'seeds'>;
  /** one set of options at random, and this many turns of a war; left out: the defaults too, and whole games */
  turns?: number;
}

/** Every game of the house: one line each. */
const games: Case[] = [
  { game: parley as unknown as Game<GameTypes>, runs: 4, options: {} },
  { game: gameOf('deltavee'), runs: 1, options: { depth: 50 } },
  // wars are cut short: every option, map and number of players for a few turns
  { game: gameOf('fifth-frontier-war'), runs: 1, options: { depth: 25 }, turns: 26 },
  { game: gameOf('imperial-ambitions'), runs: 1, options: { depth: 10 }, turns: 2 },
  { game: gameOf('sword-and-stars'), runs: 1, options: { depth: 25 } },
];

function gameOf(id: string): Game<GameTypes> {
  const opened = boxes.find((box) => box.id === id)?.open(null, null);
  if (!opened?.ok) throw new Error(`${id} does not open`);
  return opened.box.game;
}

/** Another one on each run; a failure prints it. */
const fresh = Math.trunc(Math.random() * 0x7fffffff);

/** Every scenario with every number of players. */
const cases = games.flatMap((one) =>
  one.game.scenarios.flatMap(({ id, minSeats, seats: { length: most } }) =>
    Array.from({ length: most - minSeats + 1 }, (_, more) => ({
      ...one,
      id,
      seats: minSeats + more,
      name: `${one.game.id} ${id}${minSeats < most ? ` for ${minSeats + more}` : ''}`,
    })),
  ),
);

describe.each(cases)('the laws hold in $name', ({ game, id, seats, runs, options, turns }) => {
  // fast-check prints seed and path; the violations name scenario, options, seed and entry
  const holds = (seed: string): void => {
    const drawn = fitting(game, id, seats, randomOptions(game.options, seed));
    const optionSets = turns ? [{ ...drawn, ...shortened(game, id, turns) }] : [{}, drawn];
    const { violations } = laws(game, { ...options, optionSets, scenarios: [id], seats, seeds: [seed] });
    expect(violations).toEqual([]);
  };
  const seeds = fc.nat().map((number) => `laws/${number}`);

  test(
    'from a fixed seed',
    () => {
      fc.assert(fc.property(seeds, holds), { numRuns: runs, seed: 1977, endOnFailure: true });
    },
    PATIENCE,
  );

  test(
    'from a fresh seed',
    () => {
      fc.assert(fc.property(seeds, holds), { numRuns: runs, seed: fresh, endOnFailure: true });
    },
    PATIENCE,
  );
});
