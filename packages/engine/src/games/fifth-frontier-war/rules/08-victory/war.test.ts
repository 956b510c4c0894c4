import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { pickFrom } from '#core/random';
import { playersOf, randomAction } from '#core/random-game';
import { startTable } from '#core/table';
import { assign } from '../../board/columns.ts';
import { standardData } from '../../data/standard.ts';
import { ABSENT, ELIMINATED, IN_PLAY, type WarState } from '../../state.ts';
import { standardGame } from '../../testing/given.ts';
import type { FfwGame, FfwPlay, Steps } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';

/** Set-up, arrivals, replacements and the end of turns are real; nobody moves or fights. */
const REAL: readonly (keyof Steps)[] = ['war', 'setUp', 'firstPlots', 'reinforcements', 'replacements', 'endOfTurn'];
const quiet: FfwGame = {
  ...standardGame,
  steps: Object.fromEntries(
    Object.entries(standardGame.steps).map(([name, step]) => [
      name,
      REAL.includes(name as keyof Steps) ? step : (play: FfwPlay) => endPhase(play),
    ]),
  ) as FfwGame['steps'],
};

const placesOf = ({ squadrons, troops, admirals }: WarState): number[] => {
  const nowhere = [squadrons, troops, admirals].map(
    ({ status, place, ...rest }) =>
      status.filter((one, n) => {
        const isSomewhere = place[n]! >= 0 || ('aboard' in rest && rest.aboard[n]! >= 0);
        return (one === IN_PLAY) !== isSomewhere;
      }).length,
  );
  return nowhere;
};

test('random campaigns of set-up, arrivals and replacements end, and no counter is lost or doubled', () => {
  const endings = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const seed = `quiet ${n}`;
    const options = { surpriseAttack: n % 2 === 0, blackGlobes: n % 3 === 0, reinforcementSixFive: n % 5 === 0 };
    const setting = { scenario: 'campaign', options, seats: 2 + (n % 3), position: null };
    const started = startTable(quiet, setting, seed, seededDice);
    if (!started.ok) throw new Error(started.refusal.why);
    const { table } = started;
    const play = new Play(quiet, table, seededDice);
    const random = playersOf(seed);
    for (let actions = 0; table.result === null; actions++) {
      expect(actions).toBeLessThan(2000);
      const refusal = play.act(randomAction(play, pickFrom(table.pending, random), random));
      expect(refusal).toBeNull();
      if (table.g.turn > 2 && random.below(10) === 0) hit(table.g, random.below(standardData.squadrons.length));
    }
    expect(placesOf(table.g)).toEqual([0, 0, 0]);
    expect(
      [table.g.squadrons, table.g.troops, table.g.fleets, table.g.admirals].flatMap(({ status }) =>
        status.filter((one) => one === ABSENT),
      ),
    ).toEqual([]);
    expect(table.g.turn).toBeLessThanOrEqual(78);
    endings.add(table.result!.rule);
  }
  expect(endings.size).toBe(2); // declared, or the last turn
});

/** Something to replace: an independent squadron without cargo is lost. */
function hit({ squadrons, troops, admirals }: WarState, squadron: number): void {
  const isBare = !troops.aboard.includes(squadron) && !admirals.aboard.includes(squadron);
  if (squadrons.status[squadron] !== IN_PLAY || squadrons.fleet[squadron]! >= 0 || !isBare) return;
  squadrons.status[squadron] = ELIMINATED;
  assign(squadrons.place, squadron, -1);
}
