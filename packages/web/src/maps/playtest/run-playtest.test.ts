import { expect, test } from 'vitest';
import { Lab, type PlaytestGame, type PlaytestWork } from '../../table/worker/lab.ts';
import { type LabWorker, runPlaytest } from './run-playtest.ts';

const work: PlaytestWork = {
  game: 'deltavee',
  scenario: 'dv-own-1',
  options: {},
  pack: null,
  level: 'cadet',
  seed: 'x',
};

function here(stops: string[] = []): LabWorker {
  const lab = new Lab();
  return {
    api: { begin: (given) => lab.begin(given), play: (number) => lab.play(number) },
    stop: () => stops.push('stop'),
  };
}

/** Everything that is told until the end. */
function run(given: PlaytestWork, games: number, workers: LabWorker[]) {
  const played: PlaytestGame[] = [];
  let names: string[] = [];
  return new Promise<{ played: PlaytestGame[]; names: string[]; trouble: string | null }>((resolve) => {
    runPlaytest(given, games, workers, {
      begun: (seats) => {
        names = seats.names;
      },
      played: (game) => played.push(game),
      ended: (trouble) => resolve({ played, names, trouble }),
    });
  });
}

test('each game is played once, alike by one worker or two, and the workers are let go', async () => {
  const stops: string[] = [];
  const one = await run(work, 3, [here(stops)]);
  const two = await run(work, 3, [here(stops), here(stops)]);
  const sorted = [...two.played].sort((a, b) => a.number - b.number);
  expect(one.names).toEqual(['Red', 'Blue']);
  expect(one.played.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(sorted).toEqual(one.played);
  expect(one.played.every(({ turns, why }) => turns > 0 && why !== '')).toBe(true);
  expect(stops).toHaveLength(3);
});

test('what cannot be played says why', async () => {
  expect((await run({ ...work, scenario: 'none' }, 3, [here()])).trouble).toMatch(/has no scenario none/);
  const pack = { scenarios: { scenarios: [] } };
  expect((await run({ ...work, pack }, 3, [here()])).trouble).toMatch(/has no scenario/);
});

test('stopped, nothing more is told', async () => {
  const told: number[] = [];
  const stop = runPlaytest(work, 50, [here()], {
    begun: () => {},
    played: ({ number }) => {
      told.push(number);
      stop();
    },
    ended: () => told.push(-1),
  });
  await run(work, 2, [here()]); // time enough for another game
  expect(told).toEqual([0]);
});
