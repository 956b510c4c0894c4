import { randomFrom } from '@admiralty/engine';
import { expect, test } from 'vitest';
import { Race } from './race.ts';

const TRUST = { prior: 12, convincing: 2 };

const candidates = (...values: number[]) => values.map((value, answer) => ({ answer, value, words: `line ${answer}` }));

/** Runs a race in which each candidate's outcomes scatter around its true worth. */
function run(race: Race, worth: readonly number[], worlds: number, seed = 1): void {
  const random = randomFrom(seed);
  for (let world = 0; world < worlds && !race.isDecided; world++) {
    const luck = random.below(1000) / 500 - 1;
    for (const runner of [...race.runners])
      race.note(runner, worth[Number(runner.candidate.answer)]! + luck + (random.below(1000) / 500 - 1) * 0.3);
    race.next(world / worlds);
  }
}

test('what is better in the same worlds wins, however much the worlds differ', () => {
  const race = new Race(candidates(0.1, 0, 0, 0), TRUST);
  run(race, [0, 0.4, -0.2, 0.1], 60);
  expect(race.standing()[0]!.candidate.answer).toBe(1);
});

test('the first choice stands where nothing is convincingly better', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const race = new Race(candidates(0.2, 0.2, 0.2), TRUST);
    run(race, [0.3, 0, -0.1], 60, seed);
    expect(race.standing()[0]!.candidate.answer).toBe(0);
  }
});

test('a bad start does not drop the first choice', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const race = new Race(candidates(0, 0, 0, 0), TRUST);
    run(race, [-1, 0, 0, 0], 30, seed);
    expect(race.runners).toContain(race.first);
  }
});

test('hopeless candidates are dropped early, half of the rest when half of the time is gone', () => {
  const race = new Race(candidates(0, 0, 0, 0, 0, 0, 0, 0), TRUST);
  run(race, [0, -0.9, -0.9, -0.9, 0.01, 0.02, 0.03, 0.04], 12);
  expect(race.runners.length).toBeLessThanOrEqual(4);
});

test('one candidate is decided at once', () => {
  expect(new Race(candidates(0), TRUST).isDecided).toBe(true);
});
